import { splitGreekWords } from '../greek/index.ts';
import { splitHebrewWords, withoutSectionMarks } from '../hebrew/index.ts';
import type { GematriaScript } from './method-types.ts';

export interface DividedWord {
  readonly originalText: string;
  /** The characters before the first word; empty for the others. */
  readonly before: string;
  /** The characters between the word and the next one, with single spaces and without section marks. */
  readonly after: string;
  /** A section mark after the word. */
  readonly mark: string | null;
  /** Where the word ends in the text, in UTF-16 units. */
  readonly end: number;
}

const SPLIT = { hebrew: splitHebrewWords, greek: splitGreekWords };
const SECTION_MARK = /\{\s*([פסרש]+)\d?\s*\}/u;

/**
 * Divides a Hebrew or Greek text into its words and what is between them. Together they are the text, without section
 * marks, with single spaces and without a space at either end. A text without words of the script gives none.
 *
 * @example
 * ```ts
 * divideText('greek', 'ἐν ἀρχῇ·').map(({ originalText, after }) => originalText + after) // => ['ἐν ', 'ἀρχῇ·']
 * divideText('hebrew', 'אֶת־הָאָֽרֶץ׃ {ס}').map(({ after }) => after) // => ['־', '׃']
 * ```
 */
export function divideText(script: GematriaScript, text: string): DividedWord[] {
  const words: { -readonly [Name in keyof DividedWord]: DividedWord[Name] }[] = [];
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
    place = start + originalText.length;
    words.push({ originalText, before: words.length === 0 ? before : '', after: '', mark: null, end: place });
  }
  between(text.slice(place));
  const last = words.at(-1);
  if (last !== undefined) last.after = last.after.trimEnd();
  return words;
}
