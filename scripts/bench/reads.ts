import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Miniflare } from 'miniflare';
import { seededRandom } from '../../domain/basics/index.ts';
import { BOOKS, ENGLISH_VERSE_COUNTS } from '../../domain/canon/index.ts';
import { startStack } from '../../tests/stack.ts';
import { configuredWorker } from '../start/local-stack.ts';
import { type Load, type OpenLoad, runLoads } from './measure/load.ts';
import { median } from './measure/quantile.ts';
import { printTable, type Row } from './measure/table.ts';

const OPEN: Load = { perSecond: 200, seconds: 10, warmUp: 2 };
/** The load of chapters with words. It has a lower rate than `OPEN`, because such a chapter has 225 kB on average. */
const OPEN_CHAPTERS: Load = { perSecond: 150, seconds: 10, warmUp: 2 };
const TAIL: OpenLoad = { perSecond: 200, seconds: 5, warmUp: 1 };
const TAIL_ROUNDS = 6;
const HOT: Load = { connections: 50, seconds: 3, warmUp: 1 };
const HOT_ROUNDS = 5;
const CLOSED: readonly Load[] = [1, 10, 50].map((connections) => ({ connections, seconds: 3, warmUp: 1 }));

/** The addresses of the 31,102 English verses, in an order that is random but the same in every run. */
export function shuffledAddresses(): string[] {
  const addresses = BOOKS.flatMap((book) =>
    (ENGLISH_VERSE_COUNTS[book.id as keyof typeof ENGLISH_VERSE_COUNTS] ?? []).flatMap((verses, chapter) =>
      Array.from(
        { length: verses },
        (_, verse) => `${encodeURIComponent(book.id)}/${chapter + 1}/${verse + 1}`,
      ),
    ),
  );
  const random = seededRandom(23_003);
  for (let i = addresses.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [addresses[i], addresses[j]] = [addresses[j] as string, addresses[i] as string];
  }
  return addresses;
}

async function sentBytes(
  url: string,
  gzip: boolean,
): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const [answer] = (await once(
    get(url, { headers: gzip ? { 'Accept-Encoding': 'gzip' } : {} }),
    'response',
  )) as [IncomingMessage];
  return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
}

/**
 * Starts a Worker that always returns the bytes and headers of our Worker's answer. The difference between the two
 * Workers is the time that our code takes.
 */
async function startBareHandler(url: string, gzip = false): Promise<{ url: string; close(): Promise<void> }> {
  const { headers: sent, body } = await sentBytes(url, gzip);
  const ofConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);
  const headers = Object.entries(sent).filter(([name]) => !ofConnection.has(name));
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    modules: true,
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    compatibilityDate: configuredWorker().compatibilityDate,
    script: `const body = Uint8Array.from(atob("${body.toString('base64')}"), (one) => one.charCodeAt(0));
      const headers = ${JSON.stringify(Object.fromEntries(headers))};
      export default { fetch: () => new Response(body, { headers, encodeBody: 'manual' }) };`,
  });
  return { url: (await miniflare.unsafeGetDirectURL()).origin, close: () => miniflare.dispose() };
}

async function benchHot(what: string, hot: string, bare: string, gzip = false): Promise<void> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < HOT_ROUNDS; round++) {
    for (const [url, rates] of [
      [hot, ours],
      [bare, theirs],
    ] as const) {
      const [result] = await runLoads({ urls: [url], loads: [HOT], gzip });
      rates.push(result?.perSecond ?? 0);
    }
  }
  printTable(
    `One ${what} against a bare handler of the same bytes and headers (50 connections, ${HOT_ROUNDS} rounds in turns)`,
    ['what', 'per second, median', 'of the bare handler'],
    [
      ['bare handler', median(theirs), 1],
      [what, median(ours), median(ours.map((rate, round) => rate / (theirs[round] ?? 1)))],
    ],
  );
}

async function benchHotChapter(chapter: string): Promise<void> {
  // The first answer is composed, and the second is the stored one.
  for (let time = 0; time < 2; time += 1) await (await fetch(chapter)).arrayBuffer();
  const bare = await startBareHandler(chapter, true);
  await benchHot('hot chapter as gzip', chapter, bare.url, true);
  await bare.close();
}

async function benchTail(verses: readonly string[], bare: string): Promise<void> {
  const rows: Row[] = [];
  for (let round = 1; round <= TAIL_ROUNDS; round++) {
    const row: (string | number)[] = [String(round)];
    for (const urls of [verses.slice(round * 2_000), [bare]]) {
      const [result] = await runLoads({ urls, loads: [TAIL] });
      row.push(result?.p50 ?? 0, result?.p99 ?? 0, result?.stall ?? 0);
    }
    rows.push(row);
  }
  printTable(
    `Different verses and the bare handler at ${TAIL.perSecond} a second, in turns (milliseconds; stall: longest that the asking process was held up)`,
    ['round', 'verse p50', 'p99', 'stall', 'bare p50', 'p99', 'stall'],
    rows,
  );
}

/**
 * Measures reads of verses, chapters and similar verses, and the bare handler, at a fixed rate (200 requests a second;
 * 150 for chapters with words) and with 1, 10 and 50 connections.
 */
export async function benchReads(): Promise<void> {
  const stack = await startStack();
  const hot = `${stack.url}/api/verse/psalms/23/3`;
  const bare = await startBareHandler(hot);
  await benchHot('hot verse', hot, bare.url);
  await benchHotChapter(`${stack.url}/api/verse/genesis/1`);
  const addresses = shuffledAddresses();
  const all = (path: (address: string) => string) =>
    addresses.map((address) => `${stack.url}/api/${path(address)}`);
  await benchTail(
    all((address) => `verse/${address}`),
    bare.url,
  );
  const reads: [string, string[]][] = [
    ['bare handler', [`${bare.url}/api/verse`]],
    ['verse, one hot', [hot]],
    ['verse, all different', all((address) => `verse/${address}`)],
    ['chapter without words', all((address) => `verse/${address.replace(/\/\d+$/, '')}?words=0`)],
    ['chapter with words', all((address) => `verse/${address.replace(/\/\d+$/, '')}`)],
    ['similar, all different', all((address) => `similar/${address}`)],
  ];
  const rows: Row[] = [];
  for (const [name, urls] of reads) {
    const loads = [name === 'chapter with words' ? OPEN_CHAPTERS : OPEN, ...CLOSED];
    for (const [index, result] of (await runLoads({ urls, loads })).entries()) {
      const load = loads[index] as Load;
      const title = 'connections' in load ? `${load.connections} connections` : `open, ${load.perSecond}/s`;
      rows.push([
        name,
        title,
        result.perSecond,
        result.p50,
        result.p99,
        result.stall ?? 0,
        String(result.failures),
      ]);
    }
  }
  printTable(
    'Reads (Worker under miniflare, libSQL over HTTP; asked by another process; open: 10 s after 2 s of warm-up, timed from when each was due; connections: 3 s after 1 s; stall: longest that the asking process was held up)',
    ['read', 'load', 'per second', 'p50 ms', 'p99 ms', 'stall ms', 'failed'],
    rows,
  );
  await bare.close();
  await stack.close();
}
