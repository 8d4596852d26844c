import type { HeatQuestion } from '../../../domain/heat/index.ts';
import { counted, formatValue } from '../numbers.ts';
import { having } from './heat-text.ts';

const countsOf = (counts: readonly number[]): string => counts.map((count) => formatValue(count)).join(' · ');

const NOUNS = { word: 'word', phrase: 'phrase', verse: 'verse' } as const;

/** What the number of a verse counts. Null if it only says that the verse is found. */
function unitInVerse(question: HeatQuestion): string | null {
  switch (question.kind) {
    case 'verse':
      return null;
    case 'word':
    case 'phrase':
      return `${NOUNS[question.kind]}s`;
    case 'length':
      return question.range === null ? question.unit : null;
    default:
      return 'times';
  }
}

/** The words of the parts of the map that load after the picture, or when the reader first uses them. */
export const heatPartsText = {
  brush: {
    label: (kind: 'verse' | 'word' | 'phrase') => `How many ${NOUNS[kind]}s have each value`,
    low: 'Lower end of the range',
    window: 'The whole range',
    high: 'Upper end of the range',
    range: (low: number, high: number) =>
      low === high ? formatValue(low) : `${formatValue(low)} to ${formatValue(high)}`,
    hint: 'Drag the range, or use the arrow keys.',
  },
  reading: {
    english: (reference: string) => `${reference} in English`,
    count: (question: HeatQuestion, count: number): string => {
      switch (question.kind) {
        case 'verse':
          return count > 0 ? having(question) : `not ${having(question)}`;
        case 'word':
        case 'phrase':
          return count === 0 ? 'none in this verse' : `${counted(count, NOUNS[question.kind])} found`;
        case 'spelling':
          return `${formatValue(count)} × ${question.letters}`;
        case 'lemma':
          return `${formatValue(count)} × ${question.number}`;
        case 'length':
          if (question.range !== null) return count > 0 ? having(question) : `not ${having(question)}`;
          return counted(count, question.unit === 'words' ? 'word' : 'letter');
      }
    },
    notAsked: 'not searched',
    noText: 'The text of verses cannot be fetched right now.',
  },
  table: {
    caption: 'How many verses of each book are found',
    book: 'Book',
    asked: 'Verses searched',
    found: (at: number, of: number) => (of === 1 ? 'Found' : at === 0 ? 'First' : 'Second'),
    times: 'Times',
    partsOfBible: 'Parts of the Bible',
    shareTitle: 'Share',
    share: (share: number) => (share > 0 && share < 0.005 ? '<1%' : `${Math.round(100 * share)}%`),
    notAsked: 'not searched',
    /** What the numbers of the chapters and verses count. */
    units: (question: HeatQuestion) => {
      const unit = unitInVerse(question);
      return unit === null ? 'verses in a chapter' : `verses in a chapter, ${unit} in a verse`;
    },
    numbers: 'Numbers:',
    chapter: (chapter: number) => `Chapter ${chapter}`,
    verse: (reference: string, counts: readonly number[]) => `${reference}: ${countsOf(counts)}`,
    none: 'No verse found.',
    counts: countsOf,
    /** Begins with the words that a chapter shows, so that a reader can say them to open it. */
    chapterVerses: (chapter: number, counts: readonly number[]) =>
      `Chapter ${chapter}: ${countsOf(counts)} ${counts.at(-1) === 1 ? 'verse' : 'verses'}`,
  },
  save: {
    menu: 'Save',
    address: 'Copy the address',
    theAddress: 'The address',
    png: 'Picture as PNG',
    svg: 'Picture as SVG',
    csv: 'Counts as CSV',
    failed: 'The picture could not be saved.',
  },
} as const;
