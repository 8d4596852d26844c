/**
 * Tries a recipe of docs/ as a newcomer would: in a temporary copy of the project it takes the recipe's steps,
 * checks the types, runs the tests that the recipe names, and starts the application.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/settings.ts';

/** One change of a file: a new file, or a text that is put after a text that the file has exactly once. */
interface Step {
  readonly file: string;
  readonly after?: string;
  readonly text: string;
}

export interface Recipe {
  /** The page that describes the recipe. It names every file that the steps change, as code. */
  readonly page: string;
  readonly mostFiles: number;
  readonly steps: readonly Step[];
  readonly tests: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
  readonly ask: (site: StartedSite) => Promise<void>;
}

interface StartedSite {
  readonly url: string;
  /** The copy of the project that runs. Its data is in `.data`. */
  readonly folder: string;
  readonly password: string;
}

function takeStep(folder: string, { file, after, text }: Step): void {
  const path = join(folder, file);
  const parts = after === undefined ? [] : readFileSync(path, 'utf8').split(after);
  if (after === undefined && existsSync(path)) throw new Error(`${file} exists already.`);
  if (after !== undefined && parts.length !== 2) throw new Error(`${file} must have this once: ${after}`);
  writeFileSync(path, after === undefined ? text : parts.join(after + text));
}

function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: ROOT });
  for (const file of new Set(files.toString().split('\0')))
    if (file !== '' && existsSync(resolve(ROOT, file))) cpSync(resolve(ROOT, file), join(folder, file));
  symlinkSync(resolve(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function runIn(folder: string, script: string, ...args: readonly string[]): void {
  const run = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' });
  expect({ status: run.status, output: run.status === 0 ? '' : run.stdout + run.stderr }).toEqual({
    status: 0,
    output: '',
  });
}

const READY = /Ready in .* Open (http:\/\/[^/]+)[\s\S]*password: (\S+)/u;

/** Starts the application of a copy on a free port, waits until it is ready, and stops it after `ask`. */
async function askStarted(folder: string, { ask, settings }: Pick<Recipe, 'ask' | 'settings'>) {
  const child = spawn(process.execPath, ['scripts/start/start.ts'], {
    cwd: folder,
    env: { ...process.env, ...settings, DATA_DIR: '.data', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  try {
    const site = await new Promise<StartedSite>((ready, fail) => {
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          const [, url, password] = READY.exec(output) ?? [];
          if (url !== undefined && password !== undefined) ready({ url, folder, password });
        });
      child.once('exit', () => fail(new Error(`The application ended:\n${output}`)));
    });
    await ask(site);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Defines the tests of a recipe: a quick one, and with TEST_FULL one that takes the steps. */
export function testRecipe({ page, mostFiles, steps, tests, settings = {}, ask }: Recipe): void {
  const files = [...new Set(steps.map(({ file }) => file))];
  test(`${page} names each file that its example changes, and with the new ones they are at most ${mostFiles}`, () => {
    const text = readFileSync(resolve(ROOT, page), 'utf8');
    const changed = steps.flatMap(({ file, after }) => (after === undefined ? [] : [file]));
    expect(changed.filter((file) => !text.includes(`\`${file}\``))).toEqual([]);
    expect(files.length).toBeLessThanOrEqual(mostFiles);
  });
  if (!process.env.TEST_FULL) return;
  test(`the example of ${page} passes the type check and its tests, and the application answers with it`, async () => {
    const folder = copyOfProject();
    try {
      for (const step of steps) takeStep(folder, step);
      runIn(folder, 'node_modules/typescript/bin/tsc', '--build');
      runIn(folder, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests);
      await askStarted(folder, { ask, settings });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 900_000);
}
