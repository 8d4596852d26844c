import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { join, resolve } from 'node:path';
import { request, takes } from './measure/load.ts';
import { processorTimeOfTree } from './measure/processes.ts';
import { median, quantile } from './measure/quantile.ts';
import { type AppProcess, type Site, withSite } from './measure/site.ts';
import { printTable, type Row } from './measure/table.ts';
import { shuffledAddresses } from './reads.ts';
import { TEXT_QUERIES } from './text-queries.ts';
import { VALUES } from './value-search.ts';

const TURNS = 30;
const CONNECTIONS: readonly number[] = [1, 10];
/** Different limits make so many different searches that each turn sends new ones, so no answer comes from memory. */
const LIMITS = Array.from({ length: 32 }, (_, more) => 11 + more);
const METHODS = ['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'HEBREW_KOLEL'];
const UNITS = ['verse', 'word', 'span'];

const addresses = shuffledAddresses();
const chapters = [...new Set(addresses.map((address) => address.replace(/\/\d+$/, '')))];
const queries = (limit: number): string[] =>
  TEXT_QUERIES.map((term) => `search?${new URLSearchParams({ term, limit: `${limit}` })}`);
const values = (limit: number): string[] =>
  UNITS.flatMap((unit) =>
    VALUES.flatMap((value) =>
      METHODS.map((method) => `search/gematria/${value}?unit=${unit}&method=${method}&limit=${limit}`),
    ),
  );

interface Read {
  readonly name: string;
  readonly paths: readonly string[];
  /** The number of requests in a turn. */
  readonly each: number;
  readonly gzip?: true;
  /** True if all requests are sent once before the measurement, so that every answer that can be stored is stored. */
  readonly isStored?: true;
  readonly connections?: readonly number[];
}

const api = (paths: readonly string[]): string[] => paths.map((path) => `api/${path}`);
const withWords = api(chapters.map((chapter) => `verse/${chapter}`));
const pages = addresses.map((address) => `explorer/${address}`);

/** The order matters: a chapter is read for the first time before it is read from the store. */
const READS: readonly Read[] = [
  { name: 'verse, one hot', paths: api(['verse/psalms/23/3']), each: 200 },
  { name: 'verse, all different', paths: api(addresses.map((address) => `verse/${address}`)), each: 60 },
  { name: 'chapter, first read', paths: withWords, each: 36, connections: [1] },
  { name: 'chapter, stored', paths: withWords, each: 36, gzip: true, isStored: true },
  { name: 'chapter, one hot', paths: api(['verse/genesis/1']), each: 100, gzip: true, isStored: true },
  // The same answer at an address at which it is never stored.
  { name: 'chapter, never stored', paths: withWords.map((path) => `${path}?words=1`), each: 36 },
  {
    name: 'chapter without words, stored',
    paths: withWords.map((path) => `${path}?words=0`),
    each: 36,
    gzip: true,
    isStored: true,
  },
  { name: 'page of a verse', paths: pages, each: 60, gzip: true },
  {
    name: 'page of a chapter, stored',
    paths: chapters.map((chapter) => `explorer/${chapter}`),
    each: 36,
    gzip: true,
    isStored: true,
  },
  { name: 'similar, all different', paths: api(addresses.map((address) => `similar/${address}`)), each: 36 },
  { name: 'text search', paths: api(LIMITS.flatMap(queries)), each: 25 },
  { name: 'value search', paths: api(LIMITS.flatMap(values)), each: 30 },
];

interface Side {
  readonly origin: string;
  readonly app: AppProcess;
}

type Turn = Awaited<ReturnType<typeof ask>>;

interface MeasuredSide {
  readonly side: Side;
  readonly agent: Agent;
  readonly turns: Turn[];
}

async function ask({ app }: Side, agent: Agent, urls: readonly string[], gzip = false) {
  const times: number[] = [];
  const waiting = [...urls];
  let failures = 0;
  const pid = app.child.pid ?? 0;
  const used = processorTimeOfTree(pid);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: agent.maxSockets }, async () => {
      for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
        const sent = performance.now();
        if ((await request(agent, url, takes(gzip))) !== 200) failures += 1;
        times.push(performance.now() - sent);
      }
    }),
  );
  return {
    times,
    milliseconds: performance.now() - began,
    /** The processor time of the app in milliseconds: Workers runtime, database and start process. */
    processor: processorTimeOfTree(pid) - used,
    failures,
  };
}

