import { Miniflare } from 'miniflare';
import { BOOKS } from '../domain/canon/books.ts';
import { ENGLISH_VERSE_COUNTS } from '../domain/canon/verse-counts.ts';
import { configuredWorker } from '../scripts/local-stack.ts';
import { startStack } from '../tests/stack.ts';
import { type Load, runLoads } from './load.ts';
import { printTable } from './table.ts';

const OPEN: Load = { perSecond: 200, seconds: 10, warmUp: 2 };
const CLOSED: readonly Load[] = [1, 10, 50].map((connections) => ({ connections, seconds: 3, warmUp: 1 }));

/** Addresses in an order that is random but the same in every run. */
export function shuffledAddresses(): string[] {
  const addresses = BOOKS.flatMap((book) =>
    (ENGLISH_VERSE_COUNTS[book.id as keyof typeof ENGLISH_VERSE_COUNTS] ?? []).flatMap((verses, chapter) =>
      Array.from(
        { length: verses },
        (_, verse) => `${encodeURIComponent(book.id)}/${chapter + 1}/${verse + 1}`,
      ),
    ),
  );
  let seed = 23_003;
  for (let i = addresses.length - 1; i > 0; i--) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const j = seed % (i + 1);
    [addresses[i], addresses[j]] = [addresses[j] as string, addresses[i] as string];
  }
  return addresses;
}

/** A Worker that only answers, to tell our time from miniflare's. */
async function startBareHandler(): Promise<{ url: string; close(): Promise<void> }> {
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    modules: true,
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    compatibilityDate: configuredWorker().compatibilityDate,
    script: `const body = JSON.stringify({ text: 'x'.repeat(4000) });
      export default { fetch: () => new Response(body, { headers: { 'content-type': 'application/json' } }) };`,
  });
  return { url: (await miniflare.unsafeGetDirectURL()).origin, close: () => miniflare.dispose() };
}

/** Verse, chapter and similar reads at 200 a second and at 1, 10 and 50 connections, beside a bare handler. */
export async function benchReads(): Promise<void> {
  const stack = await startStack();
  const bare = await startBareHandler();
  const addresses = shuffledAddresses();
  const all = (path: (address: string) => string) =>
    addresses.map((address) => `${stack.url}/api/${path(address)}`);
  const reads: [string, string[]][] = [
    ['bare handler', [`${bare.url}/api/verse`]],
    ['verse, one hot', [`${stack.url}/api/verse/psalms/23/3`]],
    ['verse, all different', all((address) => `verse/${address}`)],
    ['chapter without words', all((address) => `verse/${address.replace(/\/\d+$/, '')}?words=0`)],
    ['chapter with words', all((address) => `verse/${address.replace(/\/\d+$/, '')}`)],
    ['similar, all different', all((address) => `similar/${address}`)],
  ];
  const loads = [OPEN, ...CLOSED];
  const rows: (string | number)[][] = [];
  for (const [name, urls] of reads)
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
  printTable(
    'Reads (Worker under miniflare, libSQL over HTTP; asked by another process; open: 10 s after 2 s of warm-up, timed from when each was due; connections: 3 s after 1 s; stall: longest that the asking process was held up)',
    ['read', 'load', 'per second', 'p50 ms', 'p99 ms', 'stall ms', 'failed'],
    rows,
  );
  await bare.close();
  await stack.close();
}
