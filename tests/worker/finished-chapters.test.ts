import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { Miniflare } from 'miniflare';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { BUILD_DIR, IMPORTS_DIR, WORKER_DIR } from '../../scripts/settings.ts';
import { configuredWorker, type LocalStack, workerModules } from '../../scripts/start/local-stack.ts';
import { startCopiedStack } from '../stack.ts';

let stack: LocalStack;
let client: Client;
beforeAll(async () => {
  stack = await startCopiedStack('finished');
  client = createClient({ url: stack.database.url, authToken: stack.database.token });
  // A part of the library takes more than one tick, too.
  await client.execute("delete from verse_addresses where book_id not in ('genesis', 'psalms', 'obadiah')");
});
const running: Miniflare[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.dispose();
});
afterAll(async () => {
  client.close();
  await stack.close();
});

const CODE = /FINISHED_CODE = ['"](\w{16})['"]/u.exec(
  readFileSync(join(BUILD_DIR, 'finished-code.js'), 'utf8'),
)?.[1] as string;

/**
 * A deployment of the readers' Worker, as built, over the library of the stack.
 * @param code replaces the hash of the composing code in the bundle
 */
async function deployed(id: string, code = CODE) {
  const {
    versionMetadata: _id,
    assets: _files,
    ratelimits: _limits,
    serviceBindings: _services,
    ...configured
  } = configuredWorker() as ReturnType<typeof configuredWorker> & Record<string, unknown>;
  const modules = workerModules().map((module) =>
    module.path.endsWith('worker.js')
      ? { ...module, contents: readFileSync(module.path, 'utf8').replaceAll(CODE, code) }
      : { ...module, contents: readFileSync(module.path) },
  );
  const worker = new Miniflare({
    ...configured,
    name: 'readers',
    host: '127.0.0.1',
    port: 0,
    cf: false,
    modulesRoot: WORKER_DIR,
    modules,
    bindings: {
      ...configured.bindings,
      DEPLOYMENT: { id },
      LIBSQL_URL: stack.database.url,
      LIBSQL_TOKEN: stack.database.token,
      AUTH_KEYS: `test:${'A'.repeat(43)}`,
      PASSWORD_PEPPER: 'pepper of the tests',
    },
  } as ConstructorParameters<typeof Miniflare>[0]);
  running.push(worker);
  const fetcher = await worker.getWorker('readers');
  return {
    tick: () => fetcher.scheduled({ cron: '* * * * *' }),
    ask: (path: string) => fetcher.fetch(`http://localhost${path}`),
  };
}

type Deployed = Awaited<ReturnType<typeof deployed>>;

async function rows() {
  const result = await client.execute('select address, code, revision from finished_chapters');
  return result.rows.map(({ address, code, revision }) => ({ address, code, revision }));
}
const isAllMade = async () => (await rows()).some(({ address }) => address === 'all');

/** Ticks until everything is made. Returns how many rows there were after each tick. */
async function fill({ tick }: Deployed): Promise<number[]> {
  const counts: number[] = [];
  for (;;) {
    await tick();
    counts.push((await rows()).length);
    if (await isAllMade()) return counts;
    expect(counts.length).toBeLessThan(40);
  }
}

test('both Workers are built with the same hash of the composing code', () => {
  expect(CODE).toMatch(/^[\da-f]{16}$/u);
  for (const folder of [WORKER_DIR, IMPORTS_DIR])
    expect(workerModules(folder).some(({ path }) => readFileSync(path, 'utf8').includes(CODE))).toBe(true);
});

test('the timer makes every chapter within some ticks; a release with the same code keeps them, one with other code makes them anew', async () => {
  await client.execute('delete from finished_chapters');
  const first = await deployed('first');
  await first.tick();
  const cut = (await rows()).length;
  expect(cut).toBeGreaterThan(0);
  expect(await isAllMade()).toBe(false);
  // The tick of a new isolate goes on where the others ended.
  // Two at once do no harm.
  const next = await deployed('first');
  await Promise.all([next.tick(), next.tick()]);
  const counts = await fill(next);
  expect(counts[0]).toBeGreaterThan(cut);
  // Each chapter with and without words, and the row that says that this is all.
  const made = await rows();
  expect(made).toHaveLength(2 * (50 + 150 + 1) + 1);
  expect(new Set(made.map(({ code }) => code))).toEqual(new Set([CODE]));

  const second = await deployed('second');
  await second.tick();
  expect(await rows()).toEqual(made);
  const kept = await second.ask('/api/verse/obadiah/1');
  expect(kept.headers.get('cache-status')).toBe('chapters; hit');
  expect(kept.headers.get('etag')).toContain('.second');
  await kept.arrayBuffer();

  const other = await deployed('third', 'f'.repeat(16));
  await other.tick();
  const codes = new Set((await rows()).filter(({ address }) => address !== 'all').map(({ code }) => code));
  expect(codes).toEqual(new Set([CODE, 'f'.repeat(16)]));
});

test('after a publication the timer makes the chapters of the new text, and no old row is left', async () => {
  const site = await deployed('first');
  const ticking = site.tick();
  await client.execute("update library set revision = 'renewed', of_roles = '{}'");
  await ticking;
  await fill(site);
  const revisions = new Set((await rows()).map(({ revision }) => revision));
  expect(revisions).toEqual(new Set(['renewed']));
});
