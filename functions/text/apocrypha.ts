import type { Book } from '../../domain/canon/books.ts';
import type { Place } from '../../domain/contract/index.ts';
import {
  formatReference,
  nextVerse,
  previousVerse,
  type Reference,
  type VerseCounter,
} from '../../domain/reference.ts';
import { Problem } from '../http/errors.ts';
import type { Fields, Question } from '../http/statement.ts';
import { placeOf, placeOrNull } from './address.ts';
import { VISIBLE } from './core-editions.ts';
import { numberOf } from './rows.ts';

/**
 * How many verses the chapters of an apocryphal book have, as its installed editions say. The canon counts the 66 books
 * itself: of them no row comes.
 */
export const CHAPTER_COUNTS: Question = {
  columns: ['chapter', 'last'],
  sql: `select v.chapter_number as chapter, max(v.verse_number) as last
    from bible_books b cross join editions e cross join bible_verses v
    where b.id = :book and b.testament = 'apocrypha' and e.revision is not null
      and v.edition_id = e.id and v.book_id = b.id and ${VISIBLE}
    group by v.chapter_number`,
};

/** The counter over those rows; it knows only the book read. */
function counterOf(book: Book, rows: readonly Fields[]): VerseCounter {
  const counts = new Map(rows.map((row) => [numberOf(row, 'chapter'), numberOf(row, 'last')]));
  return (id, chapter) => (id === book.id ? (counts.get(chapter) ?? 0) : 0);
}

/** The verses before and after. The apocrypha's walk stays within the book: its neighbours may not be installed. */
export function neighbours(
  book: Book,
  first: Reference,
  last: Reference,
  rows: readonly Fields[],
): { previous: Place | null; next: Place | null } {
  if (book.testament !== 'apocrypha') {
    return { previous: placeOrNull(previousVerse(first)), next: placeOrNull(nextVerse(last)) };
  }
  const count = counterOf(book, rows);
  const within = (place: Reference | null) =>
    place?.book === book.id && count(place.book, place.chapter) > 0 ? placeOf(place) : null;
  return { previous: within(previousVerse(first, count)), next: within(nextVerse(last, count)) };
}

/**
 * Why nothing stands at an address that may exist: the apocryphal book is not installed, or has no such verse; for
 * a book of the core the first import is not done.
 */
export function nothingThere(book: Book, asked: Reference, rows: readonly Fields[]): Problem {
  if (book.testament !== 'apocrypha') {
    return new Problem(
      'unavailable',
      `The text of ${book.name} is still being imported. Please try again in a moment.`,
    );
  }
  if (rows.length === 0) {
    return new Problem(
      'not_installed',
      `${book.name} is not installed: it comes with the apocrypha, which an administrator can import.`,
    );
  }
  const away = (row: Fields) => Math.abs(numberOf(row, 'chapter') - asked.chapter);
  const [nearest] = [...rows].sort((a, b) => away(a) - away(b));
  const chapter = nearest === undefined ? asked.chapter : numberOf(nearest, 'chapter');
  const last = counterOf(book, rows)(book.id, chapter);
  const verse = chapter === asked.chapter && asked.verse !== 0 ? last : 1;
  return new Problem('not_found', `There is no ${formatReference(asked)} here.`, {
    suggestion: placeOf({ book: book.id, chapter, verse }),
  });
}
