import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { editions, wordCounts } from '../../db/schema/index.ts';
import type { BookId } from '../../domain/canon/index.ts';
import { type EngineBench, engineBench } from '../../tests/imports/engine-bench.ts';
import { tinyText, tinyVerse } from '../../tests/imports/tiny-sources.ts';
import { processChunk } from '../engine/process-chunk.ts';
import type { VerseRecord } from '../records.ts';
import { WordCounter } from './word-counts.ts';

/** An English verse of the text. */
function verse(text: string, number = 1, book: BookId = 'genesis'): VerseRecord {
  const tiny = tinyVerse(number, 0, 'latin');
  return { ...tiny, book, text, addresses: tiny.addresses.map((address) => ({ ...address, book })) };
}

const english = (texts: readonly VerseRecord[]) =>
  tinyText(texts, { script: 'latin', expected: {}, fingerprint: JSON.stringify(texts) });

const countsOf = async ({ db }: EngineBench, term?: string) =>
  (
    await db
      .select()
      .from(wordCounts)
      .where(term === undefined ? undefined : eq(wordCounts.term, term))
      .orderBy(asc(wordCounts.book), asc(wordCounts.form))
  ).map(({ book, form, times, verses, firstVerses }) => [book, form, times, verses, firstVerses]);

test('a word is counted by book and by its capitals, and God’s is two words', async () => {
  const bench = await engineBench(
    english([
      verse('God said, Thou shalt have no other god; God’s word is GOD’S.'),
      verse('And the GOD of gods, God', 2),
      verse('a god', 1, 'exodus'),
    ]),
  );
  await bench.run();
  expect(await countsOf(bench, 'god')).toEqual([
    [1, 'GOD', 2, 2, 1],
    [1, 'God', 3, 2, 1],
    [1, 'god', 1, 1, 0],
    [2, 'god', 1, 1, 1],
  ]);
  expect(await countsOf(bench, 's')).toEqual([
    [1, 'S', 1, 1, 0],
    [1, 's', 1, 1, 1],
  ]);
  expect(await countsOf(bench, 'gods')).toEqual([[1, 'gods', 1, 1, 1]]);
});

test('the words of a Hebrew text are not counted in this table', async () => {
  const bench = await engineBench(tinyText([tinyVerse(1)]));
  await bench.run();
  expect(await countsOf(bench)).toEqual([]);
});

test('the words of verses that are read on many pages are all counted', async () => {
  const bench = await engineBench(
    english(Array.from({ length: 40 }, (_, at) => verse('in the end', at + 1))),
  );
  bench.ctx.charactersAPage = 25;
  await bench.run();
  expect(await countsOf(bench, 'end')).toEqual([[1, 'end', 40, 40, 40]]);
});

test('a later import replaces the counts, also when each of its chunks is killed first and comes twice', async () => {
  const bench = await engineBench(english([verse('one two')]));
  await bench.run();
  bench.input.source = english([verse('one one three')]);
  await bench.start();
  for (let message = bench.queue.shift(); message !== undefined; message = bench.queue.shift()) {
    await bench.kill('write', message);
    await processChunk(bench.ctx, message);
    await processChunk(bench.ctx, message);
  }
  expect(await countsOf(bench)).toEqual([
    [1, 'one', 2, 1, 1],
    [1, 'three', 1, 1, 1],
  ]);
});

test('the counts of a draft have its revision number, and those of an import that changes nothing stay', async () => {
  const bench = await engineBench(english([verse('one two')]));
  await bench.run();
  const revisions = async () =>
    (await bench.db.selectDistinct({ revision: wordCounts.revisionNo }).from(wordCounts)).map(
      ({ revision }) => revision,
    );
  bench.input.source = { ...english([verse('one two')]), fingerprint: async () => 'later' };
  await bench.run();
  expect(await revisions()).toEqual([1]);
  bench.input.source = english([verse('three')]);
  await bench.start();
  const before = async () => (await bench.db.select().from(editions))[0]?.revisionNo;
  const seen: number[][] = [];
  for (let message = bench.queue.shift(); message !== undefined; message = bench.queue.shift()) {
    await processChunk(bench.ctx, message);
    if ((await before()) === 1) seen.push(await revisions());
  }
  expect(seen.at(-1)).toEqual([1, 2]);
  expect(await revisions()).toEqual([2]);
});

test('an added text is counted by the words by which it is searched', () => {
  const counter = new WordCounter('own-3');
  counter.add(1, '起初神');
  counter.add(1, 'Schüf schuf');
  expect(counter.rows()).toEqual([
    ['起', 1, '起', 1, 1, 1],
    ['初', 1, '初', 1, 1, 1],
    ['神', 1, '神', 1, 1, 1],
    ['schuf', 1, 'Schüf', 1, 1, 1],
    ['schuf', 1, 'schuf', 1, 1, 0],
  ]);
});
