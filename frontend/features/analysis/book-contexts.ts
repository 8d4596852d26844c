import type { BookId } from '../../../domain/canon/books.ts';

/** What a reader should know of a book before its numbers, and what the text rests on. */
export interface BookContext {
  readonly paragraphs: readonly string[];
  readonly sources: readonly string[];
}

/** A descriptive text of every book: several paragraphs for the Torah, a sentence or two for the others. Load lazily. */
export function bookContext(_bookId: BookId): BookContext {
  return { paragraphs: [], sources: [] };
}
