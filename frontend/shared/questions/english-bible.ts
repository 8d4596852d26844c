/** Chapters and verses as English Bibles number them. */

import {
  type Book,
  type BookId,
  booksOfGroup,
  CORE_BOOKS,
  ENGLISH_VERSE_COUNTS,
} from '../../../domain/canon/index.ts';
import { type AskedNumber, askedNumbers, englishVerse, englishVerses } from '../../../domain/places/index.ts';
import { explorerPath, type Reference } from '../../../domain/reference/index.ts';
import type { Part } from './sentence.ts';

const countsOf = (book: BookId): readonly number[] =>
  (ENGLISH_VERSE_COUNTS as Readonly<Partial<Record<BookId, readonly number[]>>>)[book] ?? [];

/** The books of a part of the Bible, without the Apocrypha. Empty for the text of one edition. */
function booksOf({ book, group, testament, edition }: Part): readonly Book[] {
  if (edition !== undefined && edition !== 'kjv') return [];
  const inGroup = group && booksOfGroup(group);
  return CORE_BOOKS.filter(
    ({ id, testament: its }) =>
      (book === undefined || id === book) &&
      (inGroup === undefined || inGroup.includes(id)) &&
      (testament === undefined || its === testament),
  );
}

/** How many books and chapters a part has. Null for the Apocrypha. */
export function chaptersOf(part: Part): { readonly books: number; readonly chapters: number } | null {
  const books = booksOf(part);
  return books.length === 0
    ? null
    : { books: books.length, chapters: books.reduce((sum, { chapters }) => sum + chapters, 0) };
}

/** How many verses a chapter has in English Bibles, and where it is. */
export function versesOf(chapter: Reference): { readonly count: number; readonly path: string } | null {
  const count = countsOf(chapter.book)[chapter.chapter - 1];
  return count === undefined ? null : { count, path: explorerPath(chapter) };
}

const BOOK_IDS = CORE_BOOKS.map(({ id }) => id);

/** The verses with a number in English Bibles, of which the middle has two. */
export const englishVersesWith = (n: AskedNumber): readonly Reference[] =>
  askedNumbers(n, englishVerses(BOOK_IDS) ?? 0).flatMap((number) => englishVerse(BOOK_IDS, number) ?? []);

interface FoundChapter extends Reference {
  readonly verses: number;
  /** How many more chapters have as many verses. */
  readonly others: number;
  readonly path: string;
}

/** The first chapter with the most or the fewest verses of English Bibles. Null for the Apocrypha. */
export function chapterWithMost(part: Part, isLeast: boolean): FoundChapter | null {
  const chapters = booksOf(part).flatMap(({ id }) =>
    countsOf(id).map((verses, at) => ({ book: id, chapter: at + 1, verses })),
  );
  const all = chapters.map(({ verses }) => verses);
  const most = isLeast ? Math.min(...all) : Math.max(...all);
  const [found, ...others] = chapters.filter(({ verses }) => verses === most);
  return found === undefined ? null : { ...found, others: others.length, path: explorerPath(found) };
}
