import { stripAccents, stripPoints } from '../../domain/hebrew/index.ts';
import { ROOM, withGreekRoom } from '../ui/room.ts';
import { type ReadingSettings, readingSettings, useReadingSettings } from './reading-settings.ts';

/** The marks that are shown on Hebrew letters: accents and vowels, only vowels, or no marks. */
export type Marks = 'accents' | 'vowels' | 'none';

/** The marks that the reader has chosen. */
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
export function withMarks(text: string, marks: Marks): string {
  const shown = onlyMarks(text, marks).replace(LAMED_BEFORE_MEM, (whole: string, points: string) =>
    /\u05B4/u.test(points) && /[\u05B7\u05B8]/u.test(points)
      ? `ל${points.replace(/[\u034F\u05B4]/gu, '')}${betweenVowels()}\u05B4`
      : whole,
  );
  return withGreekRoom(shown);
}

/** A lamed with its marks before a final mem, as at the end of Jerusalem, which has two vowels under its lamed. */
const LAMED_BEFORE_MEM = /ל([\u034F\u0591-\u05BD\u05C1-\u05C7]+)(?=ם)/gu;

/**
 * The character between the two vowels. Unicode has the joiner U+034F for them, and Ezra SIL and Taamey D follow it. Cardo
 * would draw the second vowel over the first one, so there the second one stands on a narrow space.
 */
const betweenVowels = (): string => (readingSettings().hebrewFont === 'cardo' ? ROOM : '\u034F');

/** The switches that have an effect on a text: no switch for Greek or for letters without marks. */
export function marksIn(text: string): { readonly vowels: boolean; readonly accents: boolean } {
  return { vowels: /[\u05B0-\u05BC\u05C7]/u.test(text), accents: /[\u0591-\u05AF]/u.test(text) };
}
