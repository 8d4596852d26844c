import { bookKey, findBook } from '../../../domain/canon/index.ts';

/** Whether what is typed means the book: the beginning of a word of its name, or any other name it is found by. */
export function matchesBook(typed: string, book: { readonly id: string; readonly name: string }): boolean {
  const key = bookKey(typed);
  if (key === '') return true;
  const words = book.name.split(' ');
  const starts = words.map((_, index) => bookKey(words.slice(index).join(' ')));
  return starts.some((start) => start.startsWith(key)) || findBook(typed)?.id === book.id;
}
