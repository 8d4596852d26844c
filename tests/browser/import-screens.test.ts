import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CsvFiles, Pack, StoredFile } from '../../domain/contract/index.ts';
import { jobWith } from '../support/job.ts';
import { axeAtWidth, hasBrowser, IS_FULL, LOOKS, overflowAt320 } from './browser.ts';
import { type Reader, registerReader, signIn } from './reader.ts';
import { heading, useSite } from './site.ts';

const JOB = jobWith({
  kind: 'sefaria',
  title: 'Genesis 6–10, from Sefaria',
  progress: { done: 90, total: 157, unit: 'verses' },
  target: 'sefaria',
  input: [],
});
const TIME = '2026-11-20T10:00:00.000Z';
const BAD_ROW = { source: 'Complete.csv', row: 812, column: 'vnum', message: 'There is no number.' };
const PACK: Pack = {
  id: 'meanings',
  title: 'Meanings in context',
  target: 'pack-meanings',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  source: 'openbible-io/en_ult',
  version: '3a491790',
  bytes: 24_100_000,
  unit: 'phrases',
  editions: [],
  installed: true,
  coverage: [{ book: 'ruth', words: 1_294, withMeaning: 1_290 }],
};
const FILE: StoredFile = {
  id: 'file-1',
  folder: 'csv',
  name: 'Complete.csv',
  size: 84_100_000,
  sha256: '0123456789abcdef'.repeat(4),
  lastModified: TIME,
};

const ANSWERS: Readonly<Record<string, object>> = {
  jobs: {
    jobs: [
      JOB,
      {
        ...JOB,
        id: 'job-2',
        status: 'failed',
        errors: [BAD_ROW],
        leftOut: [{ name: 'notes.txt', reason: 'The file is empty' }],
      },
      { ...JOB, id: 'job-3', status: 'succeeded', rows: { ...JOB.rows, failed: 1 }, finishedAt: TIME },
    ],
  },
  packs: { offline: true, packs: [PACK] },
  files: { files: [FILE], uploads: [], partSize: 5_242_880, maxBytes: 536_870_912 },
  'csv-files': {
    files: [
      { ...FILE, problem: null, looksLikeText: false, licence: null },
      {
        ...{ ...FILE, id: 'file-2', name: 'esv.csv', problem: null, looksLikeText: false },
        licence: { version: 'esv', confirmed: null },
      },
      {
        ...{ ...FILE, id: 'file-3', name: 'notes.txt', problem: 'The file is empty', looksLikeText: false },
        licence: null,
      },
      {
        ...{ ...FILE, id: 'file-4', name: 'luther.csv', problem: 'The file has no column “ref”' },
        looksLikeText: true,
        licence: null,
      },
    ],
    unconfirmed: ['nasb'],
  } satisfies CsvFiles,
  'database-info': {
    status: 'success',
    details: { path: 'database/gematria_database_2026.db', size: 154_000_000, lastModified: TIME },
  },
  'import-status': {
    edition: 'mam',
    totalBooks: 1,
    totalChapters: 4,
    books: [
      {
        id: 'genesis',
        name: 'Genesis',
        chapterCount: 50,
        verseCount: 106,
        importedChapters: [1, 2, 3, 49],
      },
    ],
  },
};

async function answerAsAdmin(page: Page): Promise<void> {
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), isAdmin: true } });
  });
  await page.route('**/api/user/second-factor', (route) =>
    route.fulfill({ json: { isOn: false, recoveryCodes: 0 } }),
  );
  await page.route('**/api/admin/**', (route) => {
    const answer = ANSWERS[new URL(route.request().url()).pathname.slice('/api/admin/'.length)];
    return answer === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ json: answer });
  });
}

const SCREENS = [
  '/admin/import',
  '/admin/database',
  '/admin/texts',
  '/admin/jobs',
  '/admin/gematria-import',
  '/admin/specialized-import?tab=background',
  '/admin/specialized-import?tab=apocrypha',
  '/admin/missing-chapters',
  '/admin/genesis-import',
];

describe.skipIf(!hasBrowser)('the administrators’ screens', () => {
  const site = useSite();
  let reader: Reader;
  beforeAll(async () => {
    reader = await registerReader(site, 'importer');
  });

  test.each(IS_FULL ? LOOKS : LOOKS.slice(0, 1))(
    'axe finds no violation on the administrators’ screens at $width px in $theme, and the pages fit into 320 px',
    async ({ width, theme }) => {
      const visit = await site.visit({ width, theme });
      await signIn(visit, site, reader);
      const { page } = visit;
      await answerAsAdmin(page);
      const found: string[] = [];
      for (const path of SCREENS) {
        await page.goto(site.at(path));
        await heading(page).waitFor();
        await page.locator('.skeleton:visible').first().waitFor({ state: 'detached' });
        found.push(...(await axeAtWidth(page)).map((line) => `${path} ${line}`));
        if ((await overflowAt320(page)) > 0) found.push(`${path} is wider than 320 px`);
        await page.setViewportSize({ width, height: 800 });
      }
      expect(found).toEqual([]);
    },
  );

  test('the log of imports is 500 px high, and can get the focus, so that keys can scroll it', async () => {
    const visit = await site.visit();
    await signIn(visit, site, reader);
    const { page } = visit;
    await answerAsAdmin(page);
    await page.goto(site.at('/admin/missing-chapters'));
    const log = page.getByRole('log');
    await log.waitFor();
    expect((await log.boundingBox())?.height).toBe(500);
    await log.focus();
    expect(await log.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
