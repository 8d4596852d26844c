import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { question } from '../../db/read-statement.ts';
import { bibleBooks, bibleVerses, editions, verseAddresses } from '../../db/schema/index.ts';
import type { Book } from '../../domain/canon/index.ts';
import type { Place } from '../../domain/contract/index.ts';
import {
  formatReference,
  nextVerse,
  previousVerse,
  type Reference,
  type VerseCounter,
} from '../../domain/reference/index.ts';
import { Problem } from '../ctx/errors.ts';
import { placeOf, placeOrNull } from './address.ts';
import { isVisible } from './core-editions.ts';

const b = alias(bibleBooks, 'b');
const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');
const a = alias(verseAddresses, 'a');

/**
 * The chapters of the apocryphal book `:book`, each with its last verse, from the installed editions. For the 66
 * books it gives no row, because the canon has their counts.
 */
export const CHAPTER_COUNTS = question(
  { chapter: a.chapterNumber, last: sql<number>`max(${a.verseNumber})` },
  sql`from ${bibleBooks} ${b} cross join ${verseAddresses} ${a} cross join ${bibleVerses} ${v} cross join ${editions} ${e}
    where ${b.id} = ${sql.placeholder('book')} and ${b.testament} = 'apocrypha' and ${a.bookId} = ${b.id}
      and ${v.id} = ${a.verseId} and ${e.id} = ${v.editionId} and ${e.revision} is not null and ${isVisible(v, e)}
    group by ${a.chapterNumber}`,
);

export interface ChapterCount {
  readonly chapter: number;
  readonly last: number;
}

function counterOf(book: Book, rows: readonly ChapterCount[]): VerseCounter {
  const counts = new Map(rows.map(({ chapter, last }) => [chapter, last]));
  return (id, chapter) => (id === book.id ? (counts.get(chapter) ?? 0) : 0);
}

/**
 * The verses before and after a passage. In the apocrypha they must be in the book of the passage, because the next
 * book may not be installed.
 */
export function neighbours(
  book: Book,
  first: Reference,
  last: Reference,
  rows: readonly ChapterCount[],
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
 * The error for an address that may exist but has no text. A book of the apocrypha is not installed or lacks the
 * verse; a book of the core texts is still being imported, or `edition` has the book without this place.
 */
export function nothingThere(
  book: Book,
  at: Reference,
  rows: readonly ChapterCount[],
  edition?: string,
): Problem {
  if (book.testament !== 'apocrypha') {
    if (edition !== undefined)
      return new Problem('not_found', `${formatReference(at)} is not in the edition “${edition}”.`);
    return new Problem(
      'unavailable',
      `The text of ${book.name} is still being imported. Please try again in a moment.`,
    );
  }
  if (rows.length === 0) {
    return new Problem('not_installed', `${book.name} is not installed.`);
  }
  const away = ({ chapter }: ChapterCount) => Math.abs(chapter - at.chapter);
  const [nearest] = [...rows].sort((a, b) => away(a) - away(b));
  const chapter = nearest?.chapter ?? at.chapter;
  const last = counterOf(book, rows)(book.id, chapter);
  const verse = chapter === at.chapter && at.verse !== 0 ? last : 1;
  return new Problem('not_found', `There is no ${formatReference(at)} here.`, {
    suggestion: placeOf({ book: book.id, chapter, verse }),
  });
}
