import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { testBrowser } from '../../tests/support/readers.ts';
import { runProgram, runScript } from '../../tests/support/run-script.ts';
import { filledDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { testFolder } from '../../tests/support/test-folder.ts';
import { nativePasswords } from '../passwords.ts';
import { ROOT } from '../settings.ts';
import { lockDataDir } from '../start/data-lock.ts';
import { type LibsqlServer, startLibsqlServer } from '../start/libsql/start.ts';
import { checkBackup, writeBackup } from './backup/backup-file.ts';
import { makeCopy } from './backup/local-copies.ts';
import { readLibrary } from './backup/read-library.ts';
import { replaceIfDamaged } from './backup/replace-damaged.ts';
import { accountsAndNotes, countsOf, fillAccounts, inFile } from './backup/testing.ts';

const TOKEN = 'token of the tests';
const NOTES = 4_000;
const PEPPER = 'pepper of the tests, which no backup has';
const PASSWORD = 'still waters and green pastures';
const KILLS = process.env.TEST_FULL ? 30 : 2;

let folder: string;
let filled: TestDatabase;
let server: LibsqlServer;
let content: Awaited<ReturnType<typeof accountsAndNotes>>;
beforeAll(async () => {
  const hash = await nativePasswords.hash(PASSWORD, PEPPER);
  filled = await filledDatabase('backup-commands', async (client) => {
    const db = drizzle(client);
    await fillAccounts(db, { accounts: 80, notes: NOTES });
    await db.run(sql`update users set password = ${hash} where id = 3`);
  });
  content = await accountsAndNotes(filled.db);
  server = await startLibsqlServer({ file: filled.path, token: TOKEN });
});
afterAll(async () => {
  await server.close();
  filled.remove();
});

let file: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = testFolder();
  file = join(folder, 'backups', 'a.jsonl.gz');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/**
 * An environment with `wrangler` on the PATH. This stand-in for wrangler writes its arguments into a file and ends with
 * the status `code`.
 */
function withWrangler(code = 0): Record<string, string> {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'wrangler'), `#!/bin/sh\necho "$@" >> "${folder}/wrangler.log"\nexit ${code}\n`);
  chmodSync(join(bin, 'wrangler'), 0o755);
  return { PATH: `${bin}:${process.env.PATH}` };
}
const wrangled = () => readFileSync(join(folder, 'wrangler.log'), 'utf8').trimEnd().split('\n');

const environment = (env: Record<string, string>) => {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, ...env };
};
const deployment = () => ({ LIBSQL_URL: server.url, LIBSQL_TOKEN: TOKEN });

async function kill(
  script: string,
  env: Record<string, string>,
  isTime: () => Promise<boolean>,
): Promise<boolean> {
  const child = spawn(process.execPath, [`scripts/operate/${script}.ts`, file], {
    cwd: ROOT,
    env: environment(env),
    stdio: 'ignore',
  });
  children.push(child);
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await isTime())) await sleep(1);
  child.kill('SIGKILL');
  await ended;
  return child.signalCode === 'SIGKILL';
}

async function emptyServer(): Promise<{ env: Record<string, string>; path: string; close(): Promise<void> }> {
  const path = join(folder, 'empty.db');
  const empty = await startLibsqlServer({ file: path, token: TOKEN });
  return { env: { LIBSQL_URL: empty.url, LIBSQL_TOKEN: TOKEN }, path, close: empty.close };
}

