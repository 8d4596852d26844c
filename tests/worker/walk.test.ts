/**
 * Every verse of the library, in the answers for the chapters, and one in eleven at its own address; in `npm run
 * test:full` all of them. The application answers in this process, over the library's file; the running site answers a
 * sample of the paths, or all of them in `npm run test:full`, and its answers must be equal.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BOOKS } from '../../domain/canon/index.ts';
import type { ChapterAnalysis, ChapterVerse, VerseAnalysis } from '../../domain/contract/index.ts';
import { TEST_DATA } from '../kept-library.ts';
import { ownSite } from '../sites.ts';
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
const VERSE_STEP = process.env.TEST_FULL ? 1 : 11;

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

const chaptersOf = (testament: 'old' | 'new'): string[] =>
  BOOKS.filter((book) => book.testament === testament).flatMap((book) =>
    Array.from({ length: book.chapters }, (_, i) => `${book.id}/${i + 1}`),
  );

const methodOf = (testament: 'old' | 'new') => (testament === 'old' ? 'HEBREW_STANDARD' : 'GREEK_STANDARD');

interface Sums {
  addresses: number;
  titles: number;
  words: number;
  letters: number;
  standard: number;
}

function add(sums: Sums, block: Pick<ChapterVerse, 'wordCount' | 'letterCount' | 'totalValues'>): void {
  sums.words += block.wordCount;
  sums.letters += block.letterCount;
  sums.standard += block.totalValues[0]?.value ?? 0;
}
const nothing = (): Sums => ({ addresses: 0, titles: 0, words: 0, letters: 0, standard: 0 });

const printed = (words: readonly { before?: string | undefined; text: string; after: string }[]): string =>
  words.map(({ before = '', text, after }) => before + text + after).join('');

/** What is wrong with a verse as its chapter has it. Plain comparisons, because a call of `expect` takes longer. */
function faultsOf({ verse, running, wordCount }: ChapterVerse, place: string): string[] {
  return [
    ...(`${verse.book}/${verse.chapter}/${verse.verse}` === place ? [] : ['is another verse']),
    ...(verse.text ? [] : ['has no English']),
    ...(running.length === wordCount ? [] : ['has another count of words']),
    ...(printed(running).trim() === (verse.hebrewText ?? verse.greekText ?? '')
      ? []
      : ['has words that do not make its text']),
  ].map((fault) => `${place} ${fault}`);
}

/** Reads each chapter of a testament with its words, and one in `VERSE_STEP` of the verses at its own address. */
async function walk(testament: 'old' | 'new'): Promise<{ verses: Sums; endings: Sums; chapters: Sums }> {
  const [verses, endings, chapters] = [nothing(), nothing(), nothing()];
  const query = `methods=${methodOf(testament)}`;
  const listed: string[] = [];
  const lists = chaptersOf(testament).map((chapter) => `/api/chapter-verses/${chapter}`);
  await ask<{ verses: number[]; title: boolean }>(lists, ({ verses, title }, path) => {
    const chapter = path.slice('/api/chapter-verses/'.length);
    listed.push(...(title ? [0, ...verses] : verses).map((verse) => `${chapter}/${verse}`));
  });
  const found: ChapterVerse[] = [];
  const paths = chaptersOf(testament).map((chapter) => `/api/verse/${chapter}?words=0&${query}`);
  await ask<ChapterAnalysis>(paths, (answer) => {
    found.push(...answer.verses);
    for (const ending of answer.endings) add(endings, ending);
    add(chapters, answer);
  });
  expect(found).toHaveLength(listed.length);
  expect(found.flatMap((verse, index) => faultsOf(verse, listed[index] ?? ''))).toEqual([]);
  for (const one of found) {
    if (one.verse.title) verses.titles++;
    else verses.addresses++;
    add(verses, one);
  }
  const alone = found.filter((_, index) => index % VERSE_STEP === 0);
  const addresses = alone.map(({ verse: { book, chapter, verse } }) => `${book}/${chapter}/${verse}`);
  const answers: VerseAnalysis[] = [];
  await ask<VerseAnalysis>(
    addresses.map((address) => `/api/verse/${address}?${query}`),
    (answer) => void answers.push(answer),
  );
  for (const [index, { verse, words, wordCount, letterCount, totalValues }] of answers.entries()) {
    const { running, ...summary } = alone[index]!;
    expect({ verse, wordCount, letterCount, totalValues }).toEqual(summary);
    const texts = words.map(({ word }) => ({ ...word, text: word.originalText }));
    expect(printed(texts), addresses[index]).toBe(printed(running));
  }
  return { verses, endings, chapters };
}

test('all verses together and all chapters together have the counts and sums of the two editions, and a verse at its own address is that of its chapter', async () => {
  const hebrew = await walk('old');
  const greek = await walk('new');
  expect(hebrew.verses.addresses + greek.verses.addresses).toBe(31_102);
  expect(hebrew.verses.titles + greek.verses.titles).toBe(63);
  const hebrewSums = { words: 305_507, letters: 1_197_042, standard: 78_091_408 };
  expect(hebrew).toMatchObject({ verses: hebrewSums, chapters: hebrewSums, endings: nothing() });
  expect(greek.endings.words).toBe(34);
  expect(greek.chapters).toMatchObject({ words: 137_554, standard: 79_203_470 });
  expect(greek.verses.words + greek.endings.words).toBe(137_554);
  expect(greek.verses.standard + greek.endings.standard).toBe(79_203_470);
});

test('the library in the qere reading has its own words, letters and total', async () => {
  const sums = nothing();
  const paths = chaptersOf('old').map(
    (chapter) => `/api/verse/${chapter}?words=0&reading=qere&methods=HEBREW_STANDARD`,
  );
  await ask<ChapterAnalysis>(paths, (answer) => {
    expect(answer.words).toBeUndefined();
    add(sums, answer);
  });
  expect(sums).toMatchObject({ words: 305_517, letters: 1_197_101, standard: 78_092_738 });
});
