import { readFileSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { database, newDatabaseEachTest } from '../tests/support/database-each-test.ts';
import { prepareDatabase } from './migrate.ts';

newDatabaseEachTest();

test('a prepared database has 82 books, from Genesis to Revelation, and the 1,189 chapters of the 66 books', async () => {
  const { client } = database;
  const books = await client.execute('SELECT id, position FROM bible_books ORDER BY position');
  expect(books.rows).toHaveLength(82);
  expect(books.rows[0]).toMatchObject({ id: 'genesis', position: 1 });
  expect(books.rows[81]).toMatchObject({ id: 'revelation', position: 82 });
  const chapters = await client.execute('SELECT count(*) n, sum(verse_count) verses FROM bible_chapters');
  expect(chapters.rows[0]).toMatchObject({ n: 1189, verses: 31102 });
});

test('preparing a database again changes no row; the name of a book that was changed is corrected', async () => {
  const { client } = database;
  const before = await client.execute('SELECT total_changes() n');
  await prepareDatabase(client);
  const after = await client.execute('SELECT total_changes() n');
  expect(after.rows[0]?.n).toBe(before.rows[0]?.n);
  await client.execute("UPDATE bible_books SET name = 'Genisis' WHERE id = 'genesis'");
  await prepareDatabase(client);
  const genesis = await client.execute("SELECT name FROM bible_books WHERE id = 'genesis'");
  expect(genesis.rows[0]?.name).toBe('Genesis');
});

test('a database of which only the list of migrations was made is prepared', async () => {
  const { client } = database;
  const { rows } = await client.execute("SELECT sql FROM sqlite_schema WHERE name = '__drizzle_migrations'");
  const empty = createClient({ url: 'file::memory:' });
  await empty.execute(String(rows[0]?.sql));
  await prepareDatabase(empty);
  expect((await empty.execute('SELECT count(*) n FROM bible_books')).rows[0]?.n).toBe(82);
  empty.close();
});

test('the migration that stores confirmed licences changes what an older text under copyright says of its licence', async () => {
  const { client } = database;
  const licence = 'Under copyright. An administrator confirmed a licence';
  for (const id of ['esv', 'csv'])
    await client.execute({
      sql: `INSERT INTO editions (id, name, role, language, script, numbering, licence, source, revision)
        VALUES (?, 'Name', 'translation', 'en', 'latin', 'english', ?, 'A file', 'abc')`,
      args: [id, licence],
    });
  await client.execute('DROP TABLE licence_confirmations');
  const migration = readFileSync(
    new URL('./migrations/0002_licence-confirmations.sql', import.meta.url),
    'utf8',
  );
  for (const statement of migration.split('--> statement-breakpoint')) await client.execute(statement);
  const { rows } = await client.execute('SELECT id, licence FROM editions ORDER BY id');
  expect(rows).toMatchObject([
    { id: 'csv', licence },
    { id: 'esv', licence: 'Under copyright. No administrator has confirmed a license' },
  ]);
});
