import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { execute } from '../../db/sync-sql.ts';
import { bytesOf, readFile, sampleVerses } from '../../tests/imports/bible-files/sample-bible.ts';
import { madeShapes } from '../../tests/imports/bible-files/shapes.ts';
import { type Random, randomOf } from '../../tests/support/random.ts';
import type { ByteSource } from '../files/byte-source.ts';
import { RefusedFile } from '../files/refused-file.ts';
import { makeDatabase } from '../files/sqlite/testing.ts';
import { makeZip } from '../files/zip/testing.ts';

const verse = (no: number): string => `Ruth,1,${no},"Now it came to pass in the days ${no}"`;
const HEAD = 'book,chapter,verse,text\n';
const magic = (text: string): Uint8Array => bytesOf(`${text}${'x'.repeat(200)}`);
const twice = (mark: string): string =>
  Array.from({ length: 60 }, (_, no) => `Psalms,${1 + no},1,"A psalm of ${mark} is here"`).join('\n');
const database = makeDatabase((db) => {
  execute(db, sql`CREATE TABLE Bible (Book INT, Chapter INT, Verse INT, Scripture TEXT)`);
  for (let no = 1; no < 400; no++)
    execute(
      db,
      sql`INSERT INTO Bible VALUES (8, ${no}, 1, ${'Now it came to pass in the days when the judges ruled'})`,
    );
});

test.each<[string, Uint8Array | string, string]>([
  ['nothing', '', 'The file is empty'],
  ['a PDF', magic('%PDF-1.7'), 'The file is a PDF. Download the text as USFM'],
  ['a picture', Uint8Array.from([0x89, ...magic('PNG')]), 'The file is a picture'],
  [
    'a Word document',
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...magic('x')]),
    'a document of an old office program',
  ],
  ['a document in RTF', '{\\rtf1 Genesis 1:1 In the beginning}', 'The file is a document in RTF'],
  ['a Kindle book', magic(`${'\0'.repeat(60)}BOOKMOBI`), 'The file is an e-book (Kindle)'],
  ['a gzip file', Uint8Array.from([0x1f, 0x8b, 8, ...magic('x')]), 'packed with gzip. Unpack it'],
  [
    'random bytes',
    Uint8Array.from({ length: 50_000 }, (_, at) => (at * 7919 * (at + 3)) % 251),
    'is no text',
  ],
  [
    'prose',
    'It was a dark and stormy night.\nThe end, they said, is near.\n'.repeat(500),
    'No verses are found in the file',
  ],
  [
    'a table of something else',
    'name,age,city\nAda,36,London\nAlan,41,Wilmslow\n',
    'Choose the columns of the file: nobody has said which one is the book',
  ],
  [
    'one text after another',
    `${HEAD}${twice('one')}\n${twice('two')}`,
    'Psalms is in the file twice with different texts',
  ],
  [
    'a short book twice',
    `${HEAD}${[1, 2, 3, 4].map(verse).join('\n')}\n${[1, 2, 3, 4].map((no) => `Ruth,1,${no},"Something else ${no}"`).join('\n')}`,
    'Ruth is in the file twice with different texts, for example Ruth 1:1 in row 2 and in row 6',
  ],
  [
    'more verses than a Bible',
    `${HEAD}${Array.from({ length: 100_100 }, (_, no) => `Ruth,${1 + Math.floor(no / 900)},${1 + (no % 900)},"And he said ${no}"`).join('\n')}`,
    'more than 100000 verses',
  ],
  ['no verse with text', `${HEAD}Ruth,1,1,\nRuth,1,2,\nRuth,1,3,\n`, 'No verses are found in the file'],
  [
    'only a book that is not here',
    `${HEAD}${[1, 2, 3].map((no) => `Odes,1,${no},"Let us sing to the Lord ${no}"`).join('\n')}`,
    'it has only books that this app does not have (Odes)',
  ],
  [
    'quotation marks that are never closed',
    `${HEAD}Ruth,1,1,"Now it came to pass\n`,
    'No verse of the file can be read',
  ],
  ['a database that is cut off', database.subarray(0, database.length - 8000), 'The database is cut off'],
  [
    'the log of a database',
    Uint8Array.from([0x37, 0x7f, 0x06, 0x82, ...magic('x')]),
    'the log (-wal) of a database',
  ],
  [
    'a bomb',
    makeZip([{ name: 'a.csv', content: bytesOf(`${HEAD}${verse(1)}\n${' '.repeat(20_000_000)}`) }]),
    'unpacks to more than 100 times its size',
  ],
  [
    'an archive that is cut off',
    makeZip([{ name: 'a.csv', content: bytesOf(`${HEAD}${verse(1)}`) }]).subarray(0, 100),
    'The archive is cut off',
  ],
  [
    'XML that is cut off',
    '<osis><div type="book" osisID="Ruth"><verse osisID="Ruth.1.1">Now',
    'unclosed tag',
  ],
  [
    'a bomb of XML entities',
    `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "&a;&a;&a;">]><osis>&b;</osis>`,
    'undefined entity',
  ],
  [
    'two texts in one JSON file',
    JSON.stringify({
      kjv: { Ruth: { 1: { 1: 'Now it came', 2: 'And the name', 3: 'And Elimelech' } } },
      asv: { Ruth: { 1: { 1: 'And it came', 2: 'The name of', 3: 'Elimelech died' } } },
    }),
    'Ruth is in the file twice with different texts',
  ],
  [
    'an archive in an archive',
    makeZip([{ name: 'a.zip', content: bytesOf('x') }]),
    'archives in archives are not unpacked',
  ],
  [
    'names out of its folder',
    makeZip([{ name: '../a.csv', content: bytesOf(HEAD) }]),
    'leads out of its folder',
  ],
])('a file of %s is refused with one sentence', async (_, content, message) => {
  const error = await readFile(content).then(
    () => null,
    (refused: unknown) => refused,
  );
  expect(error).toBeInstanceOf(RefusedFile);
  expect((error as Error).message).toContain(message);
  expect((error as Error).message.length).toBeLessThan(320);
});

