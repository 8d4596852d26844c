import { greekLetters, splitGreekWords, transliterateGreek } from '../../domain/greek/index.ts';
import {
  hebrewLetters,
  splitHebrewWords,
  transliterateHebrew,
  withoutSectionMarks,
} from '../../domain/hebrew/index.ts';
import type { EditionRecord, WordRecord } from '../records.ts';
import { remember } from './remember.ts';

type Script = EditionRecord['script'];

/** A word as a source has it: its text, and what else the source says about it. */
export type SourceWord = Pick<WordRecord, 'originalText' | 'after'> & Partial<Omit<WordRecord, 'letters'>>;

const transliterations = {
  /** Morphology helps to tell a short qamats from a long one, so both together are the key. */
  hebrew: remember((key) => {
    const [word = '', morphology = ''] = key.split(' ');
    return transliterateHebrew(word, morphology);
  }),
  greek: remember(transliterateGreek),
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
 * Adds to a word what its source does not say: bare letters, transliteration, and the lemma that it is counted by (its
 * Strong's number, otherwise its bare form). English words have no letters, because they have no value.
 *
 * @example
 * ```ts
 * completeWord('greek', { originalText: 'λόγος', after: '' }).letters // => 'λογοσ'
 * ```
 */
export function completeWord(script: Script, word: SourceWord): WordRecord {
  const isEnglish = script === 'latin';
  const letters = isEnglish ? '' : LETTERS[script](word.originalText);
  const bareForm = isEnglish ? word.originalText.toLowerCase() : letters;
  return {
    reading: word.reading ?? 'both',
    variant: word.variant ?? null,
    originalText: word.originalText,
    before: word.before ?? '',
    after: word.after,
    mark: word.mark ?? null,
    letters,
    transliteration: word.transliteration ?? (isEnglish ? '' : transliterate(script, word)),
    translation: word.translation ?? null,
    strongsNumber: word.strongsNumber ?? null,
    lemma: word.lemma ?? word.strongsNumber ?? bareForm,
    morphology: word.morphology ?? null,
  };
}

/**
 * The words of a Hebrew or Greek text, completed. Signs between words are in `after` of the word before them, and signs
 * before the first word are in its `before`, so the records give the text back without section marks.
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
