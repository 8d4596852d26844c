import { expect, test } from 'vitest';
import type { ChapterAnalysis, ChapterVerse } from '../../../../domain/contract/index.ts';
import { sampleApp } from '../../../../tests/support/sample-app.ts';
import { blocksOf } from './rows.ts';

const { app } = await sampleApp();
const original = (chapter: Pick<ChapterAnalysis, 'verses' | 'endings'>) =>
  ({ kind: 'original', chapter }) as const;

test('verses with the same English address meet, whatever their own numbers are', async () => {
  const { verses } = await app.json<ChapterAnalysis>('/api/verse/psalms/51?words=0');
  const blocks = blocksOf([
    original({ verses: verses.slice(1), endings: [] }),
    original({ verses, endings: [] }),
  ]);
  expect(blocks.map((block) => block.map(({ verse }) => verse))).toEqual(
    verses.map(({ verse }) => [verse.verse]),
  );
  const cellsOf = (at: number) =>
    blocks[at]?.[0]?.cells.map(({ verse }) => verse?.verse.originalReference ?? null);
  expect(cellsOf(0)).toEqual([null, 'Psalm 51:1–2']);
  expect(cellsOf(3)).toEqual(['Psalm 51:5', 'Psalm 51:5']);
});

test('an ending without a number is in the row of the verse that it follows', async () => {
  const mark = await app.json<ChapterAnalysis>('/api/verse/mark/16?words=0');
  const rows = blocksOf([original(mark), original({ ...mark, endings: [] })]).flat();
  const withEnding = rows.filter(({ cells }) => cells.some(({ ending }) => ending !== undefined));
  expect(withEnding.map(({ verse, cells }) => [verse, cells.map(({ ending }) => ending?.verse)])).toEqual([
    [mark.endings[0]?.verse, [mark.endings[0]?.verse, undefined]],
  ]);
});

test('verses that a text joins are one block, and its cell has all their rows', () => {
  const verse = (number: number, text: string | null, originalReference: string | null = null) =>
    ({
      verse: { verse: number, text, originalReference, editionReference: null },
      running: [],
    }) as unknown as ChapterVerse;
  const translation = (...verses: ChapterVerse[]) =>
    ({ kind: 'translation', chapter: { verses, endings: [] } }) satisfies Parameters<
      typeof blocksOf
    >[0][number];
  const blocks = blocksOf([
    translation(verse(1, 'a'), verse(2, 'b'), verse(3, 'c'), verse(4, 'd'), verse(5, 'e')),
    translation(
      verse(1, 'a b', 'Genesis 1:1–2'),
      verse(2, null),
      verse(3, null),
      verse(4, 'd', 'Genesis 1:4–6'),
    ),
  ]);
  expect(blocks.map((block) => block.map(({ cells }) => cells.map(({ span }) => span)))).toEqual([
    [
      [1, 2],
      [1, 0],
    ],
    [[1, 1]],
    [
      [1, 2],
      [1, 0],
    ],
  ]);
});
