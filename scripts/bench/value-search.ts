import type { MethodId } from '../../domain/gematria/index.ts';
import {
  bookSegments,
  booksOf,
  countSpans,
  decodeLettersFile,
  type LettersFile,
  type RunningTotals,
  runningTotals,
  type Span,
  unitValues,
  verseSegments,
} from '../../domain/number-index/index.ts';
import { startStack } from '../../tests/stack.ts';
import { median, quantile } from './measure/quantile.ts';
import { timed } from './measure/requests.ts';
import { printTable, type Row } from './measure/table.ts';

export const VALUES = [26, 86, 137, 358, 541, 611, 776, 913, 1118, 2701];
const METHODS_MEASURED = ['STANDARD', 'ORDINAL', 'KOLEL'] as const;
const RUNS = 5;
const MAX_WORDS = 10;
const HTTP_ROUNDS = 3;

interface Measured {
  file: LettersFile;
  totals: RunningTotals;
}

type Scope = 'within a verse' | 'across verses';
const segments = (file: LettersFile, scope: Scope): Iterable<Span> =>
  scope === 'within a verse' ? verseSegments(file, booksOf(file)) : bookSegments(file, booksOf(file));

function timedRun<T>(work: () => T): [result: T, ms: number] {
  const began = performance.now();
  const result = work();
  return [result, performance.now() - began];
}

const countAll = (texts: readonly Measured[], scope: Scope, value: number): number =>
  texts.reduce((sum, { file, totals }) => {
    const search = { low: value, high: value, minWords: 2, maxWords: MAX_WORDS };
    return sum + countSpans(totals, segments(file, scope), search);
  }, 0);

function benchSpans(files: readonly LettersFile[]): void {
  const rows: Row[] = [];
  for (const [name, texts] of [
    ['Tanakh', files.slice(0, 1)],
    ['both Testaments', files],
  ] as const) {
    for (const method of METHODS_MEASURED) {
      const measured = texts.map((file) => ({
        file,
        totals: runningTotals(file, `${file.script.toUpperCase()}_${method}` as MethodId),
      }));
      for (const scope of ['within a verse', 'across verses'] as const) {
        countAll(measured, scope, 1);
        const times = VALUES.map((value) =>
          median(Array.from({ length: RUNS }, () => timedRun(() => countAll(measured, scope, value))[1])),
        );
        const own = times.reduce((sum, ms) => sum + ms, 0) / times.length;
        const title = `${name}, ${method}, ${scope}`;
        rows.push([title, own, Math.max(...times)]);
      }
    }
  }
  printTable(
    `Span search in Node, 2 to ${MAX_WORDS} words, ten values, median of ${RUNS}`,
    ['search', 'ms a value', 'slowest'],
    rows,
  );
}

function benchIndex(files: readonly LettersFile[], bytes: readonly Uint8Array[]): void {
  const rows = files.flatMap((file, at) => {
    const standard = `${file.script.toUpperCase()}_STANDARD` as MethodId;
    const parts: [string, () => number][] = [
      ['letters file, opened', () => decodeLettersFile(bytes[at] as Uint8Array).letters.buffer.byteLength],
      ['running totals', () => runningTotals(file, standard).sums.byteLength],
      ['values of all words', () => unitValues(file, standard, 'word').byteLength],
      ['values of all verses', () => unitValues(file, standard, 'verse').byteLength],
    ];
    return parts.map(([name, make]) => {
      const runs = Array.from({ length: RUNS }, () => timedRun(make));
      return [`${file.script}: ${name}`, median(runs.map(([, ms]) => ms)), (runs[0]?.[0] ?? 0) / 1e6];
    });
  });
  printTable('The number index, one method', ['part', 'ms', 'MB kept'], rows);
}

const ask = async (url: string): Promise<number> => (await timed(url, {}, 200)).ms;

async function benchWorker(url: string): Promise<void> {
  const searches: [string, string][] = [
    ['spans, Tanakh', 'unit=span&maxWords=10'],
    ['spans across verses, Tanakh', 'unit=span&maxWords=10&crossVerse=true'],
    ['spans, both Testaments', 'unit=span&maxWords=10&method=HEBREW_STANDARD,GREEK_STANDARD'],
    ['spans within ± 5', 'unit=span&maxWords=10&range=5'],
    ['words', 'unit=word'],
    ['verses', 'unit=verse'],
    ['verses, boneeh', 'unit=verse&method=HEBREW_BONEEH'],
  ];
  const first = await ask(`${url}/api/search/gematria/1?unit=span`);
  const rows: Row[] = [['the isolate’s first: letters files loaded', first, first, '–']];
  for (const [name, query] of searches) {
    const times: number[] = [];
    const again: number[] = [];
    await ask(`${url}/api/search/gematria/2?${query}`);
    for (let round = 0; round < HTTP_ROUNDS; round++) {
      for (const value of VALUES) {
        // Each round has its own offset, so that no answer of an earlier round is in the cache.
        const address = `${url}/api/search/gematria/${value}?${query}&limit=20&offset=${round}`;
        times.push(await ask(address));
        again.push(await ask(address));
      }
    }
    rows.push([name, median(times), quantile(times, 0.95), median(again)]);
  }
  printTable(
    'Value search end to end (Worker under miniflare, libSQL over HTTP), every search another',
    ['search', 'p50 ms', 'p95 ms', 'the same from memory'],
    rows,
  );
}

/** Measures searches for spans, words and verses by value: in memory, and from end to end through the Worker. */
export async function benchValueSearch(): Promise<void> {
  const stack = await startStack();
  try {
    await benchWorker(stack.url);
    const { editions } = (await (await fetch(`${stack.url}/api/editions`)).json()) as {
      editions: { id: string; revision: string }[];
    };
    const bytes = await Promise.all(
      ['wlc', 'sblgnt'].map(async (id) => {
        const revision = editions.find((edition) => edition.id === id)?.revision;
        const response = await fetch(`${stack.url}/api/index/${id}/${revision}`);
        return new Uint8Array(await response.arrayBuffer());
      }),
    );
    const files = bytes.map(decodeLettersFile);
    benchIndex(files, bytes);
    benchSpans(files);
  } finally {
    await stack.close();
  }
}
