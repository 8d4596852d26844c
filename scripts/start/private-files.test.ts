import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../tests/support/test-folder.ts';
import { startLibsqlServer } from './libsql/start.ts';
import { closeToOthers, createPrivateFile, makeDataDirPrivate } from './private-files.ts';

let root: string;
let dataDir: string;
const warned: string[] = [];
const warn = (line: string) => warned.push(line);
beforeEach(() => {
  root = testFolder();
  dataDir = join(root, 'data');
  warned.length = 0;
});

const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
function make(names: readonly string[]): void {
  mkdirSync(join(dataDir, 'cloudflare'), { recursive: true });
  for (const name of names) writeFileSync(join(dataDir, name), '');
  for (const name of [...names, 'cloudflare']) chmodSync(join(dataDir, name), 0o755);
  chmodSync(dataDir, 0o755);
}

test('makeDataDirPrivate creates a missing data folder that only its owner can open', () => {
  makeDataDirPrivate(join(dataDir, 'below'), { warn });
  expect([mode(join(dataDir, 'below')), mode(join(dataDir, 'below', 'cloudflare'))]).toEqual(['700', '700']);
  expect(warned).toEqual([]);
});

test('makeDataDirPrivate denies other users access to an existing data folder and to every file of the app in it', () => {
  const files = [
    'app.log',
    'app.2.log',
    'reserve',
    'library.db',
    'library.db-wal',
    'library.db-shm',
    'library-damaged-20260101-000000.db',
    'library-damaged-20260101000000000.db-wal',
    'library.new.db',
    'library.new.db-journal',
    'backup.jsonl.gz',
    'backup.jsonl.gz.part',
    'backup-before.jsonl.gz',
    'library.unchanged',
    'lock.new',
    'lock',
    'lock.db',
    'secrets.json',
  ];
  make(files);
  makeDataDirPrivate(dataDir, { warn });
  expect([mode(dataDir), mode(join(dataDir, 'cloudflare'))]).toEqual(['700', '700']);
  expect(files.map((name) => mode(join(dataDir, name)))).toEqual(files.map(() => '600'));
  expect(warned).toEqual([]);
});

test('makeDataDirPrivate changes only the modes of the app’s files in a folder with other files, and warns', () => {
  make(['library.db', 'letter.txt']);
  makeDataDirPrivate(dataDir, { warn });
  const modes = ['', 'letter.txt', 'library.db', 'cloudflare'].map((name) => mode(join(dataDir, name)));
  expect(modes).toEqual(['755', '755', '600', '700']);
  expect(warned).toEqual([expect.stringContaining(`${dataDir} also holds other files`)]);
  // If other users cannot open the folder, no warning is printed.
  chmodSync(dataDir, 0o700);
  makeDataDirPrivate(dataDir, { warn });
  expect(warned).toHaveLength(1);
});

test('makeDataDirPrivate does not change the modes of files with similar names, or of a folder cloudflare with other contents', () => {
  const others = ['library-notes.txt', 'library.txt', 'backup.zip', 'lock.txt', 'secrets.json.txt'];
  make([...others, 'library.db']);
  writeFileSync(join(dataDir, 'cloudflare', 'tunnel.yml'), '');
  makeDataDirPrivate(dataDir, { warn });
  expect([...others, 'cloudflare', ''].map((name) => mode(join(dataDir, name)))).toEqual(
    [...others, 'cloudflare', ''].map(() => '755'),
  );
  expect(mode(join(dataDir, 'library.db'))).toBe('600');
});

test('closeToOthers warns and returns false if the mode of a file cannot be changed', () => {
  make(['library.db']);
  const chmod = () => {
    throw new Error('EPERM: operation not permitted');
  };
  expect(closeToOthers(join(dataDir, 'library.db'), { chmod, warn })).toBe(false);
  expect(warned).toEqual([expect.stringMatching(/Others .* may open .*library\.db.*EPERM/)]);
});

test('the log and index that the server creates beside a private file are private', async () => {
  makeDataDirPrivate(dataDir);
  const file = join(dataDir, 'library.db');
  createPrivateFile(file);
  const server = await startLibsqlServer({ file });
  const client = createClient({ url: server.url });
  try {
    await drizzle(client).run(sql`create table page (text)`);
    const names = readdirSync(dataDir).filter((name) => name.startsWith('library.db'));
    expect(names).toContain('library.db-wal');
    expect(names.map((name) => mode(join(dataDir, name)))).toEqual(names.map(() => '600'));
  } finally {
    client.close();
    await server.close();
  }
  expect(existsSync(file)).toBe(true);
  expect(mode(file)).toBe('600');
});
