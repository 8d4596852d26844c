import { expect, test } from 'vitest';
import { CORE_BOOKS } from '../../domain/canon/index.ts';
import { phaseOfChunk } from '../../domain/imports/index.ts';
import { type EngineBench, engineBench } from '../../tests/imports/engine-bench.ts';
import { fileBench } from '../../tests/imports/file-bench.ts';
import { completeCsv, completeRows } from '../../tests/imports/table-rows.ts';
import { tinyText, tinyVerse } from '../../tests/imports/tiny-sources.ts';
import { MAX_ROWS_A_CHUNK } from '../context.ts';
import type { VerseRecord } from '../records.ts';
import { CSV } from '../sources/csv/csv.ts';
import { processChunk } from './process-chunk.ts';

async function callsOfChunks(bench: EngineBench): Promise<{ phase: string; calls: string[] }[]> {
  let calls: string[] = [];
  bench.faults.read = (run, sql) => {
    calls.push(`read: ${sql.slice(0, 80)}`);
    return run();
  };
  bench.faults.write = (run, sql) => {
    calls.push(`write: ${sql.slice(0, 80)}`);
    return run();
  };
  const chunks: { phase: string; calls: string[] }[] = [];
  for (let message = bench.queue.shift(); message !== undefined; message = bench.queue.shift()) {
    calls = [];
    await processChunk(bench.ctx, message);
    chunks.push({ phase: phaseOfChunk(message.chunkNo) ?? 'none', calls });
  }
  return chunks;
}

const report = (calls: readonly string[]): string => `${calls.length} calls:\n${calls.join('\n')}`;

test('a chunk of a large CSV file takes at most 8 database calls, also when it replaces rows of an earlier import', async () => {
  const files = await fileBench(MAX_ROWS_A_CHUNK);
  const phases = new Set<string>();
  for (const changed of [1000, 600, 0]) {
    const rows = completeRows(1100).map((row, at) =>
      at < changed ? { ...row, text_1769: `Changed ${changed}` } : row,
    );
    await files.upload('csv/Complete.csv', completeCsv(rows));
    const jobId = await files.start(CSV, { kind: 'csv', chapters: null });
    const chunks = await callsOfChunks(files.bench);
    expect(await files.bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 1100 });
    expect(chunks.filter(({ phase }) => phase === 'load')).toHaveLength(3);
    // The last chunk is left out, because it also cleans up after the job, edition by edition.
    for (const { phase, calls } of chunks.slice(0, -1)) {
      phases.add(phase);
      expect(calls.length, `${phase}: ${report(calls)}`).toBeLessThanOrEqual(8);
    }
  }
  expect([...phases]).toEqual(expect.arrayContaining(['plan', 'clear', 'load', 'derive', 'measure']));
});

const wholeBible = (versesABook: number): VerseRecord[] =>
  CORE_BOOKS.flatMap(({ id }) =>
    Array.from({ length: versesABook }, (_, at) => {
      const verse = tinyVerse(at + 1, 0, 'latin');
      return {
        ...verse,
        book: id,
        text: 'x'.repeat(400),
        addresses: verse.addresses.map((address) => ({ ...address, book: id })),
      };
    }),
  );

test('the figures of an edition of 66 books that is read in 34 pages take at most 50 database calls', async () => {
  const verses = wholeBible(12);
  const bench = await engineBench(tinyText(verses, { rowsAChunk: MAX_ROWS_A_CHUNK, script: 'latin' }));
  // The largest text of the core has 33.5 million characters in canonical form, and a page has a million.
  const characters = verses.length * 500;
  bench.ctx.charactersAPage = Math.floor(characters / 34);
  const { jobId } = await bench.start();
  const measuring = (await callsOfChunks(bench)).find(({ phase }) => phase === 'measure')?.calls ?? [];
  expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: verses.length });
  expect(measuring.length, report(measuring)).toBeGreaterThan(20);
  expect(measuring.length, report(measuring)).toBeLessThanOrEqual(50);
});
