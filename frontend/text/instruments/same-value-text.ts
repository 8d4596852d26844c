import { counted } from '../numbers.ts';

/** The line below the value of a verse, with what has the same value. It loads later than the verse. */
export const sameValueText = {
  title: 'Same value: ',
  none: { verse: 'no other verse', span: 'no other phrase', word: 'no word' },
  otherVerses: (count: number) => counted(count, 'other verse'),
  found: {
    span: (count: number) => counted(count, 'phrase'),
    word: (count: number) => counted(count, 'word'),
  },
  /** `expected` is an average with its margin. A verdict follows. “These words” would be those of the verse. */
  inAnyOrder: (expected: string) =>
    `In any other order, the words of the Bible would give about ${expected}:`,
  failed: 'These counts could not be loaded.',
  retry: 'Retry',
} as const;
