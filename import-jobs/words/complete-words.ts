import { remembered } from '../../domain/basics/index.ts';
import { greekLetters, splitGreekWords, transliterateGreek } from '../../domain/greek/index.ts';
import {
  hebrewLetters,
  splitHebrewWords,
  transliterateHebrew,
  withoutSectionMarks,
} from '../../domain/hebrew/index.ts';
import type { EditionRecord, WordRecord } from '../records.ts';

type Script = EditionRecord['script'];

/** A word of a source: its text, the text after it, and the other fields that the source gives. */
export type SourceWord = Pick<WordRecord, 'originalText' | 'after'> & Partial<Omit<WordRecord, 'letters'>>;

const transliterations = {
  /**
   * The cache of Hebrew transliterations. Its key is the word and its morphology, because the morphology helps to
   * distinguish a short qamats from a long one.
   */
  hebrew: remembered((key) => {
    const [word = '', morphology = ''] = key.split(' ');
    return transliterateHebrew(word, morphology);
  }),
  greek: remembered(transliterateGreek),
};

const LETTERS = { hebrew: hebrewLetters, greek: greekLetters };
const SPLIT = { hebrew: splitHebrewWords, greek: splitGreekWords };
const SECTION_MARK = /\{\s*([פסרש]+)\d?\s*\}/u;

function transliterate(script: keyof typeof LETTERS, { originalText, morphology }: SourceWord): string {
  return script === 'greek'
    ? transliterations.greek(originalText)
    : transliterations.hebrew(`${originalText} ${morphology ?? ''}`);
}

/**
 * Adds the fields of a word that its source does not give: the letters without marks, the transliteration, and the
 * lemma (the Strong's number, or else the letters). A word of a translation has no letters, because it has no value; its
 * lemma is the word in small letters.
 *
 * @example
 * ```ts
 * completeWord('greek', { originalText: 'λόγος', after: '' }).letters // => 'λογοσ'
 * ```
 */
export function completeWord(script: Script, word: SourceWord): WordRecord {
  const valued = script === 'hebrew' || script === 'greek' ? script : null;
  const letters = valued === null ? '' : LETTERS[valued](word.originalText);
  const bareForm = valued === null ? word.originalText.toLowerCase() : letters;
  return {
    reading: word.reading ?? 'both',
    variant: word.variant ?? null,
    originalText: word.originalText,
    before: word.before ?? '',
    after: word.after,
    mark: word.mark ?? null,
    letters,
    transliteration: word.transliteration ?? (valued === null ? '' : transliterate(valued, word)),
    translation: word.translation ?? null,
    strongsNumber: word.strongsNumber ?? null,
    lemma: word.lemma ?? word.strongsNumber ?? bareForm,
    morphology: word.morphology ?? null,
    corrected: word.corrected ?? null,
  };
}

/**
 * Divides a Hebrew or Greek text into complete words. The characters between two words are in `after` of the
 * first word, and those before the first word are in its `before`. So the records together are the text,
 * without section marks, with single spaces and without a space at either end.
 *
 * @example
 * ```ts
 * wordsOfText('greek', 'ἐν ἀρχῇ').map((word) => word.after) // => [' ', '']
 * ```
 */
export function wordsOfText(script: keyof typeof SPLIT, text: string): WordRecord[] {
  const words: SourceWord[] = [];
  let place = 0;
  let before = '';
  const between = (signs: string): void => {
    const after = withoutSectionMarks(signs).replace(/\s+/gu, ' ');
    const last = words.at(-1);
    if (last === undefined) before = after.trimStart();
    else Object.assign(last, { after, mark: SECTION_MARK.exec(signs)?.[1] ?? null });
  };
  for (const originalText of SPLIT[script](text)) {
    const start = text.indexOf(originalText, place);
    between(text.slice(place, start));
    words.push({ originalText, before: words.length === 0 ? before : '', after: '' });
    place = start + originalText.length;
  }
  between(text.slice(place));
  const last = words.at(-1);
  if (last !== undefined) last.after = last.after.trimEnd();
  return words.map((word) => completeWord(script, word));
}
