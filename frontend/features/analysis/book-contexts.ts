import { type BookId, bookById } from '../../../domain/canon/index.ts';
import { OTHER_CONTEXTS } from './other-book-contexts.ts';
import { TORAH_CONTEXTS } from './torah-contexts.ts';

/** What a reader should know of a book before its numbers, and what the text rests on. */
export interface BookContext {
  readonly paragraphs: readonly string[];
  readonly sources: readonly string[];
}

const SOURCES = {
  old: ['Westminster Leningrad Codex; King James Version (1769)'],
  apocrypha: ['King James Version, Apocrypha; The Old Testament in Greek, ed. H. B. Swete'],
  new: ['SBL Greek New Testament (2010); King James Version (1769)'],
} as const;

/** A descriptive text of every book: several paragraphs for the Torah, a sentence or two for the others. Load lazily. */
export function bookContext(bookId: BookId): BookContext {
  if (bookId in TORAH_CONTEXTS) return TORAH_CONTEXTS[bookId as keyof typeof TORAH_CONTEXTS];
  const text = OTHER_CONTEXTS[bookId as keyof typeof OTHER_CONTEXTS];
  return { paragraphs: [text], sources: SOURCES[bookById(bookId).testament] };
}
