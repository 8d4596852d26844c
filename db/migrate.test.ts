import { readFileSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { afterAll, expect, test } from 'vitest';
import { LibraryTooOld, prepareDatabase } from './migrate.ts';
import { migratedDatabase, type TestDatabase } from './testing.ts';

const databases: TestDatabase[] = [];
afterAll(() => {
  for (const database of databases) database.remove();
});

test('a prepared database has 82 books, from Genesis to Revelation, and the 1,189 chapters of the 66 books', async () => {
  const database = await migratedDatabase();
  databases.push(database);
  const { client } = database;
  const books = await client.execute('SELECT id, position FROM bible_books ORDER BY position');
  expect(books.rows).toHaveLength(82);
  expect(books.rows[0]).toMatchObject({ id: 'genesis', position: 1 });
  expect(books.rows[81]).toMatchObject({ id: 'revelation', position: 82 });
  const chapters = await client.execute('SELECT count(*) n, sum(verse_count) verses FROM bible_chapters');
  expect(chapters.rows[0]).toMatchObject({ n: 1189, verses: 31102 });
});

test('preparing a database again changes no row; the name of a book that was changed is corrected', async () => {
  const database = await migratedDatabase();
  databases.push(database);
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

/** The times of the first and the last of the 16 migrations that `0000_library.sql` has replaced. */
const [FIRST_REPLACED, LAST_REPLACED] = [1795196618116, 1795442925359];

/** Makes a database say that it has these migrations, and only those later ones that are after `since`. */
async function withMigrations(since: number, ...times: number[]): Promise<TestDatabase> {
  const database = await migratedDatabase();
  databases.push(database);
  await database.client.execute({
    sql: 'DELETE FROM __drizzle_migrations WHERE created_at <= ?',
    args: [since],
  });
  for (const time of times)
    await database.client.execute({
      sql: "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('replaced', ?)",
      args: [time],
    });
  return database;
}

test('a library that has all migrations which the first one has replaced is not changed', async () => {
  const { client, path } = await withMigrations(LAST_REPLACED, FIRST_REPLACED, LAST_REPLACED);
  const before = readFileSync(path);
  await prepareDatabase(client);
  expect(readFileSync(path).equals(before)).toBe(true);
});

test('a library that lacks some of them is refused with the way to update it, and is not changed', async () => {
  const { client, path } = await withMigrations(Number.MAX_SAFE_INTEGER, FIRST_REPLACED, LAST_REPLACED - 1);
  const before = readFileSync(path);
  const refusal = await prepareDatabase(client).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(LibraryTooOld);
  expect(String(refusal)).toMatch(/made by a version before 0\.1\.0.*git checkout [0-9a-f]{8} && npm ci/u);
  expect(readFileSync(path).equals(before)).toBe(true);
});

test('a database of which only the list of migrations was made is prepared', async () => {
  const database = await migratedDatabase();
  databases.push(database);
  const { client } = database;
  const { rows } = await client.execute("SELECT sql FROM sqlite_schema WHERE name = '__drizzle_migrations'");
  const empty = createClient({ url: 'file::memory:' });
  await empty.execute(String(rows[0]?.sql));
  await prepareDatabase(empty);
  expect((await empty.execute('SELECT count(*) n FROM bible_books')).rows[0]?.n).toBe(82);
  empty.close();
});

test('the migration that stores confirmed licences changes what an older text under copyright says of its licence', async () => {
  const database = await migratedDatabase();
  databases.push(database);
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
