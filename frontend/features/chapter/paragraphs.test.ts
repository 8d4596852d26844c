import { expect, test } from 'vitest';
import type { BookId } from '../../../domain/canon/index.ts';
import type { ChapterAnalysis } from '../../../domain/contract/index.ts';
import { chapterVerses } from '../../../domain/reference/index.ts';
import { sampleApp } from '../../../tests/support/sample-app.ts';
import { paragraphsOf } from './paragraphs.ts';

const { app } = await sampleApp();

async function paragraphs(book: BookId, chapter: number): Promise<number[][]> {
  const { verses } = await app.json<ChapterAnalysis>(`/api/verse/${book}/${chapter}?words=0`);
  const found = paragraphsOf(verses).map((paragraph) => paragraph.map(({ verse }) => verse.verse));
  const all = chapterVerses(book, chapter)!;
  expect(found.flat()).toEqual(all.title ? [0, ...all.verses] : all.verses);
  return found;
}

test('a section mark of the Hebrew text ends a paragraph', async () => {
  expect(await paragraphs('genesis', 1)).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7, 8],
    [9, 10, 11, 12, 13],
    [14, 15, 16, 17, 18, 19],
    [20, 21, 22, 23],
    [24, 25, 26, 27, 28, 29, 30, 31],
  ]);
});

test('a verse of poetry is a paragraph by itself', async () => {
  expect(await paragraphs('psalms', 23)).toEqual([[1], [2], [3], [4], [5], [6]]);
});

test('a Greek chapter, which has no marks, is divided at the end of a sentence', async () => {
  const john = await paragraphs('john', 1);
  expect(john.length).toBeGreaterThan(2);
  expect(Math.min(...john.slice(0, -1).map((paragraph) => paragraph.length))).toBeGreaterThanOrEqual(12);
});
