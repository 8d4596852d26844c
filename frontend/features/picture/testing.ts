/** Verses for the tests of the picture. */
import type { VerseAnalysis, WordAnalysis } from '../../../domain/contract/index.ts';
import type { DrawnVerse } from './content.ts';

export const verseWith = (
  words: readonly WordAnalysis[],
  facts: Partial<VerseAnalysis['verse']> = {},
  total: number | null = 52,
): DrawnVerse => ({
  verse: {
    book: 'psalms',
    chapter: 23,
    verse: 3,
    text: 'He restoreth my soul.',
    tagged: null,
    hebrewText: 'נַפְשִׁ֥י יְשׁוֹבֵ֑ב',
    greekText: null,
    language: 'he',
    notes: null,
    reference: 'Psalm 23:3',
    originalReference: null,
    numberingNote: null,
    absent: null,
    title: false,
    heading: null,
    edition: 'wlc',
    editionName: 'Westminster Leningrad Codex',
    version: 'kjvs',
    reading: 'ketiv',
    ...facts,
  },
  words: [...words],
  totalValues: [{ method: 'HEBREW_STANDARD', value: total }],
});
