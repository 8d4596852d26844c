import { type BookId, bookById } from '../../../domain/canon/index.ts';
import { OTHER_CONTEXTS } from './other-book-contexts.ts';
import { TORAH_CONTEXTS } from './torah-contexts.ts';

/** A description of a book and its sources. */
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
 * The description of a book: four paragraphs for the Torah, one for the others. The texts are long, so load this file
 * lazily.
 */
export function bookContext(bookId: BookId): BookContext {
  if (bookId in TORAH_CONTEXTS) return TORAH_CONTEXTS[bookId as keyof typeof TORAH_CONTEXTS];
  const text = OTHER_CONTEXTS[bookId as keyof typeof OTHER_CONTEXTS];
  return { paragraphs: [text], sources: SOURCES[bookById(bookId).testament] };
}