/**
 * Sends the same requests to both clones, in turns, so that a machine whose speed drifts is as fast for one as for the
 * other. The clone that begins changes with each turn. The first turn warms up and does not count.
 */
async function compareRead(
  [here, there]: readonly [Side, Side],
  { name, paths, each, gzip, isStored }: Read,
  connections: number,
): Promise<Row> {
  const [ours, theirs] = [here, there].map((side) => ({
    side,
    agent: new Agent({ keepAlive: true, maxSockets: connections }),
    turns: [] as Turn[],
  })) as [MeasuredSide, MeasuredSide];
  if (isStored)
    for (const { side, agent } of [ours, theirs])
      await ask(
        side,
        agent,
        paths.map((path) => `${side.origin}/${path}`),
      );
  // With more connections other requests are sent, so that no answer is in memory yet.
  const first = connections === 1 ? 0 : (TURNS + 1) * each;
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const next = Array.from({ length: each }, (_, at) => paths[(first + turn * each + at) % paths.length]);
    for (const { side, agent, turns } of turn % 2 === 0 ? [ours, theirs] : [theirs, ours]) {
      const urls = next.map((path) => `${side.origin}/${path}`);
      const result = await ask(side, agent, urls, gzip);
      if (turn > 0) turns.push(result);
    }
  }
  for (const { agent } of [ours, theirs]) agent.destroy();
  const ratios = ours.turns.map(
    ({ milliseconds }, turn) => milliseconds / (theirs.turns[turn]?.milliseconds ?? Number.NaN),
  );
  const times = [ours, theirs].map(({ turns }) => turns.flatMap((turn) => turn.times));
  const processorOf = ({ turns }: MeasuredSide): number =>
    turns.reduce((sum, turn) => sum + turn.processor, 0) / (turns.length * each);
  return [
    name,
    String(connections),
    ...times.map((all) => median(all)),
    ...times.map((all) => quantile(all, 0.99)),
    median(ratios),
    `${quantile(ratios, 0.1).toFixed(2)}–${quantile(ratios, 0.9).toFixed(2)}`,
    processorOf(ours),
    processorOf(theirs),
    processorOf(ours) / processorOf(theirs),
    String([...ours.turns, ...theirs.turns].reduce((sum, { failures }) => sum + failures, 0)),
  ];
}

/**
 * Starts this clone and the one in `dir`, each with its own library, and compares how long their answers take. `only`
 * are words in the names of the reads; without them, all are compared.
 */
export async function benchCompare(dir?: string, ...only: readonly string[]): Promise<void> {
  if (dir === undefined)
    throw new Error('Name the folder of the other clone: npm run bench -- compare DIR [WORDS…]');
  const root = resolve(dir);
  if (!existsSync(join(root, '.build')))
    throw new Error(`${root} is not built. Run \`npm run build\` there.`);
  await withSite(async (here) => {
    await withSite((there) => compareSites(here, there, root, only), root);
  });
}

async function compareSites(here: Site, there: Site, root: string, only: readonly string[]): Promise<void> {
  const sides: Side[] = [];
  for (const { origin, start } of [here, there]) {
    const app = start();
    // The imports run one after the other, so that none of them disturbs another.
    await app.ready;
    sides.push({ origin, app });
  }
  const rows: Row[] = [];
  for (const connections of CONNECTIONS)
    for (const read of READS)
      if (
        (read.connections ?? CONNECTIONS).includes(connections) &&
        (only.length === 0 || only.some((words) => read.name.includes(words)))
      )
        rows.push(await compareRead(sides as [Side, Side], read, connections));
  printTable(
    `This clone and ${root} in turns (${TURNS} turns after one of warm-up; milliseconds; ratio: time of a turn here by the time there, median and 10–90 % of the turns; processor: of runtime and database for a request)`,
    [
      'read',
      'connections',
      'p50 here',
      'there',
      'p99 here',
      'there',
      'ratio',
      '10–90 %',
      'processor here',
      'there',
      'ratio',
      'failed',
    ],
    rows,
  );
}
