import { stripAccents, stripPoints } from '../../domain/hebrew/index.ts';
import { type ReadingSettings, useReadingSettings } from './reading-settings.ts';

/** Which marks are shown on Hebrew letters. Accents need vowels. */
export type Marks = 'accents' | 'vowels' | 'none';

/** The marks that the reader has chosen. */
export function marksOf({ vowels, accents }: Pick<ReadingSettings, 'vowels' | 'accents'>): Marks {
  if (!vowels) return 'none';
  return accents ? 'accents' : 'vowels';
}

export const useMarks = (): Marks => marksOf(useReadingSettings());

/** The text with only these marks. Letters, spaces, maqaf and other scripts stay as they are. */
export function withMarks(text: string, marks: Marks): string {
  if (marks === 'accents') return text;
  return marks === 'vowels' ? stripAccents(text) : stripPoints(text);
}

/** Which switches apply to a text: none for Greek, and none for bare letters. */
export function marksIn(text: string): { readonly vowels: boolean; readonly accents: boolean } {
  return { vowels: /[\u05B0-\u05BC\u05C7]/u.test(text), accents: /[\u0591-\u05AF]/u.test(text) };
}
