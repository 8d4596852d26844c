import { counted } from '../numbers.ts';

/** Texts of the comparison of a verse in several editions. */
export const compareText = {
  differ: 'Values differ',
  same: 'Same value',
  /** `id` is that of a method. The screen shows the name of the method instead. */
  by: (id: string) => `By <name>${id}</name>`,
  failed: 'The editions could not be loaded.',
  onThisPage: 'on this page',
  lacking: (having: number, lacking: readonly string[]) =>
    `${having} of ${counted(having + lacking.length, 'edition')} ${having === 1 ? 'has' : 'have'} this verse. Without it: ${lacking.join(' · ')}.`,
} as const;
