import { greekLetters } from '../../domain/greek/index.ts';
import { foldFinals, hebrewLetters } from '../../domain/hebrew/index.ts';
import type { NameRows } from './name-statement.ts';
import { type Written, writtenAs } from './written.ts';

export interface LexiconMatch {
  readonly hebrew: Written | null;
  readonly greek: Written | null;
  /** The meaning, from the Hebrew entry, or from the Greek entry if there is no Hebrew entry. */
  readonly meaning: string | null;
  readonly source: string | null;
  readonly gloss: string | null;
  readonly strongs: readonly string[];
}

export const NO_MATCH: LexiconMatch = {
  hebrew: null,
  greek: null,
  meaning: null,
  source: null,
  gloss: null,
  strongs: [],
};

/** The texts that the statement looks for in the dictionary. A field that is null is not looked for. */
export interface LexiconQuestion {
  readonly latin: string | null;
  readonly hebrewLemma: string | null;
  readonly greekLemma: string | null;
}

export const NO_QUESTION: LexiconQuestion = { latin: null, hebrewLemma: null, greekLemma: null };

const HEBREW_WITH_FINALS = /[כמנפצךםןףץ]/gu;
const GREEK_VARYING = /[αεηιουωρσ]/gu;

/**
 * The query to the dictionary for a typed name. Lemmas have points or accents, which SQL cannot remove. So a
 * pattern finds candidates, and `matchLexicon` chooses the candidates whose letters equal those of the name.
 */
export function lexiconQuestion(name: string, typed: 'latin' | 'hebrew' | 'greek'): LexiconQuestion {
  if (typed === 'latin') {
    const latin = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return { ...NO_QUESTION, latin };
  }
  if (typed === 'hebrew') {
    const letters = [...hebrewLetters(name)].map((letter) => letter.replace(HEBREW_WITH_FINALS, '_'));
    return { ...NO_QUESTION, hebrewLemma: `${letters.join('%')}%` };
  }
  // The pattern begins with `_`, which matches any letter, because the first letter of the lemma may be a capital.
  return { ...NO_QUESTION, greekLemma: `_${greekLetters(name).slice(1).replace(GREEK_VARYING, '_')}` };
}

type Entry = NameRows['lexicon'][number];

/**
 * Chooses the dictionary's entries for a name: in each script the entry that occurs most often or, with equal
 * counts, the entry with the lowest Strong's number.
 */
export function matchLexicon(name: string, rows: readonly Entry[]): LexiconMatch {
  const letters = foldFinals(hebrewLetters(name)) + greekLetters(name);
  const entries = rows
    .filter(
      ({ lemma }) => letters === '' || foldFinals(hebrewLetters(lemma)) + greekLetters(lemma) === letters,
    )
    .sort(
      (a, b) =>
        (b.occurrences ?? 0) - (a.occurrences ?? 0) ||
        Number(a.strongsNumber.slice(1)) - Number(b.strongsNumber.slice(1)),
    );
  const hebrew = entries.find(({ strongsNumber }) => strongsNumber.startsWith('H'));
  const greek = entries.find(({ strongsNumber }) => strongsNumber.startsWith('G'));
  const entry = hebrew ?? greek;
  if (entry === undefined) return NO_MATCH;
  return {
    hebrew: hebrew === undefined ? null : hebrewOf(hebrew),
    greek: greek === undefined ? null : writtenAs(greek.lemma, 'lexicon'),
    meaning: meaningOf(entry),
    source: `${entry.lexicon}, ${entry.strongsNumber}`,
    gloss: entry.gloss,
    strongs: [hebrew, greek].flatMap((one) => one?.strongsNumber ?? []),
  };
}

const hebrewOf = ({ lemma, strongsNumber }: Entry): Written => {
  const words = lemma.split(/[\s\u05BE]+/u).map(hebrewLetters);
  return { ...writtenAs(words.join(' ').trim(), 'lexicon'), strongs: [strongsNumber] };
};

/**
 * The definition and then, in brackets, the derivation, in which Strong's dictionary often explains names. The dictionary
 * is named there, because the origin of a name is often a guess.
 */
function meaningOf({ definition, derivation }: Entry): string | null {
  if (derivation === null) return definition;
  const origin = `Strong’s: ${derivation}`;
  return definition === null ? origin : `${definition} (${origin})`;
}
