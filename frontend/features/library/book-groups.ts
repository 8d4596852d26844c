import type { Book } from '../../../domain/canon/index.ts';

/** The groups of books, in the order in which pages list them. */
export const BOOK_GROUPS: readonly { readonly id: Book['group']; readonly title: string }[] = [
  { id: 'torah', title: 'Torah' },
  { id: 'other-old', title: 'Other Old Testament' },
  { id: 'apocrypha', title: 'Apocrypha' },
  { id: 'new', title: 'New Testament' },
];
