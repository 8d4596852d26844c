import { asc, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importChunks, lemmaFrequencies } from '../../db/schema/index.ts';
import type { BookId } from '../../domain/canon/index.ts';
import { phaseOfChunk } from '../../domain/imports/index.ts';
import { type EngineBench, engineBench } from '../../tests/imports/engine-bench.ts';
import { tinyText, tinyVerse } from '../../tests/imports/tiny-sources.ts';
import { processChunk } from '../engine/process-chunk.ts';
import type { VerseRecord, WordRecord } from '../records.ts';

let bench: EngineBench;

type Written = Pick<WordRecord, 'reading' | 'lemma'>;

/** Verses of a book. Each has the lemma H1, and the first one also has these words. */
function verses(book: BookId, count: number, words: readonly Written[]): VerseRecord[] {
  return Array.from({ length: count }, (_, at) => {
    const tiny = tinyVerse(at + 1);
    const [word] = tiny.words;
    if (word === undefined) throw new Error('A verse without words');
    const own: readonly Written[] = [{ reading: 'both', lemma: 'H1' }, ...(at === 0 ? words : [])];
    return {
      ...tiny,
      book,
      words: own.map((one) => ({ ...word, ...one })),
      addresses: tiny.addresses.map((address) => ({ ...address, book })),
    };
  });
}

/** Two books with too many verses to be counted together. */
const TWO_BOOKS = [
  ...verses('psalms', 1_300, [
    { reading: 'qere', lemma: 'H2' },
    { reading: 'qere', lemma: 'H3' },
    { reading: 'ketiv', lemma: 'H4' },
  ]),
  ...verses('isaiah', 1_300, [
    { reading: 'qere', lemma: 'H2' },
    { reading: 'ketiv', lemma: 'H3' },
    { reading: 'qere', lemma: 'H4' },
    { reading: 'both', lemma: 'H4' },
  ]),
];

const frequencies = () =>
  bench.db
    .select({ lemma: lemmaFrequencies.lemma, occurrences: lemmaFrequencies.occurrences })
    .from(lemmaFrequencies)
    .orderBy(asc(lemmaFrequencies.lemma));

/** A lemma that one book has only in the qere, but another one in the ketiv, is counted in the ketiv. */
const RIGHT = [
  { lemma: 'H1', occurrences: 2_600 },
  { lemma: 'H2', occurrences: 2 },
  { lemma: 'H3', occurrences: 1 },
  { lemma: 'H4', occurrences: 2 },
];

test('lemmas are counted book by book and added up at the end, though each chunk is killed at its write first and comes twice after that', async () => {
  bench = await engineBench(tinyText(TWO_BOOKS, { rowsAChunk: 500 }));
  bench.ctx.computeChance = () => [];
  const { jobId } = await bench.start();
  const seen = new Set<number>();
  let counting = 0;
  for (let message = bench.queue.shift(); message !== undefined; message = bench.queue.shift()) {
    // A second delivery sends the next chunk again.
    if (seen.has(message.chunkNo)) continue;
    seen.add(message.chunkNo);
    if (phaseOfChunk(message.chunkNo) === 'derive') {
      counting += 1;
      await bench.kill('write', message);
      expect(await frequencies()).toEqual([]);
      await processChunk(bench.ctx, message);
    }
    await processChunk(bench.ctx, message, true);
  }
  // What others have written, the books of each group, and the sum.
  expect(counting).toBeGreaterThanOrEqual(4);
  expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded' });
  expect(await frequencies()).toEqual(RIGHT);
  expect(await bench.db.select().from(importChunks).where(isNotNull(importChunks.lemmas))).toEqual([]);
});

test('a later import counts the lemmas again, and those of an import that changes nothing stay', async () => {
  const few = [...verses('psalms', 2, [{ reading: 'qere', lemma: 'H2' }])];
  bench = await engineBench(tinyText(few, { expected: {} }));
  for (const [source, right] of [
    [few, [2, 1]],
    [few, [2, 1]],
    [
      [...few, ...verses('isaiah', 1, [{ reading: 'both', lemma: 'H2' }])],
      [3, 1],
    ],
  ] as const) {
    bench.input.source = tinyText(source, { expected: {}, fingerprint: crypto.randomUUID() });
    await bench.run();
    expect((await frequencies()).map(({ occurrences }) => occurrences)).toEqual(right);
  }
});
