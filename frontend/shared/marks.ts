import { stripAccents, stripPoints } from '../../domain/hebrew/index.ts';
import { type ReadingSettings, useReadingSettings } from './reading-settings.ts';

/** The marks that are shown on Hebrew letters: accents and vowels, only vowels, or no marks. */
export type Marks = 'accents' | 'vowels' | 'none';

/** The marks that the reader has chosen. */
export function marksOf({ vowels, accents }: Pick<ReadingSettings, 'vowels' | 'accents'>): Marks {
  if (!vowels) return 'none';
  return accents ? 'accents' : 'vowels';
}

export const useMarks = (): Marks => marksOf(useReadingSettings());

/** The text with only these marks. Letters, spaces, maqaf and other scripts do not change. */
export function withMarks(text: string, marks: Marks): string {
  if (marks === 'accents') return text;
  return marks === 'vowels' ? stripAccents(text) : stripPoints(text);
}

/** The switches that have an effect on a text: no switch for Greek or for letters without marks. */
export function marksIn(text: string): { readonly vowels: boolean; readonly accents: boolean } {
  return { vowels: /[\u05B0-\u05BC\u05C7]/u.test(text), accents: /[\u0591-\u05AF]/u.test(text) };
}
