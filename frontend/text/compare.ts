import { counted } from './numbers.ts';

/** Editions of a verse side by side. */
export const compareText = {
  title: (count: number) => `In ${counted(count, 'edition')}`,
  differ: 'Values differ',
  same: 'Same value',
  by: (method: string) => `By ${method}`,
  failed: 'The editions could not be loaded.',
  onThisPage: 'on this page',
  missing: 'Not in this edition',
} as const;