test('a file of 500 MB is refused before it is read', async () => {
  const line = bytesOf(`${verse(1)}\n`);
  let read = 0;
  const source: ByteSource = {
    size: 500 * 1024 * 1024,
    async read(offset, length) {
      read += length;
      return Uint8Array.from({ length }, (_, at) => line[(offset + at) % line.length] ?? 0);
    },
  };
  await expect(readFile(source)).rejects.toThrow('The file is larger than 150 MB, and no text of a Bible is');
  expect(read).toBeLessThan(1024 * 1024);
});

/** How often each shape is damaged. */
const DAMAGES = process.env.TEST_FULL ? 40 : 3;
const JUNK = [
  '"',
  "'",
  '{',
  '}',
  '[',
  '(',
  ',',
  ';',
  '<',
  '&',
  '\\',
  '\n',
  '\t',
  '|',
  '#',
  '$$$',
  '\0',
  '---',
];

/** The bytes with a part cut off, a part missing, some bytes changed, or signs put in. */
function damaged(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length);
  const damage = random.below(4);
  if (damage === 0) return bytes.subarray(0, at);
  if (damage === 1) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random.below(2000))]);
  const changed = Uint8Array.from(bytes);
  if (damage === 2)
    for (let count = 0; count < 20; count++) changed[random.below(bytes.length)] = random.below(256);
  return damage === 2
    ? changed
    : Buffer.concat([changed.subarray(0, at), bytesOf(random.pick(JUNK)), changed.subarray(at)]);
}

test('a damaged file of any shape is read as far as it goes, or refused with a sentence', async () => {
  const verses = (await sampleVerses(['ruth', 'psalms', 'jude'])).filter(({ chapter }) => chapter < 4);
  const random = randomOf(38);
  const others: string[] = [];
  for (const { name, content } of madeShapes(verses)) {
    const made = content();
    const whole = typeof made === 'string' ? bytesOf(made) : made;
    for (let count = 0; count < DAMAGES; count++)
      await readFile(damaged(whole, random)).catch((error: unknown) => {
        if (!(error instanceof RefusedFile)) others.push(`${name}: ${String(error)}`);
      });
  }
  expect(others).toEqual([]);
});

test('names such as __proto__ are names like others', async () => {
  const json = '{"__proto__":{"1":{"1":"Now it came to pass"}},"constructor":{"1":{"1":"And it was so"}}}';
  const { rows, file } = await readFile(json);
  expect(rows).toEqual([]);
  expect([...file.unknownBooks.keys()]).toEqual(['__proto__', 'constructor']);
});

test('markup in a verse never reaches its text', async () => {
  const { rows } = await readFile(
    `${HEAD}Ruth,1,1,"Now <script>alert(1)</script>it <img src=x onerror=alert(1)>came <!-- x -->to pass"\n${verse(2)}`,
  );
  expect(rows[0]?.text).toBe('Now it came to pass');
});

test('verses of a book that is not understood are counted, and nothing is thrown before somebody can say which it is', async () => {
  const { rows, file } = await readFile(
    `${HEAD}${[1, 2, 3].map((no) => `Рут,1,${no},"Now it came to pass ${no}"`).join('\n')}`,
  );
  expect(rows).toEqual([]);
  expect(Object.fromEntries(file.unknownBooks)).toEqual({
    Рут: { verses: 3, chapters: 1, row: 2, source: 'text.dat' },
  });
});
