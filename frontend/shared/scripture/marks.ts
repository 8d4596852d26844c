import { stripAccents, stripPoints } from '../../../domain/hebrew/index.ts';
import { withGreekRoom } from '../../ui/words/room.ts';
import { type ReadingSettings, readingSettings, useReadingSettings } from '../settings/reading-settings.ts';

export type Marks = 'accents' | 'vowels' | 'none';

export function marksOf({ vowels, accents }: Pick<ReadingSettings, 'vowels' | 'accents'>): Marks {
  if (!vowels) return 'none';
  return accents ? 'accents' : 'vowels';
}

export const useMarks = (): Marks => marksOf(useReadingSettings());

/** The text with only these marks, to be copied. Letters, spaces, maqaf and other scripts do not change. */
export function onlyMarks(text: string, marks: Marks): string {
  if (marks === 'accents') return text;
  return marks === 'vowels' ? stripAccents(text) : stripPoints(text);
}

/**
 * The text with only these marks, to be shown: with a little room where the fonts would draw two signs in one place.
 * `withoutRoom` of `ui/room.ts` takes the room away again.
 */
export const withMarks = (text: string, marks: Marks): string =>
  withGreekRoom(onlyMarks(text, marks).replace(LAMED_BEFORE_MEM, withVowelsInOrder));

/** A lamed with its marks before a mem, as in Jerusalem, which has two vowels under its lamed. */
const LAMED_BEFORE_MEM = /ל[\u034F\u0591-\u05BD\u05C1-\u05C7]+(?=[םמ])/gu;
/** The place before the first accent above a letter, or the end. */
const BEFORE_ABOVE = /(?=[\u0592-\u0595\u0597-\u059A\u059C-\u05A1\u05A8\u05A9\u05AB-\u05AF])|$/u;

/**
 * The letter with its marks in the order in which they are drawn: first vowel, sign below, second vowel, sign above. Our
 * Cardo has rules for this order. Ezra SIL and Taamey D want Unicode's joiner U+034F before the second vowel.
 */
function withVowelsInOrder(letter: string): string {
  const [second] = /[\u05B0\u05B4]/u.exec(letter) ?? [];
  if (second === undefined || !/[\u05B7\u05B8]/u.test(letter)) return letter;
  const others = letter.replace(/[\u034F\u05B0\u05B4]/gu, '');
  return readingSettings().hebrewFont === 'cardo'
    ? others.replace(BEFORE_ABOVE, second)
    : `${others}\u034F${second}`;
}

/** The switches that have an effect on a text: no switch for Greek or for letters without marks. */
export function marksIn(text: string): { readonly vowels: boolean; readonly accents: boolean } {
  return { vowels: /[\u05B0-\u05BC\u05C7]/u.test(text), accents: /[\u0591-\u05AF]/u.test(text) };
}
