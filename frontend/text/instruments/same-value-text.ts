import { counted } from '../numbers.ts';

/**
 * Texts of the line below the value of a verse that counts what has the same value. The line loads later than the
 * verse.
 */
export const sameValueText = {
  title: 'Same value: ',
  none: { verse: 'no other verse', span: 'no other phrase', word: 'no word' },
  otherVerses: (count: number) => counted(count, 'other verse'),
  found: {
    span: (count: number) => counted(count, 'phrase'),
    word: (count: number) => counted(count, 'word'),
  },
  /**
   * `expected` is the average of other orders and the margin around it. A verdict follows. The sentence does not say “these
   * words”, because readers would take them for the words of the verse.
   */
  inAnyOrder: (expected: string) => `Shuffle the Bible’s words and you get about ${expected}:`,
  failed: 'These counts could not be loaded.',
  retry: 'Retry',
} as const;
