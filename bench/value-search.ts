import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { gematriaValues, METHODS, type MethodId, methodById } from '../domain/gematria/index.ts';
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
} from '../domain/number-index/index.ts';
import { inNewFolder } from '../scripts/new-folder.ts';
import { startStack } from '../tests/stack.ts';
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

/**
 * Writes the words of the texts into a table: number, book, verse, value, and the running total up to and including the
 * word.
 */
async function wordTable(client: Client, texts: readonly Measured[]): Promise<void> {
  await client.execute('drop table if exists words');
  await client.execute('create table words (n integer primary key, book, verse, value, total)');
  let verse = 0;
  let book = 0;
  for (const [text, { file, totals }] of texts.entries()) {
    const rows: number[][] = [];
    for (const range of booksOf(file)) {
      book++;
      for (let own = range.first; own < range.end; own++) {
        verse++;
        const first = file.firstWords[own] as number;
        const end = file.firstWords[own + 1] as number;
        for (let word = first; word < end; word++) {
          const total = totals.sums[word + 1] as number;
          rows.push([text * 1e6 + word, book, verse, total - (totals.sums[word] as number), total]);
        }
      }
    }
    await client.execute({
      sql: `insert into words select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(?)`,
      args: [JSON.stringify(rows)],
    });
  }
}

/**
 * Counts the spans of a value with SQL alone: each span is a pair of words, and no index on values is used. The plus
 * before a column prevents SQLite from making its own index over books, with which it would visit every pair of words
 * in a book.
 */
async function sqlSpans(client: Client, scope: Scope, value: number): Promise<[count: number, ms: number]> {
  const began = performance.now();
  const { rows } = await client.execute({
    sql: `select count(*) from words a cross join words b
      where b.n between a.n + 1 and a.n + ${MAX_WORDS - 1}
        and +b.${scope === 'within a verse' ? 'verse = a.verse' : 'book = a.book'}
        and b.total - a.total + a.value = ?`,
    args: [value],
  });
  return [Number(rows[0]?.[0]), performance.now() - began];
}

async function benchSpans(client: Client, files: readonly LettersFile[]): Promise<void> {
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
      await wordTable(client, measured);
      for (const scope of ['within a verse', 'across verses'] as const) {
        countAll(measured, scope, 1);
        const times = VALUES.map((value) =>
          median(Array.from({ length: RUNS }, () => timedRun(() => countAll(measured, scope, value))[1])),
        );
        const own = times.reduce((sum, ms) => sum + ms, 0) / times.length;
        // The scan in SQL takes seconds, so it runs for one value only. It must find as many spans as the search in
        // Node.
        const [count, scan] = await sqlSpans(client, scope, 913);
        if (count !== countAll(measured, scope, 913)) {
          throw new Error(`${name} by ${method} ${scope}: SQL counts ${count}.`);
        }
        const title = `${name}, ${method}, ${scope}`;
        rows.push([title, own, Math.max(...times), scan, `× ${Math.round(scan / own)}`]);
      }
    }
  }
  printTable(
    `Span search in Node, 2 to ${MAX_WORDS} words, ten values, median of ${RUNS}; beside pairs of words added up in SQL`,
    ['search', 'ms a value', 'slowest', 'SQL scan', 'ratio'],
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

function benchText(): void {
  const text = 'בראשית ברא אלהים את השמים ואת הארץ';
  const ids = METHODS.filter((method) => methodById(method.id)?.script === 'hebrew').map(({ id }) => id);
  const times = Array.from({ length: 200 }, () => timedRun(() => gematriaValues(ids, text))[1]);
  printTable('All Hebrew methods of Genesis 1:1', ['methods', 'ms'], [[String(ids.length), median(times)]]);
}

/**
 * Measures searches for spans, words and verses by value: in memory beside a scan in SQL, and from end to end through
 * the Worker. Also measures all Hebrew methods for one verse.
 */
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
    await inNewFolder(async (folder) => {
      const client = createClient({ url: `file:${join(folder, 'words.db')}` });
      await benchSpans(client, files);
      client.close();
    });
    benchText();
  } finally {
    await stack.close();
  }
}
