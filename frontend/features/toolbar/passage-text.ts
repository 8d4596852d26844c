import type { ChapterAnalysis, VerseAnalysis } from '../../../domain/contract/index.ts';

/** What the toolbar's actions act on. */
export interface Passage {
  readonly reference: string;
  /** English as shown, one line a verse. */
  readonly english: string;
  /** Hebrew, Aramaic or Greek as shown, one line a verse. */
  readonly original: string;
  /** The language of most of its words. */
  readonly language: 'he' | 'arc' | 'grc';
  /** Short names of the texts, as a citation gives them. */
  readonly englishName: string;
  readonly originalName: string;
}

/** The texts of a verse, or of a chapter with one line a verse. */
export function passageOf({ verse }: VerseAnalysis | ChapterAnalysis): Passage {
  return {
    reference: verse.reference,
    english: verse.text ?? '',
    original: verse.hebrewText || verse.greekText || '',
    language: verse.language ?? (verse.greekText ? 'grc' : 'he'),
    englishName: 'KJV',
    originalName: (verse.edition ?? '').toUpperCase() + (verse.reading === 'qere' ? ', qere' : ''),
  };
}

/** The text that Copy, Export and Share take: English where it is shown, else the original. */
export const mainText = ({ english, original }: Passage): string => english || original;

/** What Copy puts on the clipboard. */
export const copyText = (passage: Passage): string => `${passage.reference}\n${mainText(passage)}`;

/** What Export writes into its file. */
export function exportJson(passage: Passage, now: Date): string {
  const content = { reference: passage.reference, text: mainText(passage), exportDate: now.toISOString() };
  return JSON.stringify(content, null, 2);
}
