import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { execute } from '../../db/sync-sql.ts';
import { readFile } from '../../tests/imports/bible-files/sample-bible.ts';
import { makeDatabase } from '../files/sqlite/testing.ts';

const A = 'Now it came to pass in the days when the judges ruled';
const B = 'And the name of the man was Elimelech, and his wife';

const database = (...statements: readonly SQL[]): Uint8Array =>
  makeDatabase((db) => {
    for (const statement of statements) execute(db, statement);
  });
const read = async (content: Uint8Array, guesses = {}) => {
  const { rows, problems, file } = await readFile(content, guesses, 'text.db');
  return {
    file,
    problems,
    rows,
    verses: rows.map(({ book, chapter, verse, text }) => `${book} ${chapter}:${verse} ${text}`),
  };
};

const several = database(
  sql`CREATE TABLE t_kjv (id INTEGER PRIMARY KEY, b INTEGER, c INTEGER, v INTEGER, t TEXT)`,
  sql`CREATE TABLE t_asv (id INTEGER PRIMARY KEY, b INTEGER, c INTEGER, v INTEGER, t TEXT)`,
  sql`CREATE TABLE cross_reference (vid INTEGER, r INTEGER, sv INTEGER, ev INTEGER)`,
  sql`INSERT INTO t_kjv VALUES (8001001, 8, 1, 1, ${A}), (8001002, 8, 1, 2, ${B})`,
  sql`INSERT INTO t_asv VALUES (8001001, 8, 1, 1, ${`${A} (ASV)`}), (8001002, 8, 1, 2, ${`${B} (ASV)`})`,
  sql`INSERT INTO cross_reference VALUES (8001001, 1, 8001002, 0)`,
);

test('of several tables with verses one is chosen', async () => {
  const first = await read(several);
  expect(first.file).toMatchObject({ texts: ['t_kjv', 't_asv'], text: 't_kjv' });
  const second = await read(several, { text: 't_asv' });
  expect(second.verses).toEqual([`ruth 1:1 ${A} (ASV)`, `ruth 1:2 ${B} (ASV)`]);
});

test('of several columns with texts one is chosen', async () => {
  const content = database(
    sql`CREATE TABLE bible (book TEXT, chapter INT, verse INT, greek TEXT, english TEXT)`,
    sql`INSERT INTO bible VALUES ('Ruth', 1, 1, 'Καὶ ἐγένετο ἐν τῷ κρίνειν', ${A}), ('Ruth', 1, 2, 'καὶ ὄνομα τῷ ἀνδρὶ', ${B})`,
  );
  const { file, verses } = await read(content, { text: 'bible: english' });
  expect(file).toMatchObject({ texts: ['bible: greek', 'bible: english'], text: 'bible: english' });
  expect(verses[0]).toBe(`ruth 1:1 ${A}`);
});

test('columns of a table that nobody can guess can be chosen', async () => {
  const rows = Array.from(
    { length: 30 },
    (_, no) => sql`INSERT INTO x VALUES ('Rt-a', ${no + 1}, ${`${A} ${no}`})`,
  );
  const content = database(sql`CREATE TABLE x (p TEXT, q INT, r TEXT)`, ...rows);
  await expect(read(content)).rejects.toThrow(
    'Choose the columns of the table “x”: nobody has said which one is the book, the chapter',
  );
  const { verses } = await read(content, {
    columns: { book: 'p', chapter: 'q', verse: 'q', text: 'r' },
    books: { 'Rt-a': 'ruth' },
  });
  expect(verses[2]).toBe(`ruth 3:3 ${A} 2`);
});

test('a longer canon is read by the names of its table of books', async () => {
  const content = database(
    sql`CREATE TABLE books (id INTEGER PRIMARY KEY, name TEXT)`,
    sql`INSERT INTO books VALUES (1, 'Genesis'), (17, 'Tobit'), (18, 'Henoch')`,
    sql`CREATE TABLE verses (id INTEGER PRIMARY KEY, book_id INT, chapter INT, verse INT, text TEXT)`,
    sql`INSERT INTO verses VALUES (1, 1, 1, 1, ${A}), (2, 17, 1, 1, ${B}), (3, 18, 1, 1, ${B})`,
  );
  const { verses, file } = await read(content, { books: { Henoch: '' } });
  expect(verses).toEqual([`genesis 1:1 ${A}`, `tobit 1:1 ${B}`]);
  expect(file.unknownBooks.size).toBe(0);
});

test('the last row tells that a table has more than 66 books', async () => {
  const content = database(
    sql`CREATE TABLE verses (id INTEGER PRIMARY KEY, book INT, chapter INT, verse INT, text TEXT)`,
    sql`INSERT INTO verses VALUES (1, 1, 1, 1, ${A}), (2, 17, 1, 1, ${B}), (3, 73, 22, 21, ${B})`,
  );
  const { verses, file } = await read(content);
  expect(verses).toEqual([`genesis 1:1 ${A}`]);
  expect([...file.unknownBooks.keys()]).toEqual(['17', '73']);
});

test('a value that cannot be read is a problem of its row', async () => {
  const content = database(
    sql`CREATE TABLE Bible (Book INT, Chapter INT, Verse INT, Scripture TEXT)`,
    sql`INSERT INTO Bible VALUES (8, 1, 1, ${A}), (8, 1, 2, CAST(x'ff41' AS TEXT)), (8, NULL, 3, ${B}), (8, 1, 4, x'0102')`,
  );
  const { verses, problems, file } = await read(content);
  expect(verses).toEqual([`ruth 1:1 ${A}`]);
  expect(problems).toEqual([
    { row: 2, source: 'text.db', message: 'The text is not UTF-8' },
    { row: 3, source: 'text.db', message: '“” is no number of a chapter' },
  ]);
  expect(file.dropped.get('verses without text')).toBe(1);
});

test.each([
  ['without tables', database(sql`PRAGMA user_version = 1`), 'The database has no table'],
  [
    'WITHOUT ROWID',
    database(sql`CREATE TABLE verses (b INT PRIMARY KEY, t TEXT) WITHOUT ROWID`),
    '“verses” is a table WITHOUT ROWID, and only ordinary',
  ],
  [
    'of a dictionary',
    database(
      sql`CREATE TABLE dictionary (topic TEXT, definition TEXT)`,
      sql`INSERT INTO dictionary VALUES ('a', 'b')`,
    ),
    'No table of the database (dictionary) has verses',
  ],
  [
    'that is encrypted',
    database(
      sql`CREATE TABLE Bible (Book INT, Chapter INT, Verse INT, Scripture BLOB)`,
      sql`INSERT INTO Bible VALUES (1, 1, 1, x'8f01')`,
    ),
    'encrypted modules cannot be read',
  ],
])('a database %s is refused', async (_, content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});

test('a database in WAL mode is refused with the way to close it', async () => {
  const wal = Uint8Array.from(several);
  wal[18] = 2;
  wal[19] = 2;
  await expect(read(wal)).rejects.toThrow('Run “PRAGMA journal_mode = DELETE” on it and upload it again');
});
