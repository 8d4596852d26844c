import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { expect, expectTypeOf, test } from 'vitest';
import { ownDatabase } from '../tests/support/sample-app.ts';
import { question, ReadStatement } from './read-statement.ts';
import { bibleBooks, bibleChapters } from './schema/index.ts';

const database = await ownDatabase();

const chosen = alias(bibleBooks, 'chosen');
const BOOK = new ReadStatement(
  {
    book: question({ id: chosen.id, testament: chosen.testament }, sql`from ${chosen}`),
    chapters: question(
      { chapter: bibleChapters.chapterNumber, verses: bibleChapters.verseCount },
      sql`from ${chosen} cross join ${bibleChapters} where ${bibleChapters.bookId} = ${chosen.id}
        and ${bibleChapters.chapterNumber} >= ${sql.placeholder('from')} order by ${bibleChapters.chapterNumber}`,
    ),
  },
  sql`with ${chosen} as materialized (select * from ${bibleBooks} where ${bibleBooks.id} = ${sql.placeholder('book')})`,
);

async function put(book: string, from: number) {
  const read = BOOK.read({ book, from }, (rows, revision) => ({ rows, revision }));
  const [row] = (await database.client.execute(read.statement)).rows;
  if (row === undefined) throw new Error('No row came back');
  return read.compose(row, 'r');
}

test('several queries become one statement that returns one row; the rows of each query have the types of its columns', async () => {
  const { rows, revision } = await put('ruth', 3);
  expect(rows).toEqual({
    book: [{ id: 'ruth', testament: 'old' }],
    chapters: [
      { chapter: 3, verses: 18 },
      { chapter: 4, verses: 22 },
    ],
  });
  expect(revision).toBe('r');
  expectTypeOf(rows.chapters).toEqualTypeOf<readonly { chapter: number; verses: number }[]>();
});

test('a read statement can run with other values, and its queries may find no rows', async () => {
  expect((await put('jude', 1)).rows.chapters).toEqual([{ chapter: 1, verses: 25 }]);
  expect((await put('nobody', 1)).rows).toEqual({ book: [], chapters: [] });
});

test('a missing value of a read statement is an error, not null', () => {
  expect(() => BOOK.read({ book: 'ruth' }, () => null)).toThrow(/from/);
});
