/**
 * Every address of the library. The application answers in this process, over the library's file; the running site
 * answers a sample of them, or all of them in `npm run test:full`, and its answers must be equal.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BOOKS } from '../../domain/canon/index.ts';
import type { ChapterAnalysis, VerseAnalysis } from '../../domain/contract/index.ts';
import { ownSite } from '../sites.ts';
import { TEST_DATA } from '../stack.ts';
import { testApp } from '../support/app.ts';
import { preparedReads } from '../support/prepared-reads.ts';
import { getJson, inParallel } from './http.ts';

const site = await ownSite();
// The test reads a copy of the library, because the site has its own file open.
const folder = mkdtempSync(join(tmpdir(), 'walk-'));
cpSync(TEST_DATA, folder, { recursive: true });
const library = preparedReads(join(folder, 'library.db'));
afterAll(() => {
  library.close();
  rmSync(folder, { recursive: true, force: true });
});
const app = testApp(library);

const SAMPLE_STEP = process.env.TEST_FULL ? 1 : 89;

/**
 * Asks the application in this process for every path and hands each answer to `look`. Then asks the running site for a
 * sample of the paths and compares its answers.
 */
async function ask<T>(paths: readonly string[], look: (answer: T, path: string) => void): Promise<void> {
  const sample: { path: string; answer: T }[] = [];
  for (const [index, path] of paths.entries()) {
    const answer = await app.json<T>(path);
    look(answer, path);
    if (index % SAMPLE_STEP === 0) sample.push({ path, answer });
  }
  expect(sample.length).toBeGreaterThan(0);
  await inParallel(sample, 8, async ({ path, answer }) => {
    expect(await getJson(site.url + path), path).toEqual(answer);
  });
}

interface Sums {
  addresses: number;
  titles: number;
  words: number;
  letters: number;
  standard: number;
}
const nothing = (): Sums => ({ addresses: 0, titles: 0, words: 0, letters: 0, standard: 0 });

const chaptersOf = (testaments: readonly string[]): string[] =>
  BOOKS.filter(({ testament }) => testaments.includes(testament)).flatMap((book) =>
    Array.from({ length: book.chapters }, (_, i) => `${book.id}/${i + 1}`),
  );

async function addresses(): Promise<string[]> {
  const found: string[] = [];
  const paths = chaptersOf(['old', 'new']).map((chapter) => `/api/chapter-verses/${chapter}`);
  await ask<{ verses: number[]; title: boolean }>(paths, ({ verses, title }, path) => {
    const chapter = path.slice('/api/chapter-verses/'.length);
    found.push(...(title ? [0, ...verses] : verses).map((verse) => `${chapter}/${verse}`));
  });
  return found;
}

async function walk(): Promise<{ hebrew: Sums; greek: Sums; ending: Sums }> {
  const hebrew = nothing();
  const greek = nothing();
  const ending = nothing();
  const paths = (await addresses()).map(
    (address) => `/api/verse/${address}?methods=HEBREW_STANDARD,GREEK_STANDARD`,
  );
  // Wrong answers are collected with plain comparisons, because a call of `expect` takes longer
  // than an answer.
  const wrong: string[] = [];
  await ask<VerseAnalysis>(paths, (answer, path) => {
    const { verse: shown } = answer;
    const [book, chapter, verse] = path.split('?')[0]?.split('/').slice(-3) ?? [];
    if (shown.book !== book || `${shown.chapter}/${shown.verse}` !== `${chapter}/${verse}`)
      wrong.push(`${path} shows another verse`);
    if (!shown.text) wrong.push(`${path} has no English`);
    if (answer.words.length !== answer.wordCount) wrong.push(`${path} has another count of words`);
    const printed = answer.words.map(({ word }) => word.before + word.originalText + word.after).join('');
    if (printed.trim() !== (shown.hebrewText ?? shown.greekText ?? ''))
      wrong.push(`${path} has words that do not make its text`);
    const isOld = BOOKS.find((one) => one.id === book)?.testament === 'old';
    const sums = isOld ? hebrew : greek;
    if (verse === '0') sums.titles++;
    else sums.addresses++;
    sums.words += answer.wordCount;
    sums.letters += answer.letterCount;
    sums.standard += answer.totalValues[isOld ? 0 : 1]?.value ?? 0;
    if (answer.ending) {
      ending.words += answer.ending.wordCount;
      ending.letters += answer.ending.letterCount;
      ending.standard += answer.ending.totalValues[1]?.value ?? 0;
    }
  });
  expect(wrong).toEqual([]);
  return { hebrew, greek, ending };
}

test('the verses of all addresses together have the counts and sums of the two editions', async () => {
  const { hebrew, greek, ending } = await walk();
  expect(hebrew.addresses + greek.addresses).toBe(31_102);
  expect(hebrew.titles + greek.titles).toBe(63);
  expect(hebrew).toMatchObject({ words: 305_507, letters: 1_197_042, standard: 78_091_408 });
  expect(ending.words).toBe(34);
  expect(greek.words + ending.words).toBe(137_554);
  expect(greek.standard + ending.standard).toBe(79_203_470);
}, 600_000);

async function chapters(testament: 'old' | 'new', reading: 'ketiv' | 'qere') {
  const method = testament === 'old' ? 'HEBREW_STANDARD' : 'GREEK_STANDARD';
  const paths = chaptersOf([testament]).map(
    (chapter) => `/api/verse/${chapter}?words=0&reading=${reading}&methods=${method}`,
  );
  const sums = { verses: 0, words: 0, letters: 0, standard: 0 };
  await ask<ChapterAnalysis>(paths, (answer) => {
    expect(answer.words).toBeUndefined();
    sums.verses += answer.verses.length;
    sums.words += answer.wordCount;
    sums.letters += answer.letterCount;
    sums.standard += answer.totalValues[0]?.value ?? 0;
  });
  return sums;
}

test('all chapters together have the counts and sums of the two editions', async () => {
  const hebrew = await chapters('old', 'ketiv');
  const greek = await chapters('new', 'ketiv');
  expect(hebrew.verses + greek.verses).toBe(31_102 + 63);
  expect(hebrew).toMatchObject({ words: 305_507, letters: 1_197_042, standard: 78_091_408 });
  expect(greek).toMatchObject({ words: 137_554, standard: 79_203_470 });
}, 240_000);

test('the library in the qere reading has its own words, letters and total', async () => {
  expect(await chapters('old', 'qere')).toMatchObject({
    words: 305_517,
    letters: 1_197_101,
    standard: 78_092_738,
  });
}, 240_000);
