import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { BOOKS, bookPosition, ENGLISH_VERSE_COUNTS } from '../domain/canon/index.ts';

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/**
 * The distance between the first chapter ids of two consecutive books. So an id does not depend on the chapter
 * counts of other books.
 */
const CHAPTER_IDS_A_BOOK = 1000;

/**
 * Migrates a database to the newest schema and writes the canon into it: books, and chapters of the English numbering.
 * It can run at every start, because it skips applied migrations and equal rows.
 */
export async function prepareDatabase(client: Client): Promise<void> {
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
