import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateRawSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import Database from 'libsql';
import { beforeAll, expect, test } from 'vitest';
import { execute } from '../../db/sync-sql.ts';
import { CORE_BOOKS } from '../../domain/canon/index.ts';
import {
  bytesOf,
  plain,
  readFile,
  type SampleVerse,
  sampleVerses,
} from '../../tests/imports/bible-files/sample-bible.ts';
import { madeShapes } from '../../tests/imports/bible-files/shapes.ts';
import { type ByteSource, memorySource } from '../files/byte-source.ts';
import { openLocalFile } from '../files/local-file.ts';
import { crc32 } from '../files/zip/crc32.ts';
import { makeZip } from '../files/zip/testing.ts';
import { openBibleFile } from './index.ts';

/** The most processor time that a whole Bible may take: half of that of a message of the queue. */
const MOST_SECONDS = 15;

let verses: SampleVerse[];
beforeAll(async () => {
  verses = await sampleVerses(CORE_BOOKS.map(({ id }) => id));
});

const WHOLE = [
  'CSV of numbers with an id',
  'SQLite of MyBible',
  'SQLite of e-Sword',
  'JSON of books, chapters and verses',
  'JSON objects in each other',
  'USFM with Strong’s numbers',
  'OSIS with milestones',
  'USX',
  'theWord',
  'ZIP of USFM',
  'SQL with a statement for each row',
  'text with titles, in short lines',
];

/** `npm run test:full` reads the whole Bible in each form, and `npm test` in every fourth one. */
const READ = process.env.TEST_FULL ? WHOLE : WHOLE.filter((_, at) => at % 4 === 0);

test.each(READ)('the whole Bible as %s is read verse by verse in a few seconds', async (name) => {
  const shape = madeShapes(verses).find((one) => one.name === name)!;
  const content = shape.content();
  const start = process.cpuUsage();
  const { rows, problems } = await readFile(content);
  const { user, system } = process.cpuUsage(start);
  expect(problems).toEqual([]);
  const expected = verses.filter(shape.holds ?? (() => true));
  expect(rows).toHaveLength(expected.length);
  expect(plain(rows)).toEqual(expected);
  expect((user + system) / 1e6).toBeLessThan(MOST_SECONDS);
});

