import { counted } from '../numbers.ts';

/** Editions of a verse side by side. */
export const compareText = {
  title: (count: number) => counted(count, 'edition'),
  differ: 'Values differ',
  same: 'Same value',
  /** The name of the method is drawn from its id. */
  by: (id: string) => `By <name>${id}</name>`,
  failed: 'The editions could not be loaded.',
  onThisPage: 'on this page',
  lacking: (having: number, lacking: readonly string[]) =>
    `${having} of ${counted(having + lacking.length, 'edition')} ${having === 1 ? 'has' : 'have'} this verse. Without it: ${lacking.join(' · ')}.`,
} as const;
