import { formatValue } from '../numbers.ts';

/** A size in kB or MB, rounded as a reader needs it. */
const size = (bytes: number): string =>
  bytes < 995_000 ? `${formatValue(Math.ceil(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export const keptBooksText = {
  size,
  keepTitle: 'Keep a book',
  keepAbout:
    'You can then read it with its values and meanings where you have no connection. Sizes are approximate.',
  book: 'Book',
  all: 'The whole text',
  withSize: (name: string, bytes: number) => `${name}, ${size(bytes)}`,
  keep: 'Keep',
  cancel: 'Cancel',
  progress: (book: string, done: number, total: number) =>
    `Keeping ${book}: ${formatValue(done)} of ${formatValue(total)} chapters`,
  label: 'Progress',
  kept: 'Kept books',
  none: 'You keep no book yet. The last 50 chapters that you read are there too.',
  total: (bytes: number) => `${size(bytes)} in all`,
  newer: (book: string) => `A newer text of ${book} exists.`,
  again: 'Keep it again',
  againOf: (book: string) => `Keep ${book} again`,
  delete: 'Delete',
  deleteOf: (book: string) => `Delete ${book}`,
  deleteAll: 'Delete all',
  keptOf: (book: string) => `${book} is kept in this browser.`,
  deleted: (book: string) => `${book} was deleted.`,
  allDeleted: 'All kept books were deleted.',
  failed: 'The book could not be fetched. Check your connection and try again.',
  changed: 'The text changed while it was fetched. Please try again.',
  full: (book: string) => `There is no room for ${book} on this device. Delete something and try again.`,
  noRoom: 'There is no room for books on this device. Delete something and try again.',
  unavailable: 'This browser keeps no books, because its storage is blocked.',
} as const;
