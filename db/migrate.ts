import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { BOOKS, bookPosition, ENGLISH_VERSE_COUNTS } from '../domain/canon/index.ts';

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/** The library was made by a version whose migrations this version no longer has. Its message tells what to do. */
export class LibraryTooOld extends Error {}

/**
 * The distance between the first chapter ids of two consecutive books. So an id does not depend on the chapter
 * counts of other books.
 */
const CHAPTER_IDS_A_BOOK = 1000;

/** Does nothing if the database is empty or has the first migration. @throws {@link LibraryTooOld} otherwise. */
async function refuseOlder(client: Client): Promise<void> {
  const { rows } = await client.execute("SELECT 1 FROM sqlite_schema WHERE name = '__drizzle_migrations'");
  if (rows.length === 0) return;
  const newest = await client.execute('SELECT max(created_at) AS time FROM __drizzle_migrations');
  const time = newest.rows[0]?.time ?? null;
  const first = readMigrationFiles(MIGRATIONS)[0]?.folderMillis ?? 0;
  if (time !== null && Number(time) < first) {
    throw new LibraryTooOld(
      'This library was made by a version before 0.1.0, and this version cannot update it. Nothing in it has changed. ' +
        'Start it once with the last version that can: git checkout f626599d && npm ci && npm start. ' +
        'Then stop that version and start this one.',
    );
  }
}

/**
 * Migrates a database to the newest schema and writes the canon into it: books, and chapters of the English numbering.
 * It can run at every start, because it skips applied migrations and equal rows.
 * @throws {@link LibraryTooOld} for a library of a version before the first migration. It changes nothing then.
 */
export async function prepareDatabase(client: Client): Promise<void> {
  await refuseOlder(client);
  await migrate(drizzle(client), MIGRATIONS);
  const books = BOOKS.map((book) => [
    book.id,
    book.name,
    book.chapters,
    book.testament,
    book.languageOriginal,
    book.group,
    bookPosition(book.id) + 1,
  ]);
  const chapters = Object.entries(ENGLISH_VERSE_COUNTS).flatMap(([id, counts]) => {
    const position = BOOKS.findIndex((book) => book.id === id) + 1;
    return counts.map((verses, index) => [position * CHAPTER_IDS_A_BOOK + index + 1, id, index + 1, verses]);
  });
  await client.batch(
    [
      {
        sql: `INSERT INTO bible_books (id, name, chapters, testament, language_original, book_group, position)
          SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
          FROM json_each(?) WHERE true
          ON CONFLICT (id) DO UPDATE SET name = excluded.name, chapters = excluded.chapters,
            testament = excluded.testament, language_original = excluded.language_original,
            book_group = excluded.book_group, position = excluded.position
          WHERE (name, chapters, testament, language_original, book_group, position) IS NOT
            (excluded.name, excluded.chapters, excluded.testament, excluded.language_original,
             excluded.book_group, excluded.position)`,
        args: [JSON.stringify(books)],
      },
      {
        sql: `INSERT INTO bible_chapters (id, book_id, chapter_number, verse_count)
          SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?) WHERE true
          ON CONFLICT (book_id, chapter_number) DO UPDATE SET verse_count = excluded.verse_count
          WHERE verse_count <> excluded.verse_count`,
        args: [JSON.stringify(chapters)],
      },
    ],
    'write',
  );
}
