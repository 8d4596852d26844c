import { chmodSync, copyFileSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql/web';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loginTries, recoveryCodes, secondFactors, users } from '../../db/schema/index.ts';
import type { User } from '../../domain/contract/index.ts';
import type { Env } from '../../functions/ctx/env.ts';
import { testApp } from '../../tests/support/app.ts';
import { type TestBrowser, testBrowser } from '../../tests/support/readers.ts';
import { type Ended, runProgram, runScript } from '../../tests/support/run-script.ts';
import { migratedDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { testFolder } from '../../tests/support/test-folder.ts';
import { type LibsqlServer, startLibsqlServer } from '../start/libsql/start.ts';
import { localSecrets } from '../start/secrets.ts';

const TOKEN = 'token of the tests';
let dataDir: string;
let server: LibsqlServer;
let client: Client;
let db: TestDatabase['db'];
beforeEach(async () => {
  // The name of the data folder has characters with a special meaning in a URL.
  dataDir = testFolder('admins#%41?');
  const template = await migratedDatabase();
  template.client.close();
  copyFileSync(template.path, join(dataDir, 'library.db'));
  template.remove();
  // A script in this process leaves its file open until memory is collected. A server that closes waits for it.
  server = await startLibsqlServer({ file: join(dataDir, 'library.db'), token: TOKEN, busyTimeoutMs: 100 });
  client = createClient({ url: server.url, authToken: TOKEN });
  db = drizzle(client);
});
afterEach(async () => {
  client.close();
  await server.close();
});

const allUsers = () => db.select().from(users).orderBy(users.id);

const create = (name: string, env: Record<string, string> = { DATA_DIR: dataDir }) =>
  runScript('create-admin', name === '' ? [] : [name], env);

function shown({ code, output, errors }: Ended): { name: string; password: string } {
  expect(code, errors).toBe(0);
  const [, name = '', password = ''] =
    /^(\S+) (\S{20,})$/.exec(output.trimEnd().split('\n').at(-1) ?? '') ?? [];
  return { name, password };
}

function browser(env: Partial<Env> = {}): TestBrowser {
  const app = testApp(client);
  const PASSWORD_PEPPER = localSecrets(dataDir).PASSWORD_PEPPER;
  return testBrowser({
    ...app,
    request: (path: string, init?: RequestInit) => app.request(path, init, { PASSWORD_PEPPER, ...env }),
  });
}

/** Makes a script that a program requires first, so that it writes a file just before its first write transaction. */
function tellsOfBegin(file: string): string {
  const script = join(dataDir, 'tells-of-begin.cjs');
  writeFileSync(
    script,
    `const { prototype } = require(${JSON.stringify(createRequire(import.meta.url).resolve('libsql'))});
    const { prepare } = prototype;
    prototype.prepare = function (sql) {
      if (/^BEGIN IMMEDIATE/.test(sql)) require('node:fs').writeFileSync(${JSON.stringify(file)}, '');
      return prepare.call(this, sql);
    };`,
  );
  return script;
}

describe('admin:create', () => {
  test('admin:create prints name and password on the last line when npm runs it, and the administrator can sign in with them', async () => {
    const { name, password } = shown(
      await runProgram('npm', ['run', 'admin:create', '--', 'Deborah'], { DATA_DIR: dataDir }),
    );
    expect(name).toBe('Deborah');
    const answer = await browser().login('Deborah', password);
    expect([answer.status, await answer.json()]).toMatchObject([200, { id: 1, isAdmin: true }]);
  });

  test('admin:create makes the files in the data folder readable only by their owner, even if others could read them before', async () => {
    // With this write, the database server creates its write-ahead log. The loop then lets other users read every file.
    await db.delete(loginTries);
    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644);
    expect((await create('Deborah')).code).toBe(0);
    const names = readdirSync(dataDir);
    expect(names).toEqual(expect.arrayContaining(['library.db', 'library.db-wal', 'secrets.json']));
    expect(names.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)).toEqual([]);
  });

  test('admin:create gives an existing administrator a new password and ends only the sessions of that administrator', async () => {
    const first = shown(await create('Deborah'));
    const second = shown(await create('Huldah'));
    const deborah = browser();
    const huldah = browser();
    const anna = browser();
    await deborah.login('Deborah', first.password);
    const made = await huldah.login('Huldah', second.password);
    expect(((await made.json()) as User).id).toBe(2);
    await anna.register('Anna');
    expect([await deborah.user(), await huldah.user(), await anna.user()]).toEqual([200, 200, 200]);

    const { name, password } = shown(await create('deborah'));
    expect([name, password === first.password]).toEqual(['deborah', false]);
    expect([await deborah.user(), await huldah.user(), await anna.user()]).toEqual([401, 200, 200]);
    expect((await deborah.login('Deborah', first.password)).status).toBe(401);
    expect((await deborah.login('Deborah', password)).status).toBe(200);
    expect((await allUsers()).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('admin:create fails and changes nothing for a third name, a reader’s name, a name that is too short, and no name', async () => {
    await create('Deborah');
    await create('Huldah');
    await browser().register('Anna');
    const before = await allUsers();
    for (const [name, reason] of [
      ['Miriam', 'There are two administrators already'],
      ['ANNA', 'is a reader’s name'],
      ['x', 'A name has'],
      ['', 'Usage: npm run admin:create -- NAME'],
    ] as const) {
      const ended = await create(name);
      expect({ name, code: ended.code, output: ended.output }).toEqual({ name, code: 1, output: '' });
      expect(ended.errors).toContain(reason);
      expect(ended.errors).not.toMatch(/\.ts:/);
    }
    expect(await allUsers()).toEqual(before);
  });

  test('the Worker and the script read ADMIN_USER_IDS alike', async () => {
    const env = { ADMIN_USER_IDS: '2' };
    const first = shown(await create('Deborah', { DATA_DIR: dataDir, ...env }));
    const answer = await browser(env).login('Deborah', first.password);
    expect(await answer.json()).toMatchObject({ id: 2, isAdmin: true });
    expect((await create('Huldah', { DATA_DIR: dataDir, ...env })).errors).toContain('(2) is free');
    expect((await create('Huldah', { DATA_DIR: dataDir, ADMIN_USER_IDS: '' })).code).toBe(1);
    expect((await create('Huldah', { DATA_DIR: dataDir, ADMIN_USER_IDS: '2,x' })).errors).toContain(
      'ADMIN_USER_IDS is "2,x"',
    );
    // Without ADMIN_USER_IDS, the Worker and the script both use the ids 1 and 2.
    const second = shown(await create('Huldah'));
    const other = await browser().login('Huldah', second.password);
    expect(await other.json()).toMatchObject({ id: 1, isAdmin: true });
    const demoted = await browser(env).login('Huldah', second.password);
    expect(await demoted.json()).toMatchObject({ id: 1, isAdmin: false });
  });

  test('admin:create waits for the end of another program’s write transaction', async () => {
    const other = createClient({ url: pathToFileURL(join(dataDir, 'library.db')).href });
    const { creating } = await drizzle(other).transaction(async (writing) => {
      await writing.insert(users).values({ id: 1, username: 'Eve', usernameKey: 'eve', password: 'x' });
      const begun = join(dataDir, 'begun');
      const creating = runProgram(
        process.execPath,
        ['--require', tellsOfBegin(begun), 'scripts/operate/create-admin.ts', 'Deborah'],
        { DATA_DIR: dataDir },
      );
      await Promise.race([expect.poll(() => existsSync(begun)).toBe(true), creating]);
      return { creating };
    });
    other.close();
    shown(await creating);
    expect(await allUsers()).toMatchObject([
      { id: 1, username: 'Eve' },
      { id: 2, username: 'Deborah' },
    ]);
  });

  test('admin:create creates no administrator while a damaged library is being replaced, and prints the reason', async () => {
    writeFileSync(join(dataDir, 'library.new.db'), '');
    const ended = await create('Deborah');
    expect(ended).toMatchObject({ code: 1, output: '' });
    expect(ended.errors).toContain('is being replaced');
    expect(await allUsers()).toEqual([]);
  });

  test('admin:create fails if there is no library, and prints how to create one', async () => {
    const ended = await create('Deborah', { DATA_DIR: join(dataDir, 'elsewhere') });
    expect(ended).toMatchObject({ code: 1, output: '' });
    expect(ended.errors).toContain('start once with npm start');
  });
});

describe('admin:peppers', () => {
  const counted = (env: Record<string, string>) => runScript('count-peppers', [], env);

  test('admin:peppers counts the accounts of each pepper, in the library of this machine and in that of a deployment', async () => {
    const remote = { LIBSQL_URL: server.url, LIBSQL_TOKEN: TOKEN };
    expect((await counted(remote)).output).toBe('There are no accounts.\n');
    const { PASSWORD_PEPPER } = localSecrets(dataDir);
    const both = { PASSWORD_PEPPER: `2026-11:a pepper that is new,${PASSWORD_PEPPER}` };
    for (const name of ['Anna', 'Miriam', 'Aaron']) await browser().register(name);
    await browser(both).login('Miriam');
    await browser(both).register('Huldah');
    const output = 'without a name: 2\n2026-11: 2\n';
    expect(await counted(remote)).toEqual({ code: 0, output, errors: '' });
    const local = await runProgram(process.execPath, ['scripts/operate/count-peppers.ts'], {
      DATA_DIR: dataDir,
    });
    expect(local).toEqual({ code: 0, output, errors: '' });
    // Miriam's second factor still needs the pepper without a name; Anna's needs none that is not counted. Huldah has
    // not finished the set-up of hers.
    const { id } = (await allUsers()).find(({ username }) => username === 'Miriam')!;
    const anna = (await allUsers()).find(({ username }) => username === 'Anna')!;
    const huldah = (await allUsers()).find(({ username }) => username === 'Huldah')!;
    await db.insert(secondFactors).values([
      { userId: id, secret: 'c2VhbGVk', isOn: true },
      { userId: anna.id, secret: 'c2VhbGVk', isOn: true },
      { userId: huldah.id, secret: 'c2VhbGVk' },
    ]);
    expect((await counted(remote)).output).toBe('without a name: 3\n2026-11: 2\n');
    // Anna's codes need no pepper that is not counted; Huldah's need the one without a name, and Aaron's both.
    const aaron = (await allUsers()).find(({ username }) => username === 'Aaron')!;
    await db.insert(recoveryCodes).values([
      { userId: anna.id, digest: 'aa' },
      { userId: anna.id, digest: 'bb' },
      { userId: huldah.id, digest: 'aa' },
      { userId: aaron.id, digest: 'aa' },
      { userId: aaron.id, digest: '2026-11:aa' },
    ]);
    expect((await counted(remote)).output).toBe(
      'without a name: 4 (1 only for recovery codes)\n2026-11: 3 (1 only for recovery codes)\n',
    );
    // The names of peppers are no secrets; the peppers themselves are not needed.
    expect(output).not.toContain('that is new');
  });

  test('admin:peppers fails if there is no library or if the token is wrong, and prints the reason', async () => {
    const nowhere = await counted({ DATA_DIR: join(dataDir, 'elsewhere') });
    expect(nowhere).toMatchObject({ code: 1, output: '' });
    expect(nowhere.errors).toContain('start once with npm start');
    const refused = await counted({ LIBSQL_URL: server.url, LIBSQL_TOKEN: 'another' });
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).not.toMatch(/\.ts:/);
  });
});

describe('admin:create for a deployment', () => {
  const pepper = 'pepper of a deployment';

  test('admin:create for a deployment uses the address, token and pepper of the environment', async () => {
    const env = { LIBSQL_URL: server.url, LIBSQL_TOKEN: TOKEN, PASSWORD_PEPPER: pepper };
    const { password } = shown(await create('Deborah', env));
    expect((await browser({ PASSWORD_PEPPER: pepper }).login('Deborah', password)).status).toBe(200);
    expect(
      (await browser({ PASSWORD_PEPPER: 'another pepper at all' }).login('Deborah', password)).status,
    ).toBe(401);
  });

  test('admin:create hashes with the first of several peppers', async () => {
    const peppers = `2026-11:${pepper},a pepper from before`;
    const env = { LIBSQL_URL: server.url, LIBSQL_TOKEN: TOKEN, PASSWORD_PEPPER: peppers };
    const { password } = shown(await create('Deborah', env));
    const only = { PASSWORD_PEPPER: `2026-11:${pepper}` };
    expect((await browser(only).login('Deborah', password)).status).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['no pepper', { LIBSQL_TOKEN: TOKEN }],
    ['a pepper that the Worker would refuse', { LIBSQL_TOKEN: TOKEN, PASSWORD_PEPPER: `:${pepper}` }],
    ['a wrong token', { LIBSQL_TOKEN: 'another', PASSWORD_PEPPER: pepper }],
  ])('admin:create fails and creates no administrator with %s', async (_, env) => {
    const ended = await create('Deborah', { LIBSQL_URL: server.url, ...env });
    expect(ended).toMatchObject({ code: 1, output: '' });
    expect(ended.errors).not.toContain(pepper);
    expect(await allUsers()).toEqual([]);
  });
});
