import { bookKey, findBook } from '../../../domain/canon/index.ts';

/** True if the typed text is empty, begins the book's name at one of its words, or is another name of the book. */
export function matchesBook(typed: string, book: { readonly id: string; readonly name: string }): boolean {
  const key = bookKey(typed);
  if (key === '') return true;
  const words = book.name.split(' ');
  const starts = words.map((_, index) => bookKey(words.slice(index).join(' ')));
  return starts.some((start) => start.startsWith(key)) || findBook(typed)?.id === book.id;
}