const MEGABYTE = 1024 * 1024;
/** 25 MB in `npm test`, 100 MB in `npm run test:full`: far more than a reader may use. */
const FILE_BYTES = (process.env.TEST_FULL ? 100 : 25) * MEGABYTE;
/** The most memory that a reader may use. Of a Worker's 128 MB the rest is for everything else. */
const ALLOWED = 16 * MEGABYTE;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function liveBytes(): number {
  // The second call waits until the buffers that the first call found unused are freed.
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const NOTE = 'A note that stands in each verse and is left out of its text. '.repeat(60);
const PLACES = Array.from({ length: 10_000 }, (_, no) => ({
  chapter: 1 + Math.floor(no / 100),
  verse: 1 + (no % 100),
}));

/** A file of a beginning, the same verses with long notes, and an end. It is made while it is read. */
function endless(
  head: string,
  verse: (place: { chapter: number; verse: number }, note: string) => string,
  end: string,
) {
  const note = NOTE.repeat(Math.ceil(FILE_BYTES / PLACES.length / NOTE.length));
  const parts = [
    bytesOf(head),
    ...PLACES.map((place) => ({ place, size: bytesOf(verse(place, '')).length + note.length })),
    bytesOf(end),
  ];
  const starts: number[] = [];
  let size = 0;
  for (const part of parts) {
    starts.push(size);
    size += part instanceof Uint8Array ? part.length : part.size;
  }
  const source: ByteSource = {
    size,
    async read(offset, length) {
      const bytes = new Uint8Array(length);
      let no = Math.max(
        0,
        starts.findLastIndex((start) => start <= offset),
      );
      for (let done = 0; done < length; no++) {
        const part = parts[no]!;
        const made = part instanceof Uint8Array ? part : bytesOf(verse(part.place, note));
        const from = Math.max(0, offset + done - starts[no]!);
        const taken = made.subarray(from, from + length - done);
        bytes.set(taken, done);
        done += taken.length;
      }
      return bytes;
    },
  };
  return source;
}

async function expectBounded(source: ByteSource): Promise<void> {
  const before = liveBytes();
  let most = Number.NEGATIVE_INFINITY;
  let count = 0;
  const file = await openBibleFile(source, 'text.dat');
  for await (const row of file.rows()) {
    if ('message' in row) throw new Error(row.message);
    count += 1;
    if (count % 1500 === 0) most = Math.max(most, liveBytes() - before);
  }
  expect(count).toBe(PLACES.length);
  expect(most).toBeGreaterThan(Number.NEGATIVE_INFINITY);
  expect(most).toBeLessThan(ALLOWED);
}

const TEXT = 'Now it came to pass in the days when the judges ruled';

const LARGE: readonly [
  name: string,
  head: string,
  verse: (chapter: number, verse: number, note: string) => string,
  end: string,
][] = [
  [
    'CSV',
    'book,chapter,verse,text\n',
    (c, v, note) => `Psalms,${c},${v},"${TEXT} ${c}:${v}<f>${note}</f>"\n`,
    '',
  ],
  [
    'JSON',
    '[',
    (c, v, note) => `{"book":"Psalms","chapter":${c},"verse":${v},"text":"${TEXT} ${c}:${v}<f>${note}</f>"},`,
    '{}]',
  ],
  [
    'USFM',
    '\\id PSA\n',
    (c, v, note) => `${v === 1 ? `\\c ${c}\n` : ''}\\v ${v} ${TEXT} ${c}:${v}\\f + ${note}\\f*\n`,
    '',
  ],
  [
    'OSIS',
    '<osis><div type="book" osisID="Ps">',
    (c, v, note) => `<verse osisID="Ps.${c}.${v}">${TEXT} ${c}:${v}<note>${note}</note></verse>\n`,
    '</div></osis>',
  ],
  [
    'YAML',
    'verses:\n',
    (c, v, note) =>
      `- book: Psalms\n  chapter: ${c}\n  verse: ${v}\n  text: '${TEXT} ${c}:${v}<f>${note}</f>'\n`,
    '',
  ],
  [
    'SQL',
    '-- A dump\nINSERT INTO verses (book, chapter, verse, text) VALUES\n',
    (c, v, note) => `(19, ${c}, ${v}, '${TEXT} ${c}:${v}<f>${note}</f>'),\n`,
    "(19, 1, 1, '');",
  ],
  ['text with headings', 'Psalms\n\n', (c, v, note) => `${c}:${v} ${TEXT} ${c}:${v}\n<f>${note}</f>\n`, ''],
];

/** `npm run test:full` reads a large file of each form, and `npm test` of every third one. */
const LARGE_READ = process.env.TEST_FULL ? LARGE : LARGE.filter((_, at) => at % 3 === 0);

test.each(LARGE_READ)(
  `${FILE_BYTES / MEGABYTE} MB of %s are read in less than 16 MB of memory`,
  async (_, head, verse, end) => {
    await expectBounded(endless(head, (place, note) => verse(place.chapter, place.verse, note), end));
  },
);

function packed(): Uint8Array {
  // No note repeats among the 32 kB before it, in which a packer looks for repetitions.
  const notes = Array.from({ length: 100 }, (_, no) =>
    Array.from({ length: FILE_BYTES / PLACES.length / 9 }, (_, at) =>
      `${(no * 7919 + at * 2_654_435_761) % 4_294_967_296}`.slice(0, 8),
    ).join(' '),
  );
  const lines = PLACES.map(
    ({ chapter, verse }, no) =>
      `Psalms|${chapter}|${verse}|${TEXT} ${chapter}:${verse}<f>${notes[no % notes.length]}</f>\n`,
  );
  const content = Buffer.from(lines.join(''));
  return makeZip([
    { name: 'a.txt', packed: deflateRawSync(content), size: content.length, crc: crc32(content) },
  ]);
}

test(`a ZIP entry of ${FILE_BYTES / MEGABYTE} MB is read in less than 16 MB of memory`, async () => {
  await expectBounded(memorySource(packed()));
});

test(`a SQLite file of ${FILE_BYTES / MEGABYTE} MB is read in less than 16 MB of memory`, async () => {
  const folder = mkdtempSync(join(process.env.TEST_DATABASES ?? tmpdir(), 'large-bible-'));
  try {
    const path = join(folder, 'large.db');
    const db = new Database(path);
    execute(
      db,
      sql`PRAGMA synchronous = OFF; CREATE TABLE Bible (Book INT, Chapter INT, Verse INT, Scripture TEXT)`,
    );
    execute(
      db,
      sql`WITH RECURSIVE n (no) AS (SELECT 0 UNION ALL SELECT no + 1 FROM n WHERE no < ${PLACES.length - 1})
       INSERT INTO Bible SELECT 19, 1 + no / 100, 1 + no % 100, ${TEXT} || no || '<f>' || hex(zeroblob(${Math.ceil(FILE_BYTES / PLACES.length / 2)})) || '</f>' FROM n`,
    );
    db.close();
    const disk = await openLocalFile(path);
    await expectBounded(disk);
    await disk.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
