import { counted } from '../numbers.ts';

/** The heading of the comparison of editions. Its other texts load together with it. */
export const compareSectionText = {
  title: (count: number) => counted(count, 'edition'),
  inChapter: 'Compare editions',
} as const;
