import type { Book } from '../../../domain/canon/index.ts';
import { libraryText } from '../../text/library.ts';

/** The groups of books, in the order in which pages list them. */
export const BOOK_GROUPS: readonly { readonly id: Book['group']; readonly title: string }[] = [
  { id: 'torah', title: libraryText.books.groups.torah },
  { id: 'other-old', title: libraryText.books.groups.old },
  { id: 'apocrypha', title: libraryText.books.groups.apocrypha },
  { id: 'new', title: libraryText.books.groups.new },
];
