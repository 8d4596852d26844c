import { readdirSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from './measure/load.ts';
import { residentMegabytes, runtimeOf } from './measure/processes.ts';
import { median, quantile } from './measure/quantile.ts';
import { cookieOf, post } from './measure/requests.ts';
import { type Site, withSite } from './measure/site.ts';
import { printTable } from './measure/table.ts';
import { shuffledAddresses } from './reads.ts';

/**
 * The length of the test and its rate of requests: SOAK_MINUTES is 30 by default, and SOAK_RATE, the requests a second,
 * is 100 by default. Ten minutes at the default rate have as many requests as a small site has in a day.
 */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const PER_SECOND = Number(process.env.SOAK_RATE ?? 100);
const SAMPLE_SECONDS = 10;
const ROWS = 10;
/**
 * The time in milliseconds after which the client closes an idle connection. It is shorter than the time after which
 * the Workers runtime closes it, because a request fails on a connection that the runtime is closing.
 */
const IDLE_SOCKET_MS = 3_000;

const PASSWORD = 'still waters and green pastures';
const WORDS = [
  'light',
  'shepherd',
  '"in the beginning"',
  'אלהים',
  'λόγος',
  'lemma:H430',
  'righteous*',
  'love',
];

interface Ask {
  path: string;
  /** What a POST sends. */
  body?: unknown;
  right: readonly number[];
}

interface Sample {
  minute: number;
  runtime: number;
  start: number;
  log: number;
  folder: number;
}

const megabytes = (bytes: number): number => bytes / 1e6;

function folderBytes(path: string): number {
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + (statSync(join(path, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

/** A mix of requests in the proportions of a small site. The sequence is the same in every run. */
function mixedRequests(url: string): (turn: number) => Ask {
  const addresses = shuffledAddresses();
  return (turn) => {
    const address = addresses[(turn * 7919) % addresses.length] as string;
    const chapter = address.replace(/\/\d+$/, '');
    const value = 26 + ((turn * 131) % 3_000);
    const [book = '', chapterNumber, verse] = decodeURIComponent(address).split('/');
    const kind = turn % 100;
    const read = (path: string): Ask => ({ path: `${url}${path}`, right: [200] });
    if (kind < 50) return read(`/api/verse/${address}`);
    if (kind < 60) return read(`/api/verse/${chapter}`);
    if (kind < 70) return read(`/explorer/${address}`);
    if (kind < 78) return read(`/api/similar/${address}`);
    if (kind < 84)
      return read(`/api/search?term=${encodeURIComponent(WORDS[turn % WORDS.length] as string)}`);
    if (kind < 88) return read(`/api/search/gematria/${value}?unit=span`);
    if (kind < 92) return read(`/api/search/gematria/${value}?unit=verse`);
    if (kind < 94) return read(`/api/lexicon/H${1 + ((turn * 17) % 8_000)}`);
    if (kind < 97) return read('/api/health');
    if (kind < 98)
      return {
        path: `${url}/api/login`,
        body: { username: `nobody ${turn % 400}`, password: 'not the password' },
        // A login is refused when too many come from all networks together, or when the queue of hashes is full.
        right: [401, 429, 503],
      };
    return {
      path: `${url}/api/notes`,
      body: { book, chapter: Number(chapterNumber), verse: Number(verse), notes: `A note, the ${turn}th.` },
      right: [201, 409],
    };
  };
}

/** The growth of the runtime's memory in megabytes a minute, by least squares. */
function slope(samples: readonly Sample[]): number {
  const mean = (pick: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const minute = mean((one) => one.minute);
  const runtime = mean((one) => one.runtime);
  const over = samples.reduce((sum, one) => sum + (one.minute - minute) * (one.runtime - runtime), 0);
  return over / samples.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0);
}

async function newSession(origin: string): Promise<string> {
  const username = `soak ${Date.now().toString(36)}`;
  return cookieOf(await post(`${origin}/api/register`, { username, password: PASSWORD }, 201));
}

/**
 * Sends mixed requests to a new library for `MINUTES` and measures the memory of the runtime and of the start process,
 * and the sizes of the log and the data folder. Then it kills the app with SIGKILL and starts it again. It reads /proc,
 * so it runs only on Linux.
 */
export const benchSoak = (): Promise<void> => withSite(soak);

async function soak({ dataDir, origin, start }: Site): Promise<void> {
  const app = start();
  await app.ready;
  const pid = app.child.pid ?? 0;
  const runtime = runtimeOf(pid);
  // This time is for the chance tables, which are computed after the first start is ready.
  await sleep(20_000);
  const headers = { Cookie: await newSession(origin), Origin: origin, 'Content-Type': 'application/json' };
  const samples: Sample[] = [];
  const began = performance.now();
  const sample = () =>
    samples.push({
      minute: (performance.now() - began) / 60_000,
      runtime: residentMegabytes(runtime),
      start: residentMegabytes(pid),
      log: megabytes(statSync(join(dataDir, 'library.db-wal')).size),
      folder: megabytes(folderBytes(dataDir)),
    });
  sample();
  const sampling = setInterval(sample, SAMPLE_SECONDS * 1000);
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: IDLE_SOCKET_MS });
  const asks = mixedRequests(origin);
  const times: number[] = [];
  const wrong = new Map<string, number>();
  let open = 0;
  const count = MINUTES * 60 * PER_SECOND;
  for (let sent = 0; sent < count; ) {
    const due = Math.min(count, Math.floor(((performance.now() - began) / 1000) * PER_SECOND) + 1);
    while (sent < due) {
      const ask = asks(sent);
      const sentAt = performance.now();
      sent++;
      open++;
      const method = ask.body === undefined ? 'GET' : 'POST';
      void request(agent, ask.path, { method, headers, body: JSON.stringify(ask.body) }).then((status) => {
        open--;
        if (times.length < 500_000) times.push(performance.now() - sentAt);
        const name = `${status} ${new URL(ask.path).pathname.split('/').slice(0, 3).join('/')}`;
        if (!ask.right.includes(status)) wrong.set(name, (wrong.get(name) ?? 0) + 1);
      });
    }
    await sleep(2);
  }
  while (open > 0) await sleep(50);
  clearInterval(sampling);
  sample();
  agent.destroy();

  const last = samples.filter(({ minute }) => minute >= (MINUTES * 2) / 3);
  const every = Math.max(1, Math.floor(samples.length / ROWS));
  printTable(
    `Soak: ${PER_SECOND} mixed requests a second for ${MINUTES} minutes (megabytes)`,
    ['minute', 'runtime', 'start process', 'log', 'data folder'],
    samples
      .filter((_, index) => index % every === 0 || index === samples.length - 1)
      .map((one) => [one.minute.toFixed(1), one.runtime, one.start, one.log, one.folder]),
  );
  const largest = (pick: (one: Sample) => number) => Math.max(...samples.map(pick));
  printTable(
    'Soak, in all',
    ['what', 'figure'],
    [
      ['runtime, growth over the last third, MB a minute', slope(last)],
      ['runtime, largest, MB', largest((one) => one.runtime)],
      ['start process, largest, MB', largest((one) => one.start)],
      ['log, largest, MB', largest((one) => one.log)],
      ['requests', count],
      ['answer p50, ms', median(times)],
      ['answer p99, ms', quantile(times, 0.99)],
      ['wrong statuses', [...wrong].map(([name, times]) => `${times} × ${name}`).join(', ') || 'none'],
    ],
  );

  app.child.kill('SIGKILL');
  await app.ended;
  const next = start();
  const seconds = await next.ready;
  next.child.kill('SIGTERM');
  await next.ended;
  printTable(
    'After kill -9 and another start',
    ['what', 'figure'],
    [
      ['ready after seconds', seconds],
      ['data folder after stopping, MB', megabytes(folderBytes(dataDir))],
    ],
  );
}
