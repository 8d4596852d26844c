import { signsAsLetters } from '../../domain/basics/index.ts';
import type { ListedName, NameRequest } from '../../domain/contract/index.ts';
import { greekLetters, splitGreekWords } from '../../domain/greek/index.ts';
import { foldFinals, hebrewLetters, splitHebrewWords } from '../../domain/hebrew/index.ts';
import { type CuratedName, findName, spellInGreek, spellInHebrew } from '../../domain/names/index.ts';
import { Problem } from '../ctx/errors.ts';
import type { LexiconMatch } from './lexicon-match.ts';
import { type Written, writtenAs } from './written.ts';

export interface Spellings {
  readonly curated: CuratedName | undefined;
  readonly hebrew: Written | null;
  readonly greek: Written | null;
  readonly typed: 'latin' | 'hebrew' | 'greek';
}

const bareHebrew = (text: string): string => splitHebrewWords(text).map(hebrewLetters).join(' ');
const writtenGreek = (text: string): string =>
  splitGreekWords(signsAsLetters(text.normalize('NFC'), 'greek')).join(' ');

/**
 * Finds the Hebrew and the Greek spelling of a name. The request's own spelling comes first, then the typed letters,
 * then the curated list, then the dictionary, then the installed lists of names, and last a transliteration of the Latin
 * letters.
 * @throws Problem if there are no letters.
 */
export function spellingsOf(
  request: NameRequest,
  lexicon: LexiconMatch,
  listed: readonly Pick<ListedName, 'hebrew' | 'greek'>[] = [],
): Spellings {
  const { name } = request;
  const typedHebrew = bareHebrew(name);
  const typedGreek = writtenGreek(name);
  const curated = findName(name);
  const typed = typedHebrew !== '' ? 'hebrew' : typedGreek !== '' ? 'greek' : 'latin';
  const isForeign =
    typed === 'latin' && curated === undefined && lexicon.hebrew === null && lexicon.greek === null;
  const found: Spellings = {
    curated,
    typed,
    hebrew:
      typed === 'hebrew'
        ? typedWith(typedHebrew, curatedHebrew(curated))
        : (curatedHebrew(curated) ??
          lexicon.hebrew ??
          listedAs(listed.map(({ hebrew }) => bareHebrew(hebrew ?? ''))) ??
          (isForeign ? transliterated(spellInHebrew(name)) : null)),
    greek:
      typed === 'greek'
        ? typedWith(typedGreek, curatedGreek(curated))
        : (curatedGreek(curated) ??
          lexicon.greek ??
          listedAs(listed.map(({ greek }) => writtenGreek(greek ?? ''))) ??
          (isForeign ? transliterated(spellInGreek(name)) : null)),
  };
  if (found.hebrew === null && found.greek === null) {
    throw new Problem('bad_request', 'Write the name in Latin, Hebrew or Greek letters.', {
      fields: { name: 'has no Latin, Hebrew or Greek letter' },
    });
  }
  return {
    ...found,
    hebrew: chosen(request.hebrew, 'hebrew', found.hebrew),
    greek: chosen(request.greek, 'greek', found.greek),
  };
}

function curatedHebrew(curated: CuratedName | undefined): Written | null {
  if (curated === undefined || curated.hebrew === null) return null;
  const strongs = curated.strongs.filter((number) => number.startsWith('H'));
  return { ...writtenAs(curated.hebrew, 'curated'), strongs };
}

function curatedGreek(curated: CuratedName | undefined): Written | null {
  if (curated === undefined || curated.greek === null) return null;
  const { greek, greekForms: forms, greekIsGenitive: isGenitive } = curated;
  return { ...writtenAs(greek, 'curated'), forms, isGenitive };
}

const typedWith = (letters: string, known: Written | null): Written => ({
  letters,
  spelling: 'typed',
  strongs: known?.strongs ?? [],
  forms: known === null ? [] : [greekLetters(known.letters), ...known.forms].filter((form) => form !== ''),
  isGenitive: known?.isGenitive === true && keyOf(known.letters) === keyOf(letters),
});

function listedAs(spellings: readonly string[]): Written | null {
  const letters = spellings.find((text) => text !== '');
  return letters === undefined ? null : writtenAs(letters, 'listed');
}

const transliterated = (letters: string | null): Written | null =>
  letters === null ? null : writtenAs(letters, 'transliterated');

const keyOf = (letters: string): string => foldFinals(hebrewLetters(letters)) + greekLetters(letters);

/** The spelling in the request, or the found spelling if the request has none or has one with the same letters. */
function chosen(text: string | undefined, script: 'hebrew' | 'greek', found: Written | null): Written | null {
  if (text === undefined || text === '') return found;
  const letters = script === 'hebrew' ? bareHebrew(text) : writtenGreek(text);
  if (letters === '') {
    const language = script === 'hebrew' ? 'Hebrew' : 'Greek';
    throw new Problem('bad_request', `The ${language} spelling has no ${language} letter.`, {
      fields: { [script]: `has no ${language} letter` },
    });
  }
  return found !== null && keyOf(found.letters) === keyOf(letters) ? found : writtenAs(letters, 'chosen');
}
