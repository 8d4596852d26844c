import { Miniflare } from 'miniflare';
import { BOOKS } from '../domain/canon/books.ts';
import { ENGLISH_VERSE_COUNTS } from '../domain/canon/verse-counts.ts';
import { configuredWorker } from '../scripts/local-stack.ts';
import { startStack } from '../tests/stack.ts';
import { closedLoop, type LoadResult, openLoop } from './load.ts';
import { printTable } from './table.ts';

const SECONDS = 4;

/** Addresses in an order that is random but the same in every run. */
function shuffledAddresses(): string[] {
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

/** A Worker that only answers, behind the same asset router, to tell our time from miniflare's. */
async function startBareHandler(): Promise<{ url: string; close(): Promise<void> }> {
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    modules: true,
    assets: configuredWorker().assets,
    compatibilityDate: configuredWorker().compatibilityDate,
    script: `const body = JSON.stringify({ text: 'x'.repeat(4000) });
      export default { fetch: () => new Response(body, { headers: { 'content-type': 'application/json' } }) };`,
  });
  return { url: (await miniflare.ready).origin, close: () => miniflare.dispose() };
}

/** Verse, chapter and similar reads at 1, 10 and 50 connections and at 200 a second, beside a bare handler. */
export async function benchReads(): Promise<void> {
  const stack = await startStack();
  const bare = await startBareHandler();
  const addresses = shuffledAddresses();
  let turn = 0;
  const next = (path: (address: string) => string) => () =>
    `${stack.url}/api/${path(addresses[turn++ % addresses.length] as string)}`;
  const reads: [string, () => string][] = [
    ['bare handler', () => `${bare.url}/api/verse`],
    ['verse, one hot', () => `${stack.url}/api/verse/psalms/23/3`],
    ['verse, all different', next((address) => `verse/${address}`)],
    ['chapter without words', next((address) => `verse/${address.replace(/\/\d+$/, '')}?words=0`)],
    ['chapter with words', next((address) => `verse/${address.replace(/\/\d+$/, '')}`)],
    ['similar, all different', next((address) => `similar/${address}`)],
  ];
  const rows: (string | number)[][] = [];
  const add = (name: string, load: string, result: LoadResult) => {
    rows.push([name, load, result.perSecond, result.p50, result.p99, String(result.failures)]);
  };
  for (const [name, url] of reads) {
    await closedLoop(url, 10, 1);
    for (const connections of [1, 10, 50])
      add(name, `${connections} connections`, await closedLoop(url, connections, SECONDS));
    add(name, 'open, 200/s', await openLoop(url, 200, SECONDS));
  }
  printTable(
    'Reads (Worker under miniflare, libSQL over HTTP)',
    ['read', 'load', 'per second', 'p50 ms', 'p99 ms', 'failed'],
    rows,
  );
  await bare.close();
  await stack.close();
}
