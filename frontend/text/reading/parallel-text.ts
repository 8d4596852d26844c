import { listed } from '../numbers.ts';

export const parallelText = {
  choose: 'In parallel columns',
  noOther: 'No other text of this book is installed.',
  full: 'Four texts have room beside each other.',
  table: (reference: string) => `${reference} in parallel columns`,
  remove: (name: string) => `Remove ${name}`,
  differing: (name: string) => `Underlined words differ in their letters from ${name}, or are missing there.`,
  lacking: (name: string) => `Not in ${name}`,
  notHere: (name: string, book: string) =>
    `${name} is not installed, or does not have ${book}, so it has no column.`,
  unknown: (id: string) => `There is no text “${id}”, so it has no column.`,
  gone: 'A text that you chose was removed from this site, so it has no column.',
  tooMany: (names: readonly string[]) =>
    `Four texts have room beside each other. ${listed(names)} ${names.length === 1 ? 'has' : 'have'} no column.`,
  failed: (name: string) => `${name} could not be loaded.`,
  listFailed: 'The list of texts could not be loaded.',
} as const;