describe('for a deployment', () => {
  test('a backup of a deployment goes into a private file and into the bucket, and an empty database has everything after a restore', async () => {
    const backedUp = await runProgram(process.execPath, ['scripts/operate/backup.ts', file], {
      ...deployment(),
      ...withWrangler(),
    });
    expect(backedUp).toMatchObject({ code: 0, errors: '' });
    expect(backedUp.output).toContain(`users 80, second_factors 1, recovery_codes 3, study_notes ${NOTES}`);
    expect(wrangled()).toEqual([`r2 object put library/backups/a.jsonl.gz --file ${file} --remote`]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const empty = await emptyServer();
    const restored = await runProgram(process.execPath, ['scripts/operate/restore.ts', file], empty.env);
    await empty.close();
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(restored.output).toContain(`users 80, second_factors 1, recovery_codes 3, study_notes ${NOTES}`);
    await inFile(empty.path, async (db, client) => {
      expect(await accountsAndNotes(db)).toEqual(content);
      expect(await db.select().from(sessions)).toEqual([]);
      // A reader of the restored database can sign in with the pepper of the backed-up one, and with no other.
      const app = testApp(client);
      const signIn = async (pepper: string) => {
        const request: typeof app.request = (path, init) =>
          app.request(path, init, { PASSWORD_PEPPER: pepper });
        return (await testBrowser({ ...app, request }).login('Reader 3', PASSWORD)).status;
      };
      expect([await signIn(PEPPER), await signIn('another pepper, as long')]).toEqual([200, 401]);
    });
  });

  test('BACKUP_BUCKET names another bucket, and a backup that cannot be uploaded says where the file is', async () => {
    const env = { ...deployment(), ...withWrangler(1), BACKUP_BUCKET: 'staging' };
    const { code, errors } = await runScript('backup', [file], env);
    expect(code).toBe(1);
    expect(wrangled()).toEqual([`r2 object put staging/backups/a.jsonl.gz --file ${file} --remote`]);
    expect(errors).toContain(`not in the bucket. Put it there with: npx wrangler r2 object put`);
    await checkBackup(file);
  });

  test('a backup does not write over an existing file', async () => {
    mkdirSync(join(folder, 'backups'));
    writeFileSync(file, 'precious');
    const { code, errors } = await runScript('backup', [file], { ...deployment(), ...withWrangler() });
    expect([code, readFileSync(file, 'utf8')]).toEqual([1, 'precious']);
    expect(errors).toContain('exists already');
  });

  test.each([
    ['a wrong token', () => ({ LIBSQL_URL: server.url, LIBSQL_TOKEN: 'another' })],
    ['an unreachable database', () => ({ LIBSQL_URL: 'http://127.0.0.1:1' })],
  ])('with %s there is no backup, and the printed error has no stack trace', async (_, env) => {
    const { code, errors } = await runScript('backup', [file], { ...env(), ...withWrangler() });
    expect([code, existsSync(file), existsSync(join(folder, 'wrangler.log'))]).toEqual([1, false, false]);
    expect(errors).not.toMatch(/\.ts:/);
  });

  test('a backup that is killed leaves no file under its name, and the next one succeeds', async () => {
    const env = { ...deployment(), ...withWrangler() };
    const whole = join(folder, 'whole.jsonl.gz');
    await runScript('backup', [whole], env);
    const { size } = statSync(whole);
    const part = `${file}.part`;
    for (let round = 0; round < KILLS; round++) {
      // The kills are spread over the first part of the file, so that none comes too late.
      const least = (size / 2) * (round / KILLS);
      const isTime = async () => (statSync(part, { throwIfNoEntry: false })?.size ?? -1) >= least;
      const wasKilled = await kill('backup', env, isTime);
      expect([round, wasKilled, readdirSync(join(folder, 'backups'))]).toEqual([
        round,
        true,
        ['a.jsonl.gz.part'],
      ]);
    }
    expect((await runScript('backup', [file], env)).code).toBe(0);
    expect((await checkBackup(file)).counts).toEqual(countsOf(80, NOTES));
    expect(readdirSync(join(folder, 'backups'))).toEqual(['a.jsonl.gz']);
  });

  test('after a restore was killed several times, another one has the same result', async () => {
    await runScript('backup', [file], { ...deployment(), ...withWrangler() });
    const empty = await emptyServer();
    const target = createClient({ url: empty.env.LIBSQL_URL ?? '', authToken: TOKEN });
    const restoredNotes = async () => {
      const query = sql`select count(*) as notes from study_notes`;
      return (
        await drizzle(target)
          .get<{ notes: number }>(query)
          .catch(() => ({ notes: -1 }))
      ).notes;
    };
    const seen: number[] = [];
    for (let round = 0; round < KILLS; round++) {
      const least = Math.floor((round * NOTES) / KILLS);
      if (await kill('restore', empty.env, async () => (await restoredNotes()) >= least))
        seen.push(await restoredNotes());
    }
    expect(seen.some((notes) => notes > 0 && notes < NOTES)).toBe(true);
    const { code, errors } = await runScript('restore', [file], empty.env);
    target.close();
    await empty.close();
    expect([code, errors]).toEqual([0, '']);
    expect(await inFile(empty.path, accountsAndNotes)).toEqual(content);
  });

  test('a restore into a database with other accounts is refused, names their rows and changes nothing', async () => {
    await runScript('backup', [file], { ...deployment(), ...withWrangler() });
    const other = await emptyServer();
    await runScript('restore', [file], other.env);
    await inFile(other.path, (db) => db.run(sql`update users set password = 'another' where id = 5`));
    const before = await inFile(other.path, accountsAndNotes);
    const { code, errors } = await runScript('restore', [file], other.env);
    await other.close();
    expect(code).toBe(1);
    expect(errors).toContain('users 5 “Reader 5”. Nothing has been changed.');
    expect(await inFile(other.path, accountsAndNotes)).toEqual(before);
  });

  test.each<[string, () => string[]]>([
    ['no file', () => []],
    ['a missing file', () => [join(folder, 'missing.gz')]],
    ['a file that is no backup', () => [join(ROOT, 'package.json')]],
  ])('a restore of %s is refused', async (_, args) => {
    const empty = await emptyServer();
    const { code, errors } = await runScript('restore', args(), empty.env);
    await empty.close();
    expect(code).toBe(1);
    expect(errors).toMatch(/^Usage: npm run restore -- FILE|cannot be used as a backup/);
    expect(errors).not.toMatch(/\.ts:/);
  });
});

describe('for a local library', () => {
  async function localLibrary(): Promise<string> {
    const dataDir = join(folder, 'my data');
    mkdirSync(dataDir);
    copyFileSync(filled.path, join(dataDir, 'library.db'));
    await inFile(join(dataDir, 'library.db'), (_, client) => makeCopy(dataDir, client, null));
    return dataDir;
  }

  test('the newest copy of a local library’s accounts and notes is its backup, also while the app runs, and a new library has everything after a restore', async () => {
    const from = await localLibrary();
    const lock = await lockDataDir(from);
    const backedUp = await runScript('backup', [file], { DATA_DIR: from });
    lock.release();
    expect(backedUp).toMatchObject({ code: 0, errors: '' });
    expect(backedUp.output).toContain(`users 80, second_factors 1, recovery_codes 3, study_notes ${NOTES}`);
    const to = join(folder, 'new');
    const restored = await runScript('restore', [file], { DATA_DIR: to });
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(await inFile(join(to, 'library.db'), accountsAndNotes)).toEqual(content);
    const modes = ['library.db', 'lock.db'].map((name) => statSync(join(to, name)).mode & 0o777);
    expect([modes, existsSync(join(to, 'lock'))]).toEqual([[0o600, 0o600], false]);
  });

  test('the start of the app keeps a library that was restored into a folder with copies of an earlier library’s accounts', async () => {
    const backup = join(folder, 'of-a-deployment.jsonl.gz');
    await inFile(filled.path, async (_, client) => writeBackup(backup, await readLibrary(client)));
    const dataDir = await localLibrary();
    rmSync(join(dataDir, 'library.db'));
    expect((await runScript('restore', [backup], { DATA_DIR: dataDir })).errors).toBe('');
    await replaceIfDamaged(dataDir);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('library-damaged'))).toEqual([]);
    expect(await inFile(join(dataDir, 'library.db'), accountsAndNotes)).toEqual(content);
  });

  test('a local library without a copy of its accounts and notes has no backup, and the error says how to get one', async () => {
    const { code, errors } = await runScript('backup', [file], { DATA_DIR: join(folder, 'new') });
    expect([code, existsSync(file)]).toEqual([1, false]);
    expect(errors).toContain('start once with npm start');
  });

  test('the start of the app keeps a library that was restored in the place of a damaged one', async () => {
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    const backup = join(folder, 'good.jsonl.gz');
    await inFile(filled.path, async (_, client) => writeBackup(backup, await readLibrary(client)));
    const note = join(dataDir, 'library.db.damaged');
    writeFileSync(note, '1 database disk image is malformed');
    expect((await runScript('restore', [backup], { DATA_DIR: dataDir })).errors).toBe('');
    expect(existsSync(note)).toBe(false);
    await replaceIfDamaged(dataDir);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('library-damaged'))).toEqual([]);
    expect(await inFile(join(dataDir, 'library.db'), accountsAndNotes)).toEqual(content);
  });

  test('a restore of a backup that is cut off, or is none, leaves no library and no folder behind', async () => {
    await runScript('backup', [file], { DATA_DIR: await localLibrary() });
    const bytes = readFileSync(file);
    for (const length of [0, 100, bytes.length >> 1, bytes.length - 1]) {
      writeFileSync(file, bytes.subarray(0, length));
      const dataDir = join(folder, `new ${length}`);
      const { code, errors } = await runScript('restore', [file], { DATA_DIR: dataDir });
      expect([code, existsSync(dataDir)]).toEqual([1, false]);
      expect(errors).toContain('cannot be used as a backup');
    }
  });

  test('a restore of a local library while the app runs is refused', async () => {
    const dataDir = await localLibrary();
    await runScript('backup', [file], { DATA_DIR: dataDir });
    const lock = await lockDataDir(dataDir);
    const { code, errors } = await runScript('restore', [file], { DATA_DIR: dataDir });
    lock.release();
    expect(code).toBe(1);
    expect(errors).toContain(`in use by process ${process.pid}`);
  });
});
