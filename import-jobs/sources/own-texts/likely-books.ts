import { type BookId, bookPosition, CORE_BOOKS, ENGLISH_VERSE_COUNTS } from '../../../domain/canon/index.ts';

interface Spelling {
  readonly spelling: string;
  readonly verses: number;
  readonly chapters: number;
}

const SIZES = CORE_BOOKS.map(({ id, chapters }) => ({
  id,
  chapters,
  verses: ENGLISH_VERSE_COUNTS[id as keyof typeof ENGLISH_VERSE_COUNTS].reduce(
    (sum, count) => sum + count,
    0,
  ),
}));

/** Numberings differ in the verses of a book by a few in a hundred, and in the chapters of Joel and Malachi by one. */
const MOST_CHAPTERS_APART = 1;
const mostVersesApart = (verses: number): number => Math.max(3, verses * 0.05);

/**
 * The books that spellings likely mean, in the order of the file: those with as many chapters and verses that no other
 * spelling means. Of several books it is the next one in the order of the canon. A part of a book is no book.
 */
export function likelyBooks(unknown: readonly Spelling[], known: Iterable<BookId>): Map<string, BookId> {
  const used = new Set(known);
  const likely = new Map<string, BookId>();
  let last = 0;
  for (const { spelling, chapters, verses } of unknown) {
    const apart = (one: (typeof SIZES)[number]): number => Math.abs(one.chapters - chapters);
    const isBefore = ({ id }: (typeof SIZES)[number]): number => (bookPosition(id) < last ? 1 : 0);
    const [book] = SIZES.filter(
      (one) =>
        !used.has(one.id) &&
        apart(one) <= MOST_CHAPTERS_APART &&
        Math.abs(one.verses - verses) <= mostVersesApart(one.verses),
    ).sort((a, b) => apart(a) - apart(b) || isBefore(a) - isBefore(b));
    if (book === undefined) continue;
    used.add(book.id);
    likely.set(spelling, book.id);
    last = bookPosition(book.id);
  }
  return likely;
}
