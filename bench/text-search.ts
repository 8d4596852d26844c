import { createClient } from '@libsql/client';
import { startStack } from '../tests/stack.ts';
import { median, spread } from './measure/quantile.ts';
import { timed } from './measure/requests.ts';
import { printTable } from './measure/table.ts';
import { TEXT_QUERIES } from './text-queries.ts';

const ROUNDS = 5;

const NAIVE = `select v.book_id, v.chapter_number, v.verse_number, v.text from bible_verses v
  where v.text like '%' || ? || '%' or v.letters like '%' || ? || '%' order by v.id`;

const plain = (query: string): string =>
  query
    .replace(/\b(?:AND|OR|NOT)\b|lemma:|["()*=]/g, ' ')
    .trim()
    .split(/\s+/u)[0] ?? '';

/**
 * Measures fifty text searches through the Worker without cached answers, and compares them with a scan of all verses
 * in the same database.
 */
export async function benchTextSearch(): Promise<void> {
  const stack = await startStack();
  await stack.expectations;
  const client = createClient({ url: stack.database.url, authToken: stack.database.token });
  const ask = async (term: string, limit: number): Promise<number> =>
    (await timed(`${stack.url}/api/search?${new URLSearchParams({ term, limit: `${limit}` })}`, {}, 200)).ms;
  const scan = async (query: string): Promise<number> => {
    const begun = performance.now();
    await client.execute({ sql: NAIVE, args: [plain(query), plain(query)] });
    return performance.now() - begun;
  };
  for (const query of TEXT_QUERIES) await ask(query, 20);
  const ours: { query: string; ms: number }[] = [];
  const naive: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    for (const query of TEXT_QUERIES) {
      ours.push({ query, ms: await ask(query, 20 + round) });
      if (round === 1) naive.push(await scan(query));
    }
  }
  printTable(
    `Text search (${TEXT_QUERIES.length} queries × ${ROUNDS}, one after another, through the Worker, none from memory; scan: LIKE over all verses, no ranking or facets)`,
    ['search', 'p50 ms', 'p95 ms', 'worst ms'],
    [
      ['GET /api/search', ...spread(ours.map(({ ms }) => ms))],
      ['LIKE %…% scan', ...spread(naive)],
    ],
  );
  const slowest = TEXT_QUERIES.map((query) => {
    const own = ours.filter((one) => one.query === query).map(({ ms }) => ms);
    return [query, median(own)] as const;
  }).sort((a, b) => b[1] - a[1]);
  printTable('The slowest of them', ['query', 'p50 ms'], slowest.slice(0, 8));
  client.close();
  await stack.close();
}
