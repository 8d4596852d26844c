import { startStack } from '../../tests/stack.ts';
import { median, spread } from './measure/quantile.ts';
import { timed } from './measure/requests.ts';
import { printTable } from './measure/table.ts';
import { TEXT_QUERIES } from './text-queries.ts';

const ROUNDS = 5;

/** Measures fifty text searches through the Worker without cached answers. */
export async function benchTextSearch(): Promise<void> {
  const stack = await startStack();
  await stack.expectations;
  const ask = async (term: string, limit: number): Promise<number> =>
    (await timed(`${stack.url}/api/search?${new URLSearchParams({ term, limit: `${limit}` })}`, {}, 200)).ms;
  for (const query of TEXT_QUERIES) await ask(query, 20);
  const ours: { query: string; ms: number }[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    for (const query of TEXT_QUERIES) {
      ours.push({ query, ms: await ask(query, 20 + round) });
    }
  }
  printTable(
    `Text search (${TEXT_QUERIES.length} queries × ${ROUNDS}, one after another, through the Worker, none from memory)`,
    ['search', 'p50 ms', 'p95 ms', 'worst ms'],
    [['GET /api/search', ...spread(ours.map(({ ms }) => ms))]],
  );
  const slowest = TEXT_QUERIES.map((query) => {
    const own = ours.filter((one) => one.query === query).map(({ ms }) => ms);
    return [query, median(own)] as const;
  }).sort((a, b) => b[1] - a[1]);
  printTable('The slowest of them', ['query', 'p50 ms'], slowest.slice(0, 8));
  await stack.close();
}
