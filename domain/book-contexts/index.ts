import { type BookId, bookById } from '../canon/index.ts';
import { OTHER_BOOKS } from './other-books.ts';
import { TORAH } from './torah.ts';

export interface BookContext {
  readonly paragraphs: readonly string[];
  readonly sources: readonly string[];
}

const SOURCES = {
  old: ['Westminster Leningrad Codex; King James Version (1769)'],
  apocrypha: ['King James Version, Apocrypha; The Old Testament in Greek, ed. H. B. Swete'],
  new: ['SBL Greek New Testament (2010); King James Version (1769)'],
} as const;

/**
 * The description of a book: four paragraphs for the Torah, one for the others. The texts are long, so the frontend
 * loads them with the tab that shows them.
 *
 * @example
 * ```ts
 * bookContext('genesis').paragraphs.length // => 4
 * bookContext('jude').paragraphs.length // => 1
 * ```
 */
export function bookContext(bookId: BookId): BookContext {
  if (bookId in TORAH) return TORAH[bookId as keyof typeof TORAH];
  const text = OTHER_BOOKS[bookId as keyof typeof OTHER_BOOKS];
  return { paragraphs: [text], sources: SOURCES[bookById(bookId).testament] };
}
