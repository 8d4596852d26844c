import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type SQL, sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newTally } from '../../functions/ctx/tally.ts';
import { BLOBS, DOUBLES, writeDataPoint } from '../../functions/http/data-point.ts';
import { testApp } from '../../tests/support/app.ts';
import { ROOT } from '../settings.ts';

const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

const NOW = 1_000_000;
const SECONDS: Readonly<Record<string, number>> = { MINUTE: 60, HOUR: 3_600, DAY: 86_400 };

const QUERIES = new Map(
  [...read('docs/running.md').matchAll(/^### Alert: (.+)\n[^#]*?```sql\n([^`]+)```/gmu)].map(
    ([, title = '', query = '']) => [title, query],
  ),
);

/**
 * SQLite in place of Cloudflare's Analytics Engine, with the SQL functions of it that the queries of the alerts use.
 */
const database = new DatabaseSync(':memory:');
const run = (statement: SQL): void =>
  database.exec(new SQLiteSyncDialect().sqlToQuery(statement.inlineParams()).sql);
const columns = [
  ...BLOBS.map((_, at) => `blob${at + 1} text`),
  ...DOUBLES.map((_, at) => `double${at + 1} real`),
];
run(sql`create table requests (timestamp, _sample_interval, index1, ${sql.raw(columns.join(', '))})`);
database.function('NOW', () => NOW);
database.aggregate('sumIf', {
  start: 0,
  step: (sum: number, value, isSelected) => (isSelected === 1 ? sum + Number(value) : sum),
});
database.aggregate('quantileExactWeighted', {
  start: '[]',
  step: (all, level, value, weight) =>
    JSON.stringify([...JSON.parse(String(all)), [Number(value), Number(weight), Number(level)]]),
  result(all) {
    const rows = JSON.parse(String(all)) as [value: number, weight: number, level: number][];
    const whole = rows.reduce((sum, [, weight]) => sum + weight, 0);
    let before = 0;
    for (const [value, weight, level] of rows.toSorted(([one], [other]) => one - other)) {
      before += weight;
      if (before >= whole * level) return value;
    }
    return null;
  },
});
beforeEach(() => run(sql`delete from requests`));
afterAll(() => database.close());

/** What `times` requests did, `minutesAgo` minutes ago. Analytics Engine may keep one row for several requests. */
interface Event {
  route: string;
  status?: number;
  ms?: number;
  databaseMs?: number;
  minutesAgo?: number;
  times?: number;
}

function store(...events: Event[]): void {
  for (const { route, status = 200, ms = 5, databaseMs = 0, minutesAgo = 1, times = 1 } of events)
    writeDataPoint(
      {
        writeDataPoint({ indexes = [], blobs = [], doubles = [] } = {}) {
          const row = [NOW - minutesAgo * 60, times, ...indexes, ...blobs, ...doubles];
          run(sql`insert into requests values ${row}`);
        },
      },
      { route, status, ms, tally: { ...newTally(), databaseMs } },
    );
}

function alarm(title: string): unknown[] {
  const query = QUERIES.get(title);
  if (query === undefined) throw new Error(`docs/running.md has no alert “${title}”`);
  const inSqlite = query
    .replace(/INTERVAL '(\d+)' ([A-Z]+)/gu, (_, count: string, unit: string) =>
      String(Number(count) * (SECONDS[unit] ?? Number.NaN)),
    )
    .replace(/quantileExactWeighted\(([\d.]+)\)\(/gu, 'quantileExactWeighted($1, ');
  return database.prepare(inSqlite).all();
}

const VERSE = '/api/verse/:book/:chapter/:verse';
const TIMER = { route: 'timer' };

test('docs/running.md has six alerts, and the table of all columns of a data point', () => {
  expect(QUERIES.size).toBe(6);
  const table = [...read('docs/running.md').matchAll(/^\| `((?:blob|double)\d+)` \|/gmu)].map(
    ([, name]) => name,
  );
  expect(table).toEqual([
    ...BLOBS.map((_, at) => `blob${at + 1}`),
    ...DOUBLES.map((_, at) => `double${at + 1}`),
  ]);
});

test('the queries of the alerts ask the data set of wrangler.toml', () => {
  const dataset = /^dataset = "(.+)"/mu.exec(read('wrangler.toml'))?.[1];
  for (const query of QUERIES.values()) expect(query).toContain(`FROM ${dataset}\n`);
});

test('every route that a query of an alert names is a route of the application, a queue of wrangler.toml or the work of a timer', () => {
  const routes = testApp({ execute: () => Promise.reject(new Error('unused')) }).calls();
  const queues = [...read('wrangler.toml').matchAll(/^queue = "(.+)"/gmu)].map(([, name]) => name);
  const known = new Set([...routes.map(({ path }) => path), ...queues, 'timer', 'purge', 'finish', '/*']);
  for (const query of QUERIES.values()) {
    const lists = [...query.matchAll(/blob1 (?:=|(?:NOT )?IN) (\([^)]*\)|'[^']*')/gu)].map(
      ([, list]) => list,
    );
    const named = [...lists.join().matchAll(/'([^']*)'/gu)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !known.has(name ?? ''))).toEqual([]);
  }
});

test('a quiet site raises no alert', () => {
  store(
    TIMER,
    { route: 'purge' },
    { route: VERSE, times: 5_000 },
    { route: '/*', ms: 400, times: 500 },
    { route: '/api/health/ready', times: 5 },
    { route: '/api/login', times: 40 },
    { route: '/api/login', status: 401, times: 20 },
    { route: 'imports', times: 30 },
    { route: 'imports', status: 503, times: 3 },
  );
  for (const title of QUERIES.keys()) expect(alarm(title), title).toEqual([]);
});

test('the alert “requests fail” is raised by one failure in fifty requests, but not by a few failures, refusals or old failures', () => {
  const title = 'requests fail';
  store({ route: VERSE, times: 5_000 }, { route: VERSE, status: 404, times: 900 });
  store({ route: VERSE, status: 503, times: 15 }, { route: VERSE, status: 503, minutesAgo: 11, times: 900 });
  store({ route: '/api/health/ready', status: 503, times: 900 }, { route: 'purge', status: 503, times: 900 });
  expect(alarm(title)).toEqual([]);
  store({ route: '/*', status: 500, times: 100 });
  expect(alarm(title)).toEqual([{ answers: 6_015, failures: 115 }]);
});

test('the alert “reading is slow” looks at the slowest hundredth of reads, and shows the time of the database beside it', () => {
  const title = 'reading is slow';
  store({ route: VERSE, times: 989 }, { route: '/api/login', ms: 3_000, times: 500 });
  expect(alarm(title)).toEqual([]);
  store({ route: VERSE, ms: 900, databaseMs: 880, times: 11 });
  expect(alarm(title)).toEqual([{ answers: 1_000, p99: 900, p99_database: 880 }]);
});

test('the alert “not ready” is raised by three refusals in ten minutes', () => {
  const title = 'not ready';
  store({ route: '/api/health/ready', times: 7 }, { route: '/api/health/ready', status: 503, times: 2 });
  expect(alarm(title)).toEqual([]);
  store({ route: '/api/health/ready', status: 503 });
  expect(alarm(title)).toEqual([{ ready: 7, refused: 3 }]);
});

test('the alert “imports stand still” is raised by a silent or failing timer, by a message that was given up, or by nothing but delays', () => {
  const title = 'imports stand still';
  store({ ...TIMER, minutesAgo: 11 }, { ...TIMER, status: 503 });
  expect(alarm(title)).toMatchObject([{ sweeps: 0 }]);
  store(TIMER, { route: 'imports', status: 503, minutesAgo: 30, times: 21 });
  expect(alarm(title)).toMatchObject([{ sweeps: 1, delayed: 21, done: 0 }]);
  store({ route: 'imports' });
  expect(alarm(title)).toEqual([]);
  store({ route: 'imports-dead', minutesAgo: 50 });
  expect(alarm(title)).toMatchObject([{ given_up: 1 }]);
});

test('the alert “old texts in the cache” is raised by purges that fail for a minute, and by a timer that never checks', () => {
  const title = 'old texts in the cache';
  const PURGE = { route: 'purge' };
  expect(alarm(title)).toHaveLength(1);
  store(PURGE, { ...PURGE, status: 503, times: 4 });
  expect(alarm(title)).toEqual([]);
  store({ ...PURGE, status: 503 });
  expect(alarm(title)).toEqual([{ failed: 5, done: 1 }]);
});

test('the alert “somebody guesses passwords” is raised by many refused logins, unless as many readers sign in', () => {
  const title = 'somebody guesses passwords';
  store({ route: '/api/login', status: 401, times: 150 }, { route: '/api/login', status: 429, times: 51 });
  expect(alarm(title)).toEqual([{ refused: 201, accepted: 0 }]);
  store({ route: '/api/login', times: 100 });
  expect(alarm(title)).toEqual([]);
});
