import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { distinctQuestion, question, ReadStatement, type ScriptureRead } from '../../db/read-statement.ts';
import { bibleChapters, bibleVerses, editions, verseAddresses } from '../../db/schema/index.ts';
import type { Book } from '../../domain/canon/index.ts';
import type { ChapterVerses } from '../../domain/contract/index.ts';
import { checkPlace } from './address.ts';
import { CHAPTER_COUNTS, nothingThere } from './apocrypha.ts';
import { isVisible } from './core-editions.ts';

const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');
const a = alias(verseAddresses, 'a');
const book = sql.placeholder('book');
const chapter = sql.placeholder('chapter');

const CHAPTER = new ReadStatement({
  canon: question(
    { verseCount: bibleChapters.verseCount },
    sql`from ${bibleChapters} where ${bibleChapters.bookId} = ${book} and ${bibleChapters.chapterNumber} = ${chapter}`,
  ),
  found: distinctQuestion(
    { verse: a.verseNumber },
    sql`from ${verseAddresses} ${a} cross join ${bibleVerses} ${v} on ${v.id} = ${a.verseId} and ${v.part} = ''
        cross join ${editions} ${e} on ${e.id} = ${v.editionId} and ${isVisible(v, e)}
      where ${e.revision} is not null and ${a.bookId} = ${book} and ${a.chapterNumber} = ${chapter}
      order by ${a.verseNumber}`,
  ),
  counts: CHAPTER_COUNTS,
});

export function planChapterVerses(book: Book, chapter: number): ScriptureRead<ChapterVerses> {
  checkPlace(book, chapter);
  return CHAPTER.read({ book: book.id, chapter }, ({ canon: [counted], found, counts }) => {
    const numbers = found.map(({ verse }) => verse);
    const title = numbers.includes(0);
    if (counted !== undefined) {
      const verses = Array.from({ length: counted.verseCount }, (_, index) => index + 1);
      return { verses, title };
    }
    if (found.length === 0) throw nothingThere(book, { book: book.id, chapter }, counts);
    return { verses: numbers.filter((verse) => verse > 0), title };
  });
}
