import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editions, importJobEditions, importJobs, importProblems } from '../../../db/schema/index.ts';
import { CORE_BOOKS } from '../../../domain/canon/index.ts';
import { packStandIn } from '../../../scripts/start/stand-ins/packs.ts';
import { memoryBlobs } from '../../../tests/imports/memory-blobs.ts';
import { completeLibrary } from '../../../tests/kept-library.ts';
import { sharedData } from '../../../tests/support/shared-data.ts';
import { filledDatabase, migratedDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import type { SourceContext } from '../../job-kind.ts';
import { runJobs, runTasks } from '../../run-jobs.ts';
import { SBLGNT } from '../core/sblgnt.ts';
import { WLC } from '../core/wlc.ts';
import { PACKS } from './index.ts';
import type { Pack } from './pack.ts';

const folder = sharedData();
if (folder === null)
  console.log('The files of the packs are not beside the checkout: their imports are skipped.');

let database: TestDatabase;
let fetched = 0;
const standIn = packStandIn(folder ?? undefined);
const context: SourceContext = {
  files: memoryBlobs(),
  addresses: { sefaria: '', packs: 'https://packs.test' },
  fetch: (address) => {
    fetched += 1;
    return standIn(new Request(address));
  },
  wait: async () => undefined,
};

beforeAll(async () => {
  if (folder === null) return;
  // The coverage of the meanings is counted over the words of the core's originals. The library of other tests has them.
  const library = completeLibrary();
  database =
    library === null
      ? await migratedDatabase()
      : await filledDatabase(
          'core',
          async () => {},
          async () => ({ path: library, remove() {} }),
        );
  await runJobs({ db: database.client, blobs: memoryBlobs() }, [WLC, SBLGNT]);
});
afterAll(() => database?.remove());

async function importPack(id: string) {
  fetched = 0;
  const task = { kind: 'pack', pack: id, chapters: null } as const;
  const [run] = await runTasks({ db: database.client, blobs: memoryBlobs() }, context, [{ title: id, task }]);
  return { ...run, fetched };
}

const job = async (id: string) =>
  (
    await database.db
      .select()
      .from(importJobs)
      .where(eq(importJobs.target, `pack-${id}`))
  ).at(-1);

/** The rows that a pack writes, and how many rows it leaves out. Titles of psalms are rows too. */
const EXPECTED: Readonly<Record<string, { created: number; skipped: number }>> = {
  kjv: { created: 31_102 + 63 + 5_600 + 1, skipped: 545 },
  'greek-apocrypha': { created: 5_379 + 1, skipped: 0 },
  tischendorf: { created: 7_939, skipped: 19 },
  meanings: { created: 23_155, skipped: 1_389 },
};

function expectedOf({ id, editions }: Pack): { created: number; skipped: number } {
  const rows = editions.map(({ expected }) => expected.entries ?? expected.verses ?? 0);
  return EXPECTED[id] ?? { created: rows.reduce((sum, count) => sum + count, 0), skipped: 0 };
}

/** In every test run, these packs are imported a second time. `npm run test:full` does so with all packs. */
const QUICK = new Set(['tbesh', 'names']);

/** Only `npm run test:full` imports these packs. packs.corpus.test.ts reads every row of them in each run. */
const FULL_ONLY = new Set(process.env.TEST_FULL ? [] : ['kjv', 'tagnt', 'elzevir', 'byzantine']);

describe.skipIf(folder === null)('every pack', () => {
  test.each(PACKS.filter(({ id }) => !FULL_ONLY.has(id)).map((pack) => [pack.id, pack] as const))(
    'the pack %s is imported with the expected numbers of rows; a second import fetches and changes nothing',
    async (id, pack) => {
      const { created, skipped } = expectedOf(pack);
      expect(await importPack(id)).toMatchObject({
        outcome: 'imported',
        fetched: pack.upstream.archive === null ? pack.files.length : 1,
      });
      expect(await job(id)).toMatchObject({ created, updated: 0, unchanged: 0, skipped, failed: 0 });
      const before = await database.db.select().from(editions);
      expect(await importPack(id)).toMatchObject({ outcome: 'up-to-date', fetched: 0 });
      if (!(QUICK.has(id) || process.env.TEST_FULL)) return;
      // A job that the fingerprint does not stop finds every row as it is.
      for (const { record } of pack.editions)
        await database.db.update(editions).set({ fingerprint: 'other' }).where(eq(editions.id, record.id));
      await database.db
        .update(importJobs)
        .set({ status: 'succeeded', phase: 'done' })
        .where(eq(importJobs.target, `pack-${id}`));
      expect(await importPack(id)).toMatchObject({ outcome: 'imported', fetched: 0 });
      expect(await job(id)).toMatchObject({ created: 0, updated: 0, unchanged: created, failed: 0 });
      expect(await database.db.select().from(editions)).toEqual(before);
    },
  );

  test('the log of each pack’s import names the rows that the import left out', async () => {
    const problems = await database.db
      .selectDistinct({ id: importJobEditions.editionId, message: importProblems.message })
      .from(importProblems)
      .innerJoin(importJobEditions, eq(importJobEditions.jobId, importProblems.jobId));
    const of = (id: string): string =>
      problems.flatMap((one) => (one.id === id ? [one.message] : [])).join('\n');
    if (!FULL_ONLY.has('kjv')) expect(of('kjvs')).toContain('Esther 10:4: an addition of the Greek Esther');
    expect(of('tischendorf')).toMatch(/a verse without text in this edition/);
    expect(of('names')).toContain('Manasseh: there is no verse GEN 45:51.');
    expect(of('meanings')).toContain('is not aligned with the original.');
  });

  test('the pack of English meanings has a meaning for 99.7 % of the words of 32 Hebrew books and 98.8 % of the Greek ones', async () => {
    const [meanings] = await database.db.select().from(editions).where(eq(editions.id, 'meanings'));
    const coverage = new Map(meanings?.coverage?.map((book) => [book.book, book]));
    const share = (...books: string[]): number => {
      const found = books.map((book) => coverage.get(book) ?? { words: 0, withMeaning: 0 });
      const sum = (figure: 'words' | 'withMeaning') => found.reduce((all, one) => all + one[figure], 0);
      return sum('withMeaning') / sum('words');
    };
    const none = ['genesis', 'psalms', 'isaiah', 'ezekiel'];
    const some = ['judges', 'jeremiah', 'micah'];
    const percents = Object.fromEntries([...none, ...some].map((id) => [id, Math.round(share(id) * 100)]));
    expect(percents).toEqual({
      genesis: 0,
      psalms: 0,
      isaiah: 0,
      ezekiel: 0,
      judges: 22,
      jeremiah: 34,
      micah: 50,
    });
    const inTestament = (role: string): string[] =>
      CORE_BOOKS.flatMap(({ id, testament }) => (testament === role ? [id] : []));
    const whole = inTestament('old').filter((book) => !none.includes(book) && !some.includes(book));
    expect(whole).toHaveLength(32);
    expect(share(...whole)).toBeGreaterThan(0.997);
    expect(share(...inTestament('new'))).toBeGreaterThan(0.988);
    expect(coverage.size).toBe(66);
  });
});
