import { counted, formatValue } from './numbers.ts';

/** The line below the value of a verse, with what has the same value. It loads later than the verse. */
export const sameValueText = {
  title: 'Same value: ',
  none: { verse: 'no other verse', span: 'no other phrase', word: 'no word' },
  otherVerses: (count: number) => counted(count, 'other verse'),
  found: {
    span: (count: number) => counted(count, 'phrase'),
    word: (count: number) => counted(count, 'word'),
  },
  inAnyOrder: (mean: number) =>
    `In any other order, the words of the Bible would give about ${formatValue(mean)}.`,
  failed: 'These counts could not be loaded.',
  retry: 'Retry',
} as const;
