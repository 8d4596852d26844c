import { stripAccents, stripPoints } from '../../domain/hebrew/index.ts';
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
 * `withoutRoom` takes the room away again.
 */
export function withMarks(text: string, marks: Marks): string {
  const shown = onlyMarks(text, marks).replace(LAMED_BEFORE_MEM, (whole: string, points: string) =>
    /\u05B4/u.test(points) && /[\u05B7\u05B8]/u.test(points)
      ? `ל${points.replace(/[\u034F\u05B4]/gu, '')}${betweenVowels()}\u05B4`
      : whole,
  );
  return shown.replace(CAPITAL_WITH_BREATHING, `${ROOM}$&`);
}

/** A narrow space that does not break a line. */
const ROOM = '\u202F';

/** A lamed with its marks before a final mem, as at the end of Jerusalem, which has two vowels under its lamed. */
const LAMED_BEFORE_MEM = /ל([\u034F\u0591-\u05BD\u05C1-\u05C7]+)(?=ם)/gu;

/**
 * The character between the two vowels. Unicode has the joiner U+034F for them, and Ezra SIL and Taamey D follow it. Cardo
 * would draw the second vowel over the first one, so there the second one stands on a narrow space.
 */
const betweenVowels = (): string => (readingSettings().hebrewFont === 'cardo' ? ROOM : '\u034F');

/**
 * A Greek capital with a breathing at the start of a word. Literata draws the breathing over the space before the letter,
 * and outside the line at its start.
 */
const CAPITAL_WITH_BREATHING =
  /(?<!\p{L})[\u1F08-\u1F0F\u1F18-\u1F1D\u1F28-\u1F2F\u1F38-\u1F3F\u1F48-\u1F4D\u1F59-\u1F5F\u1F68-\u1F6F\u1F88-\u1F8F\u1F98-\u1F9F\u1FA8-\u1FAF]/gu;

/** A shown text as it is copied: without the room that only the fonts need. */
export const withoutRoom = (text: string): string => text.replaceAll(ROOM, '');

/** The switches that have an effect on a text: no switch for Greek or for letters without marks. */
export function marksIn(text: string): { readonly vowels: boolean; readonly accents: boolean } {
  return { vowels: /[\u05B0-\u05BC\u05C7]/u.test(text), accents: /[\u0591-\u05AF]/u.test(text) };
}
