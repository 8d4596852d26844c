import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { execute } from '../../db/sync-sql.ts';
import { bytesOf, readFile } from '../../tests/imports/bible-files/sample-bible.ts';
import { memorySource } from '../files/byte-source.ts';
import { makeDatabase } from '../files/sqlite/testing.ts';
import { type MadeEntry, makeZip } from '../files/zip/testing.ts';
import { openBibleFile } from './index.ts';

const entry = (name: string, content: string | Uint8Array, more: Partial<MadeEntry> = {}): MadeEntry => ({
  name,
  content: typeof content === 'string' ? bytesOf(content) : content,
  ...more,
});
const table = (mark: string, book = 'Ruth'): string =>
  `book,chapter,verse,text\n${[1, 2, 3].map((verse) => `${book},1,${verse},"Now it came to pass ${mark} ${verse}"`).join('\n')}`;
const usfm = (book: string, mark: string): string => `\\id ${book}\n\\c 1\n\\v 1 Now it came to pass ${mark}`;

const read = async (entries: readonly MadeEntry[], guesses = {}) => {
  const { rows, problems, file } = await readFile(makeZip(entries), guesses, 'archive.zip');
  return { file, problems, rows, verses: rows.map(({ book, source, text }) => `${book} ${source} ${text}`) };
};

test('several texts are offered, and one of them is read', async () => {
  const entries = [
    entry('csv/asv.csv', table('asv')),
    entry('csv/kjv.csv', table('kjv')),
    entry('about.txt', 'x'),
  ];
  const first = await read(entries);
  expect(first.file).toMatchObject({
    kind: 'ZIP of CSV (commas)',
    texts: ['csv/asv.csv', 'csv/kjv.csv'],
    text: 'csv/asv.csv',
  });
  const { verses } = await read(entries, { text: 'csv/kjv.csv' });
  expect(verses[0]).toBe('ruth csv/kjv.csv Now it came to pass kjv 1');
});

test('folders of USFM with the same books are different texts', async () => {
  const entries = ['a', 'b'].flatMap((text) => [
    entry(`${text}/JUD.usfm`, usfm('JUD', text)),
    entry(`${text}/RUT.usfm`, usfm('RUT', text)),
  ]);
  const { file, verses } = await read(entries, { text: 'b' });
  expect(file.texts).toEqual(['a', 'b']);
  expect(verses).toEqual(['ruth b/RUT.usfm Now it came to pass b', 'jude b/JUD.usfm Now it came to pass b']);
});

test('folders of USFM with different books, and files of Testaments, are one text', async () => {
  const folders = await read([
    entry('NT/JUD.usfm', usfm('JUD', 'x')),
    entry('OT/RUT.usfm', usfm('RUT', 'x')),
  ]);
  expect(folders.file.texts).toEqual([]);
  expect(folders.rows.map(({ book }) => book)).toEqual(['ruth', 'jude']);
  const files = await read([entry('kjv_nt.csv', table('x', 'Jude')), entry('kjv_ot.csv', table('x'))]);
  expect(new Set(files.rows.map(({ book }) => book))).toEqual(new Set(['ruth', 'jude']));
});

test('other files are left out, with the reason for those that look like texts', async () => {
  const { file, verses } = await read([
    entry('__MACOSX/._kjv.csv', 'x'),
    entry('.DS_Store', 'x'),
    entry('kjv.csv', table('x')),
    entry('list.csv', 'a,b\n1,2\n'),
    entry('copr.htm', '<html></html>'),
    entry('index.html', '<html></html>'),
  ]);
  expect(verses).toHaveLength(3);
  expect(file.ignored).toMatchObject([
    { source: 'index.html', message: 'It is no text of a Bible' },
    { source: 'list.csv', message: expect.stringContaining('No verses are found in the file') },
  ]);
});

test('files of programs and lists of verse numbers beside a text are no texts', async () => {
  const { file, rows } = await read([
    entry('settings.js', 'const x = 1;\nconst y = 2;\n'),
    entry('custom.vrs', '# Verses\nGEN 1:31 2:25 3:24\nRUT 1:22 2:23\nGEN 31:55 = GEN 32:1\n'),
    entry('list.json', '["Ruth","Psalms"]'),
    entry('odd.txt', 'Who has said this; one\nAnd who has said that; two\n'),
    entry('08RUT.SFM', usfm('RUT', 'x')),
  ]);
  expect(file.texts).toEqual([]);
  expect(rows).toHaveLength(1);
});

