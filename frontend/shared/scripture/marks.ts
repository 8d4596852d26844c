import { stripAccents, stripPoints } from '../../../domain/hebrew/index.ts';
import { withGreekRoom } from '../../ui/words/room.ts';
import {
  type HebrewFont,
  type ReadingSettings,
  readingSettings,
  useReadingSettings,
} from '../settings/reading-settings.ts';

export type Marks = 'accents' | 'vowels' | 'none';

export function marksOf({ vowels, accents }: Pick<ReadingSettings, 'vowels' | 'accents'>): Marks {
  if (!vowels) return 'none';
  return accents ? 'accents' : 'vowels';
}

export const useMarks = (): Marks => marksOf(useReadingSettings());

/**
 * A text in which the marks of Hebrew letters are kept (`accents`), kept except for the accents (`vowels`) or removed
 * (`none`). Letters, spaces, maqaf and other scripts do not change.
 */
function onlyMarks(text: string, marks: Marks): string {
  if (marks === 'accents') return text;
  return marks === 'vowels' ? stripAccents(text) : stripPoints(text);
}

/**
 * A Bible text as it is shown: with the chosen Hebrew marks, in the order that the font needs, and with a narrow space
 * before a Greek capital with a breathing. When a reader copies shown text, `withoutRoom` of `ui/words/room.ts` removes
 * what was added. `font` is the font that draws the text: the reader's, if none is named.
 */
export const withMarks = (text: string, marks: Marks, font?: HebrewFont): string =>
  withGreekRoom(
    onlyMarks(text, marks).replace(LAMED_BEFORE_MEM, (letter) =>
      withVowelsInOrder(letter, font ?? readingSettings().hebrewFont),
    ),
  );

/** A lamed with its marks before a mem, as in Jerusalem, which has two vowels under its lamed. */
const LAMED_BEFORE_MEM = /ל[\u034F\u0591-\u05BD\u05C1-\u05C7]+(?=[םמ])/gu;
/** The place before the first accent that is above the letter, or the end if there is none. */
const BEFORE_ABOVE = /(?=[\u0592-\u0595\u0597-\u059A\u059C-\u05A1\u05A8\u05A9\u05AB-\u05AF])|$/u;

/**
 * Puts the marks of a letter with two vowels into the order that the font needs. Our Cardo draws them in the
 * order: first vowel, sign below, second vowel, sign above. Ezra SIL and Taamey D need the invisible joiner U+034F
 * before the second vowel, which comes last.
 */
function withVowelsInOrder(letter: string, font: HebrewFont): string {
  const [second] = /[\u05B0\u05B4]/u.exec(letter) ?? [];
  if (second === undefined || !/[\u05B7\u05B8]/u.test(letter)) return letter;
  const others = letter.replace(/[\u034F\u05B0\u05B4]/gu, '');
  return font === 'cardo' ? others.replace(BEFORE_ABOVE, second) : `${others}\u034F${second}`;
}

/** Tells for which marks a text has something to switch off: none for Greek or for Hebrew letters without marks. */
export function marksIn(text: string): { readonly vowels: boolean; readonly accents: boolean } {
  return { vowels: /[\u05B0-\u05BC\u05C7]/u.test(text), accents: /[\u0591-\u05AF]/u.test(text) };
}
