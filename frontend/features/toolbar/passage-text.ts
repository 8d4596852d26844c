import type { ChapterAnalysis, VerseAnalysis } from '../../../domain/contract/index.ts';

/** What the toolbar's actions act on. */
export interface Passage {
  readonly reference: string;
  /** English as shown, one line a verse. */
  readonly english: string;
  /** Hebrew or Greek as shown, one line a verse. */
  readonly original: string;
  readonly language: 'he' | 'grc';
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
    language: verse.greekText ? 'grc' : 'he',
    englishName: 'KJV',
    originalName: (verse.edition ?? '').toUpperCase(),
  };
}

/** The text that Copy, Export and Share take: English where it is shown, else the original. */
export const mainText = ({ english, original }: Passage): string => english || original;

/** What Copy puts on the clipboard (specification, part 1 section 7). */
export const copyText = (passage: Passage): string => `${passage.reference}\n${mainText(passage)}`;

/** The file that Export writes: its name and its content. */
export function exportFile(passage: Passage, now: Date): { readonly name: string; readonly json: string } {
  const { reference } = passage;
  const content = { reference, text: mainText(passage), exportDate: now.toISOString() };
  return { name: `${reference.replaceAll(' ', '_')}.json`, json: JSON.stringify(content, null, 2) };
}