test('a database in an archive is read, with its texts', async () => {
  const database = makeDatabase((db) => {
    for (const name of [sql`t_kjv`, sql`t_asv`]) {
      execute(
        db,
        sql`CREATE TABLE ${name} (id INTEGER PRIMARY KEY, b INTEGER, c INTEGER, v INTEGER, t TEXT)`,
      );
      execute(
        db,
        sql`INSERT INTO ${name} VALUES (8001001, 8, 1, 1, 'Now it came to pass'), (8001002, 8, 1, 2, 'And the name of the man')`,
      );
    }
  });
  const { file, verses } = await read([entry('bible.sqlite', database)], { text: 'bible.sqlite: t_asv' });
  expect(file).toMatchObject({
    kind: 'ZIP of SQLite',
    texts: ['bible.sqlite: t_kjv', 'bible.sqlite: t_asv'],
    text: 'bible.sqlite: t_asv',
  });
  expect(verses).toHaveLength(2);
});

test('what is dropped is counted once', async () => {
  const { file } = await read([
    entry('a.usfm', '\\id RUT\n\\c 1\n\\v 1 Now\\f + note\\f* it came\n\\v 2 And'),
  ]);
  expect(Object.fromEntries(file.dropped)).toEqual({ footnotes: 1 });
});

test('parts of an archive are its entries', async () => {
  const big = `\\id RUT\n\\c 1\n\\v 1 x ${'\\f + x\\f*'.repeat(1_000_000)}`;
  const entries = [
    entry('a.usfm', big, { method: 0 }),
    entry('b.usfm', usfm('JUD', 'b')),
    entry('c.usfm', usfm('OBA', 'c')),
  ];
  const file = await openBibleFile(memorySource(makeZip(entries)), 'archive.zip');
  const parts = await file.parts();
  expect(parts).toEqual([{ entries: ['a.usfm'] }, { entries: ['c.usfm', 'b.usfm'] }]);
  const books: string[] = [];
  for (const part of parts)
    for await (const row of file.rows(part)) if (!('message' in row)) books.push(row.book);
  expect(books).toEqual(['ruth', 'obadiah', 'jude']);
});

test('one book in two files of a text is refused', async () => {
  const verses = (mark: string): string =>
    `\\id RUT\n\\c 1\n${[1, 2, 3].map((no) => `\\v ${no} Now ${mark} ${no}`).join('\n')}`;
  await expect(read([entry('a.usfm', verses('a')), entry('b.usfm', verses('b'))])).rejects.toThrow(
    'Ruth is in the file twice with different texts, for example Ruth 1:1 in row 3 of a.usfm and in row 3 of b.usfm. Remove one of them',
  );
});

test.each([
  [
    'an e-book',
    [entry('mimetype', 'application/epub+zip'), entry('x.opf', 'x')],
    'The file is an e-book (EPUB)',
  ],
  ['a module of SWORD', [entry('mods.d/kjv.conf', 'x'), entry('modules/ot.bzz', 'x')], 'mod2osis'],
  [
    'a spreadsheet',
    [entry('[Content_Types].xml', 'x'), entry('xl/sheet.xml', 'x')],
    'Save it as CSV in UTF-8',
  ],
  ['no text', [entry('a.png', 'x')], 'The archive has no text of a Bible: a.png: It is no text of a Bible'],
  ['nothing', [entry('.DS_Store', 'x')], 'The archive has no file that could be a text'],
  [
    'many others',
    [entry('a.csv', 'a,b'), entry('b.csv', 'a,b')],
    'None of the 2 files in the archive is a text of a Bible',
  ],
  ['a damaged entry', [entry('kjv.csv', table('x'), { crc: 1 })], 'The entry "kjv.csv" is damaged'],
  [
    'a database too large',
    [
      entry(
        'a.db',
        new Uint8Array([...bytesOf('SQLite format 3\0'), ...crypto.getRandomValues(new Uint8Array(65_000))]),
        { size: 34_000_000, method: 8 },
      ),
    ],
    'unpacks to more than 100 times its size',
  ],
])('an archive with %s is refused', async (_, entries, message) => {
  await expect(read(entries)).rejects.toThrow(message);
});
