import { remembered } from '../../domain/basics/index.ts';
import { divideText, type GematriaScript } from '../../domain/gematria/index.ts';
import { greekLetters, transliterateGreek } from '../../domain/greek/index.ts';
import { hebrewLetters, transliterateHebrew } from '../../domain/hebrew/index.ts';
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
 * Divides a Hebrew or Greek text into complete words, as `divideText` does.
 *
 * @example
 * ```ts
 * wordsOfText('greek', 'ἐν ἀρχῇ').map((word) => word.after) // => [' ', '']
 * ```
 */
export const wordsOfText = (script: GematriaScript, text: string): WordRecord[] =>
  divideText(script, text).map((word) => completeWord(script, word));
