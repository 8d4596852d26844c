/**
 * `npm run bench` describes the machine and runs all benchmarks except those in `ONLY_WHEN_NAMED`. `npm run bench --
 * reads soak` runs only the benchmarks that it names. `npm run bench -- compare DIR` compares this clone with another,
 * `text-rows DIR` compares what their text searches read, and `lighthouse ADDRESS…` and `moves ADDRESS…` measure
 * running sites in turns.
 */
import { execFileSync } from 'node:child_process';
import { cpus, platform, release, totalmem } from 'node:os';
import { build } from '../build.ts';
import { measureSizes } from '../check/sizes.ts';
import { benchAccounts } from './accounts.ts';
import { benchBrowserSearch } from './browser-search.ts';
import { benchCapacity } from './capacity.ts';
import { benchCompare } from './compare.ts';
import { benchGematria } from './gematria.ts';
import { benchHeat } from './heat.ts';
import { benchImports } from './imports.ts';
import { benchLighthouse } from './lighthouse.ts';
import { residentMegabytesOfTree } from './measure/processes.ts';
import { type Site, withSite } from './measure/site.ts';
import { printTable, type Row } from './measure/table.ts';
import { benchMoves } from './moves.ts';
import { benchQuestions } from './questions.ts';
import { benchReads } from './reads.ts';
import { benchSlowDatabase } from './slow-database.ts';
import { benchSoak } from './soak.ts';
import { benchTextRows } from './text-rows.ts';
import { benchTextSearch } from './text-search.ts';
import { benchValueSearch } from './value-search.ts';

async function measureStart({ start }: Site): Promise<Row> {
  const { child, ready, ended } = start();
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentMegabytesOfTree(child.pid ?? 0));
  }, 50);
  const seconds = await ready.finally(() => clearInterval(sampling));
  child.kill('SIGTERM');
  await ended;
  return [seconds, peak];
}

const benchStart = (): Promise<void> =>
  withSite(async (site) => {
    const first = await measureStart(site);
    const second = await measureStart(site);
    printTable(
      'Start (built already)',
      ['start', 'seconds', 'peak MB'],
      [
        ['first, with the import of the core', ...first],
        ['second', ...second],
      ],
    );
  });

async function benchSizes(): Promise<void> {
  printTable('Sizes, gzipped', ['what', 'kB'], Object.entries(measureSizes()));
}

function machineFacts(): string {
  const processors = cpus();
  let commit = 'no git';
  try {
    commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    // Git fails if this copy of the project is an archive without git history.
  }
  return [
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`,
    `${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    `${platform()} ${release()}`,
    `Node ${process.version}`,
    `commit ${commit}`,
    new Date().toISOString(),
  ].join(' · ');
}

const PARTS: Record<string, (...options: string[]) => Promise<void>> = {
  gematria: benchGematria,
  start: benchStart,
  reads: benchReads,
  moves: benchMoves,
  'text-search': benchTextSearch,
  'text-rows': benchTextRows,
  'value-search': benchValueSearch,
  'browser-search': benchBrowserSearch,
  heat: benchHeat,
  questions: benchQuestions,
  accounts: benchAccounts,
  soak: benchSoak,
  compare: benchCompare,
  imports: benchImports,
  'slow-database': benchSlowDatabase,
  lighthouse: benchLighthouse,
  sizes: benchSizes,
  capacity: benchCapacity,
};

/** Benchmarks that take many minutes or need a folder, so they run only if a command names them. */
const ONLY_WHEN_NAMED = ['compare', 'imports', 'lighthouse', 'slow-database', 'soak'];

const names = process.argv.slice(2);
/**
 * What follows `compare` or `text-rows` (a folder, and for `compare` words in the names of the reads), `lighthouse` or
 * `moves`.
 */
const options = ['compare', 'lighthouse', 'moves', 'text-rows'].includes(names[0] ?? '')
  ? names.splice(1)
  : [];
const unknown = names.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
await build();
console.log(machineFacts());
for (const [name, part] of Object.entries(PARTS))
  if (names.length === 0 ? !ONLY_WHEN_NAMED.includes(name) : names.includes(name)) await part(...options);
