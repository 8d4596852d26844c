import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { expect, expectTypeOf, test } from 'vitest';
import { ownDatabase } from '../tests/support/sample-app.ts';
import { derivedTable } from './derived-table.ts';
import { question, ReadStatement, type ScriptureRead } from './read-statement.ts';
import { bibleBooks } from './schema/index.ts';

const database = await ownDatabase();

async function put<T>(read: ScriptureRead<T>): Promise<T> {
  const [row] = (await database.client.execute(read.statement)).rows;
  if (row === undefined) throw new Error('No row came back');
  return read.compose(row, null);
}

const b = alias(bibleBooks, 'b');
const booksOf = (testament: 'old' | 'new') =>
  question(
    { book: b.id, length: sql<number>`${b.chapters} * 10` },
    sql`from ${bibleBooks} ${b} where ${b.testament} = ${testament} and ${b.chapters} = ${sql.placeholder('chapters')}`,
  );

test('a statement can select the columns of a derived table by their names', async () => {
  const long = derivedTable('long', booksOf('old'));
  const statement = new ReadStatement(
    {
      books: question(
        { id: long.columns.book, length: long.columns.length },
        sql`from ${long.name} order by ${long.columns.book}`,
      ),
    },
    sql`with ${long.materialized}`,
  );
  const { books } = await put(statement.read({ chapters: 150 }, (rows) => rows));
  expect(books).toEqual([{ id: 'psalms', length: 1500 }]);
  expectTypeOf(books).toEqualTypeOf<readonly { id: string; length: number }[]>();
});

test('several questions with equal fields make one derived table', async () => {
  const short = derivedTable('short', booksOf('old'), booksOf('new'));
  const statement = new ReadStatement({
    books: question({ id: short.columns.book }, sql`from ${short.inline} order by ${short.columns.book}`),
  });
  const { books } = await put(statement.read({ chapters: 1 }, (rows) => rows));
  expect(books.map(({ id }) => id)).toEqual(['2john', '3john', 'jude', 'obadiah', 'philemon']);
});
