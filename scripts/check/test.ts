/**
 * `npm test`: every check of the project, the cheapest checks first. `--check` ends after types, lint and the
 * unit tests; `--full` runs the long simulations and matrices whole. Ends with the time of each part and one
 * line of counts.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { COMPLETE } from '../../db/releases/sent.ts';
import { build } from '../build.ts';
import { BUILD_DIR, ROOT } from '../settings.ts';
import { findTestChromium, OTHER_BROWSERS } from './browsers.ts';
import { checkSizes } from './sizes.ts';
import { durationLines } from './test-durations.ts';

const only = process.argv.includes('--check');
const full = process.argv.includes('--full');
const bin = (name: string) => resolve(ROOT, 'node_modules', name);
/** The tests write the SQL that they run into this folder, and the last part reads it. */
const statements = resolve(BUILD_DIR, 'statements');
/** The databases that tests copy. All parts use them, so that each is filled only once. */
const databases = resolve(BUILD_DIR, 'test-databases');
const env = {
  ...process.env,
  TEST_DATABASES: databases,
  ...(full ? { TEST_FULL: '1' } : {}),
  ...(only ? {} : { STATEMENTS_DIR: statements }),
};

const seconds: Record<string, number> = {};

async function part<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const result = await run();
  seconds[name] = (performance.now() - start) / 1000;
  return result;
}

const node = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env });

async function program(script: string, ...args: readonly string[]): Promise<void> {
  const [status] = await once(node(bin(script), ...args), 'exit');
  if (status !== 0) process.exit(status ?? 1);
}

interface Result {
  status: string;
  fullName: string;
  failureMessages: string[];
}

interface Report {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { assertionResults: Result[] }[];
}

function tests(project: string): Report {
  const file = resolve(BUILD_DIR, `tests-${project}.json`);
  // The old report is deleted, because a run that ends early writes no report and the old report would be read instead.
  rmSync(file, { force: true });
  spawnSync(
    process.execPath,
    [
      bin('vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--silent=passed-only',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { cwd: ROOT, stdio: 'inherit', env },
  );
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

mkdirSync(BUILD_DIR, { recursive: true });
if (!only) rmSync(statements, { recursive: true, force: true });
rmSync(databases, { recursive: true, force: true });
mkdirSync(databases);
// The import of the tests' libraries uses one core, and other parts leave one idle now and then. If an import fails, the
// set-up of the tests tries again and says why.
const sample = once(node(resolve(ROOT, 'tests/make-sample.ts')), 'exit');
await part('types', () => program('typescript/bin/tsc', '--build'));
await part('lint', () =>
  Promise.all([
    program('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'),
    program('knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  ]),
);
await sample;
const reports = [await part('unit', () => tests('unit'))];
let sizesHold = true;
if (!only) {
  await part('build', build);
  sizesHold = checkSizes();
  const library = once(node(resolve(ROOT, 'tests/make-library.ts')), 'exit');
  reports.push(await part('dom', () => tests('dom')));
  await library;
  // The browser tests write screenshots into this folder. Old screenshots are deleted, because they could be mistaken
  // for new ones.
  rmSync(resolve(BUILD_DIR, 'screenshots'), { recursive: true, force: true });
  for (const project of ['corpus', 'worker', 'browser', 'statements'])
    reports.push(await part(project, () => tests(project)));
}
rmSync(databases, { recursive: true, force: true });

const sum = (key: 'numPassedTests' | 'numFailedTests' | 'numPendingTests') =>
  reports.reduce((total, report) => total + report[key], 0);
const passed = sum('numPassedTests');
const failed = sum('numFailedTests');
const skipped = sum('numPendingTests');

const testsThat = (...statuses: readonly string[]): Result[] =>
  reports
    .flatMap((report) => report.testResults.flatMap((file) => file.assertionResults))
    .filter((test) => statuses.includes(test.status));

/** Prints tests once more at the end, because the output above is long and CI may keep only its last lines. */
function printTests(title: string, tests: readonly string[]): void {
  if (tests.length > 0) console.log(`\n${title}:\n${tests.map((test) => `  ${test}`).join('\n')}`);
}
const skippedTests = testsThat('pending', 'skipped').map((test) => test.fullName);
printTests('Skipped', skippedTests);
const withoutBrowser = !only && findTestChromium() === null;
if (withoutBrowser)
  console.log(
    '\nNo Chromium found, so no browser test ran. On Debian: apt-get install chromium-headless-shell; on macOS install Google Chrome or Chromium, or set CHROMIUM_PATH.',
  );

const missing = only ? [] : OTHER_BROWSERS.filter(({ isThere }) => !isThere);
for (const { name, packages } of missing)
  console.log(`\nNo ${name} found, so no test ran in it. On Debian: apt-get install ${packages}.`);

console.log(`\n${durationLines(seconds).join('\n')}`);

// In CI no test may be skipped that could run. Chromium is always installed there; another browser or the files of the
// packs may be missing.
const inCi = Boolean(process.env.CI);
const couldRun = skippedTests.filter((test) => !missing.some(({ name }) => test.startsWith(`in ${name}`)));
const missed =
  inCi && (withoutBrowser || (couldRun.length > 0 && existsSync(resolve(ROOT, '../shared/data'))));
if (missed) console.log('\nCI has everything that the skipped tests need, so they must not be skipped.');
const ok = reports.every(({ success }) => success) && passed > 0 && sizesHold && !missed;
printTests(
  'Failed',
  testsThat('failed').map(({ fullName, failureMessages }) =>
    [fullName, ...failureMessages.map((message) => message.slice(0, 2_000))].join('\n'),
  ),
);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
// npm run release:statements asks for this file.
if (ok && !only) writeFileSync(resolve(statements, COMPLETE), '');
process.exit(ok ? 0 : 1);
