import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { question, ReadStatement, type ScriptureRead } from '../../db/read-statement.ts';
import { bibleBooks, bibleVerses, editions } from '../../db/schema/index.ts';
import type { BookList } from '../../domain/contract/index.ts';
import { isVisible } from './core-editions.ts';

const b = alias(bibleBooks, 'b');
const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');

const BOOKS = new ReadStatement({
  books: question(
    {
      id: b.id,
      name: b.name,
      chapters: b.chapters,
      testament: b.testament,
      languageOriginal: b.languageOriginal,
      group: b.group,
      installed: sql<0 | 1>`exists (
        select 1 from ${editions} ${e} cross join ${bibleVerses} ${v}
          on ${v.editionId} = ${e.id} and ${v.bookId} = ${b.id} and ${isVisible(v, e)}
        where ${e.revision} is not null)`,
    },
    sql`from ${bibleBooks} ${b} order by ${b.position}`,
  ),
});

export function planBooks(): ScriptureRead<BookList> {
  return BOOKS.read({}, ({ books }) => ({
    books: books.map((book) => ({ ...book, installed: book.installed === 1 })),
  }));
}
