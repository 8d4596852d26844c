import type { Book } from '../../../domain/canon/index.ts';
import { booksText } from '../../text/places/books-text.ts';

export const BOOK_GROUPS: readonly { readonly id: Book['group']; readonly title: string }[] = [
  { id: 'torah', title: booksText.groups.torah },
  { id: 'other-old', title: booksText.groups.old },
  { id: 'apocrypha', title: booksText.groups.apocrypha },
  { id: 'new', title: booksText.groups.new },
];
