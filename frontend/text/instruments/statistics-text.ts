import type { StatisticsAnswer } from '../../../domain/contract/index.ts';
import type { ExtremeId } from '../../../domain/statistics/index.ts';
import { counted, formatValue } from '../numbers.ts';

type Extreme = StatisticsAnswer['extremes'][number];

const NAMES: Readonly<Record<ExtremeId, string>> = {
  'longest-word': 'Longest word',
  'highest-word': 'Highest word',
  'longest-verse': 'Longest verse by words',
  'longest-verse-by-letters': 'Longest verse by letters',
  'shortest-verse': 'Shortest verse by words',
  'shortest-verse-by-letters': 'Shortest verse by letters',
  'highest-verse': 'Highest verse',
  'lowest-verse': 'Lowest verse',
};

export const statisticsText = {
  title: 'Statistics of the Bible',
  lead: 'Verses, words, letters and sums of each text, part and book, and the longest, shortest, highest and lowest of them.',
  fields: {
    label: 'What is counted',
    text: 'Text',
    scope: 'Part or book',
    method: 'Method',
  },
  loading: 'Counting…',
  failed: 'The figures cannot be counted right now.',
  chooseAnother: 'Show the whole text by its standard method',
  rules: {
    hebrew:
      'Words are counted as written (ketiv), and words joined by a maqaf are counted one by one. Verse numbers are those of the text itself.',
    greek:
      'Words are those of the edition, without accents. Verse numbers are those of the text itself. Unnumbered endings are not counted as verses, but their words and letters count.',
  },
  figures: {
    verses: 'Verses',
    words: 'Words',
    letters: 'Letters',
    sum: (method: string) => `Sum, ${method}`,
    distinctWords: 'Different words',
    wordsOnce: 'Words that occur once',
  },
  extremes: {
    title: 'The most and the least',
    name: (id: string) => NAMES[id as ExtremeId],
    length: ({ measure, value }: Extreme): string => counted(value, measure.slice(0, -1)),
    ties: ({ count, unit, places }: Extreme): string | null => {
      if (count === 1) return null;
      const all = counted(count, unit);
      return places.length === count ? `Shared by ${all}:` : `Shared by ${all}. The first ${places.length}:`;
    },
    original: (reference: string) => `${reference} in this text`,
  },
  letters: {
    title: 'Letters',
    caption: 'How often each letter occurs',
    lead: {
      hebrew:
        'Final forms are counted on their own. Select a letter to see the words that contain it, in either form.',
      greek: 'Select a letter to see the words that contain it.',
    },
    wordsWith: (letter: string) => `Words with ${letter}`,
    letter: 'Letter',
    times: 'Times',
    share: 'Share',
    percent: (share: number) => `${(100 * share).toFixed(2)} %`,
  },
  table: {
    title: 'Parts and books',
    caption: 'The figures of each part and book. The buttons in the first row sort the table.',
    scroll: 'Table of parts and books',
    name: 'Part or book',
    order: 'In the order of the Bible',
  },
  words: {
    title: 'Different words',
    lead: 'Words that differ only in a final form of a letter count as one.',
    shown: 'Which words',
    all: (count: number) => `All ${formatValue(count)}`,
    once: (count: number) => `Once only ${formatValue(count)}`,
    times: (times: number) => `${formatValue(times)} ×`,
    more: (shown: number, count: number) => `Show more (${formatValue(shown)} of ${formatValue(count)})`,
    failed: 'The words cannot be listed right now.',
  },
  save: {
    menu: 'Download CSV',
    figures: 'The figures',
    words: 'All different words',
    failed: 'The file could not be made.',
    fileName: (scope: string, edition: string) => `Statistics ${scope} ${edition}`,
    wordsName: (scope: string, edition: string) => `Words ${scope} ${edition}`,
  },
  cite: {
    title: (scope: string, edition: string) => `Verses, words, letters and sum of ${scope} in ${edition}`,
    answer: (verses: number, words: number, letters: number, method: string, sum: number) =>
      `${counted(verses, 'verse')}, ${counted(words, 'word')}, ${counted(letters, 'letter')}, ${method} ${formatValue(sum)}`,
  },
  csv: {
    text: 'Text',
    address: 'Address',
    letters: ['Letter', 'Times'],
    extremes: ['The most and the least', 'Value', 'How many', 'Places'],
    words: ['Word', 'Times', 'First place', 'In the numbers of the text'],
  },
} as const;
