import type { ChapterAnalysis, VerseAnalysis } from '../../../domain/contract/index.ts';
import type { Version } from '../../../domain/editions/index.ts';

export interface Passage {
  readonly reference: string;
  readonly english: string;
  readonly original: string;
  readonly language: 'he' | 'arc' | 'grc';
  readonly englishName: string;
  /** The language of the translation, if it is not English. */
  readonly englishLanguage?: string | undefined;
  readonly version?: Version | undefined;
  readonly originalName: string;
}

type Verse = (VerseAnalysis | ChapterAnalysis)['verse'];

/** The parts of a verse that Copy, Export and Share use. While a place is loading, its texts are missing. */
export type PassageVerse = Pick<Verse, 'reference'> &
  Partial<Pick<Verse, 'text' | 'hebrewText' | 'greekText' | 'language' | 'edition' | 'reading' | 'version'>>;

export function passageOf({ verse }: { readonly verse: PassageVerse }): Passage {
  return {
    reference: verse.reference,
    english: verse.text ?? '',
    original: verse.hebrewText || verse.greekText || '',
    language: verse.language ?? (verse.greekText ? 'grc' : 'he'),
    englishName: 'KJV',
    version: verse.version,
    originalName: (verse.edition ?? '').toUpperCase() + (verse.reading === 'qere' ? ', qere' : ''),
  };
}

/** The text for Copy, Export and Share: English if it is shown, otherwise the original. */
export const mainText = ({ english, original }: Passage): string => english || original;

export const copyText = (passage: Passage): string => `${passage.reference}\n${mainText(passage)}`;
