import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { bibleVerses } from '../../../db/schema/index.ts';
import { SBLGNT } from '../../../import-jobs/sources/core/sblgnt.ts';
import { WLC } from '../../../import-jobs/sources/core/wlc.ts';
import { CSV } from '../../../import-jobs/sources/csv/csv.ts';
import { DATABASE_CHECK } from '../../../import-jobs/sources/database/check.ts';
import { DATABASE } from '../../../import-jobs/sources/database/database.ts';
import { ZIP } from '../../../import-jobs/sources/zip/zip.ts';
import { bench, fileBenchEachTest } from '../../../tests/imports/file-bench.ts';
import { testFolder } from '../../../tests/support/test-folder.ts';
import { writeDatabase, zipFile } from './files.ts';
import { apocryphaTable, completeTable, type FileTable, strongsTable } from './tables.ts';

const WHOLE = { verses: 31_102, entries: 14_270 };
const IS_FULL = process.env.TEST_FULL !== undefined;
/** The books that each test run imports. `npm run test:full` imports the whole Bible. */
const FEW = ['Genesis', 'John'];
const APOCRYPHA = apocryphaTable([{ book: 'tobit', chapter: 1, verse: 1, text: 'The book' }]);

let tables: FileTable[];
beforeAll(async () => {
  const complete = await completeTable();
  expect(complete.rows).toHaveLength(WHOLE.verses);
  const book = complete.columns.indexOf('book');
  const rows = IS_FULL ? complete.rows : complete.rows.filter((row) => FEW.includes(row[book] ?? ''));
  tables = [{ ...complete, rows }, await strongsTable(), APOCRYPHA];
});

fileBenchEachTest();

async function expectTheCore(prefix: 'csv' | 'database'): Promise<void> {
  const editions = await bench.editions();
  expect(Object.keys(editions).sort()).toEqual(
    [prefix, `${prefix}-apocrypha`, `${prefix}-greek`, `${prefix}-hebrew`, `${prefix}-strongs`].sort(),
  );
  expect(editions[prefix]?.verses).toBe(WHOLE.verses);
  const figuresOf = ({ words, letters, qereWords, qereLetters }: typeof WLC.expected) => ({
    words,
    ...(letters === undefined ? {} : { letters, qereWords, qereLetters }),
  });
  // Nehemiah 7:68 has no Hebrew.
  expect(editions[`${prefix}-hebrew`]).toMatchObject({ verses: 23_144, ...figuresOf(WLC.expected) });
  expect(editions[`${prefix}-greek`]).toMatchObject({ verses: 7_927, ...figuresOf(SBLGNT.expected) });
  for (const [script, source] of [
    ['hebrew', WLC],
    ['greek', SBLGNT],
  ] as const)
    expect(editions[`${prefix}-${script}`]?.totals).toContainEqual({
      method: `${script.toUpperCase()}_STANDARD`,
      value: source.expected.standardTotal,
    });
  expect(await bench.entries()).toHaveLength(WHOLE.entries);
}

const textAt = async (editionId: string, bookId: string, chapterNumber: number, verseNumber: number) => {
  const place = { editionId, bookId, chapterNumber, verseNumber };
  const same = Object.entries(place).map(([name, value]) =>
    eq(bibleVerses[name as keyof typeof place], value),
  );
  const [row] = await bench.bench.db
    .select({ text: bibleVerses.text })
    .from(bibleVerses)
    .where(and(...same));
  return row?.text;
};

describe('the files that are made from the core texts', () => {
  test('CSV files that are made from the core give verses and entries; in a full run the core’s words, letters and totals, and a second import changes nothing', async () => {
    await bench.upload('zip/tables.zip', zipFile(tables));
    const count = tables.reduce((sum, { rows }) => sum + rows.length, 0);
    const job = await bench.run(ZIP, { kind: 'zip', andImport: true });
    expect(job).toMatchObject({ status: 'succeeded', done: count, total: count, failed: 0, skipped: 0 });
    expect(await bench.problems(job.id)).toEqual([]);
    expect(await bench.entries()).toHaveLength(WHOLE.entries);
    if (IS_FULL) await expectTheCore('csv');
    expect(await textAt('csv-hebrew', 'genesis', 1, 5)).toContain('׀ לָאוֹר֙ י֔וֹם');
    expect(await textAt('csv-greek', 'john', 1, 1)).toContain('Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ');
    if (!IS_FULL) return;
    const again = await bench.run(CSV, { kind: 'csv', chapters: null });
    expect(again).toMatchObject({ status: 'succeeded', created: 0, updated: 0, unchanged: job.created });
  });

  // The test above checks the tables, and other tests check how databases are read. So this test is only in
  // the full run.
  const testInFullRun = IS_FULL ? test : () => undefined;
  testInFullRun('give the core’s words, letters and totals as a database', async () => {
    const path = join(testFolder(), 'gematria.db');
    writeDatabase(path, tables, 0);
    await bench.upload('database/gematria.db', Uint8Array.from(readFileSync(path)));
    expect(await bench.run(DATABASE_CHECK, { kind: 'database-check' })).toMatchObject({ failed: 0 });
    const job = await bench.run(DATABASE, { kind: 'database' });
    expect(await bench.problems(job.id)).toEqual([]);
    expect(job).toMatchObject({ status: 'succeeded', failed: 0, skipped: 0 });
    await expectTheCore('database');
  });
});
