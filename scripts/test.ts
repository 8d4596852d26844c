/**
 * `npm test` runs every check of the project, in the order in which failures are cheapest. `--full` runs the long
 * simulations and matrices in full. The last line has the counts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.ts';
import { findChromium } from './chromium.ts';
import { BUILD_DIR, ROOT } from './settings.ts';
import { checkSizes } from './sizes.ts';

const full = process.argv.includes('--full');
const bin = (name: string) => resolve(ROOT, 'node_modules', name);
const env = { ...process.env, ...(full ? { TEST_FULL: '1' } : {}) };

function step(title: string, script: string, args: readonly string[]): void {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(process.execPath, [bin(script), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exit(status ?? 1);
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/** Runs one vitest project and returns its report. A failing run is reported, not thrown. */
function world(name: string): Report {
  console.log(`\n── tests: ${name}`);
  const file = resolve(BUILD_DIR, `tests-${name}.json`);
  spawnSync(
    process.execPath,
    [
      bin('vitest/vitest.mjs'),
      'run',
      '--project',
      name,
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
step('types', 'typescript/bin/tsc', ['--build']);
step('lint and format', '@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']);
console.log('\n── build');
await build();
const sizesHold = checkSizes();

// The browser tests leave pictures there. Old ones must not look like those of this run.
rmSync(resolve(BUILD_DIR, 'screenshots'), { recursive: true, force: true });
const reports = ['plain', 'worker', 'browser'].map(world);
const sum = (key: 'numPassedTests' | 'numFailedTests' | 'numPendingTests') =>
  reports.reduce((total, report) => total + report[key], 0);
const passed = sum('numPassedTests');
const failed = sum('numFailedTests');
const skipped = sum('numPendingTests');

const names = reports
  .flatMap((report) => report.testResults.flatMap((file) => file.assertionResults))
  .filter((test) => test.status === 'pending' || test.status === 'skipped')
  .map((test) => test.fullName);
if (skipped > 0) console.log(`\nSkipped:\n${names.map((name) => `  ${name}`).join('\n')}`);
if (!findChromium())
  console.log(
    '\nNo Chromium found, so no browser test ran. On Debian: apt-get install chromium; on macOS install Google Chrome or Chromium, or set CHROMIUM_PATH.',
  );

// In CI nothing may be skipped that could have run: the browser is installed, and the packs' files are beside us or not.
const mayNotSkip = Boolean(process.env.CI) && existsSync(resolve(ROOT, '../shared/data'));
const ok = failed === 0 && passed > 0 && sizesHold && !(mayNotSkip && skipped > 0);
if (mayNotSkip && skipped > 0) console.log('\nCI has everything these tests need, yet they were skipped.');
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(ok ? 0 : 1);
