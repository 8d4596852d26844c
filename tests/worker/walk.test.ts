import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOOKS } from '../../domain/canon/index.ts';
import type { ChapterAnalysis, VerseAnalysis } from '../../domain/contract/index.ts';
import type { LocalStack } from '../../scripts/local-stack.ts';
import { startStack } from '../stack.ts';
import { getJson, inParallel } from './http.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

interface Sums {
  addresses: number;
  titles: number;
  words: number;
  letters: number;
  standard: number;
}
const nothing = (): Sums => ({ addresses: 0, titles: 0, words: 0, letters: 0, standard: 0 });

/** Every address of the 66 books, as chapter-verses lists them. */
async function addresses(): Promise<string[]> {
  const chapters = BOOKS.filter((book) => book.testament !== 'apocrypha').flatMap((book) =>
    Array.from({ length: book.chapters }, (_, i) => `${book.id}/${i + 1}`),
  );
  const lists = await inParallel(chapters, 8, async (chapter) => {
    const { verses, title } = await getJson<{ verses: number[]; title: boolean }>(
      `${stack.url}/api/chapter-verses/${chapter}`,
    );
    return (title ? [0, ...verses] : verses).map((verse) => `${chapter}/${verse}`);
  });
  return lists.flat();
}

async function walk(): Promise<{ hebrew: Sums; greek: Sums; ending: Sums }> {
  const hebrew = nothing();
  const greek = nothing();
  const ending = nothing();
  await inParallel(await addresses(), 8, async (address) => {
    const answer = await getJson<VerseAnalysis>(
      `${stack.url}/api/verse/${address}?methods=HEBREW_STANDARD,GREEK_STANDARD`,
    );
    const [book, chapter, verse] = address.split('/');
    expect(answer.verse).toMatchObject({ book, chapter: Number(chapter), verse: Number(verse) });
    expect(answer.verse.text, address).toBeTruthy();
    expect(answer.words).toHaveLength(answer.wordCount);
    const printed = answer.words.map(({ word }) => word.before + word.originalText + word.after).join('');
    expect(printed.trim(), address).toBe(answer.verse.hebrewText ?? answer.verse.greekText ?? '');
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
  return { hebrew, greek, ending };
}

test('over all addresses, each Hebrew and each Greek word comes exactly once', async () => {
  const { hebrew, greek, ending } = await walk();
  expect(hebrew.addresses + greek.addresses).toBe(31_102);
  expect(hebrew.titles + greek.titles).toBe(63);
  expect(hebrew).toMatchObject({ words: 305_507, letters: 1_197_042, standard: 78_091_408 });
  expect(ending.words).toBe(34);
  expect(greek.words + ending.words).toBe(137_554);
  expect(greek.standard + ending.standard).toBe(79_203_470);
}, 600_000);

/** Sums over every chapter of a testament in one reading. */
async function chapters(testament: 'old' | 'new', reading: 'ketiv' | 'qere') {
  const method = testament === 'old' ? 'HEBREW_STANDARD' : 'GREEK_STANDARD';
  const paths = BOOKS.filter((book) => book.testament === testament).flatMap((book) =>
    Array.from({ length: book.chapters }, (_, i) => `${book.id}/${i + 1}`),
  );
  const sums = { verses: 0, words: 0, letters: 0, standard: 0 };
  await inParallel(paths, 4, async (path) => {
    const answer = await getJson<ChapterAnalysis>(
      `${stack.url}/api/verse/${path}?words=0&reading=${reading}&methods=${method}`,
    );
    expect(answer.words).toBeUndefined();
    sums.verses += answer.verses.length;
    sums.words += answer.wordCount;
    sums.letters += answer.letterCount;
    sums.standard += answer.totalValues[0]?.value ?? 0;
  });
  return sums;
}

test('the chapters have the same words as their verses together', async () => {
  const hebrew = await chapters('old', 'ketiv');
  const greek = await chapters('new', 'ketiv');
  expect(hebrew.verses + greek.verses).toBe(31_102 + 63);
  expect(hebrew).toMatchObject({ words: 305_507, letters: 1_197_042, standard: 78_091_408 });
  expect(greek).toMatchObject({ words: 137_554, standard: 79_203_470 });
}, 240_000);

test('the qere reading has its own words, letters and total', async () => {
  expect(await chapters('old', 'qere')).toMatchObject({
    words: 305_517,
    letters: 1_197_101,
    standard: 78_092_738,
  });
}, 240_000);
