import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { prepareDatabase } from './migrate.ts';

export interface TestDatabase {
  client: Client;
  /** The database's file, for a second client or a server. */
  path: string;
  /** Closes the client and removes the file. */
  remove(): void;
}

let template: Promise<string> | undefined;

/** Migrating takes most of a second, copying a file none: each process migrates once. */
async function migratedTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'scripture-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'template.db');
  const client = createClient({ url: `file:${path}` });
  await prepareDatabase(client);
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  client.close();
  return path;
}

/**
 * A fresh, migrated libSQL file with the canon in it, and a client for it. A file, not memory: an in-memory
 * database comes back empty after a transaction.
 */
export async function migratedDatabase(): Promise<TestDatabase> {
  template ??= migratedTemplate();
  const source = await template;
  const folder = mkdtempSync(join(tmpdir(), 'scripture-test-'));
  const path = join(folder, 'test.db');
  copyFileSync(source, path);
  if (existsSync(`${source}-wal`)) copyFileSync(`${source}-wal`, `${path}-wal`);
  const client = createClient({ url: `file:${path}`, concurrency: 1 });
  await client.execute('PRAGMA synchronous = OFF');
  return {
    client,
    path,
    remove() {
      client.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
