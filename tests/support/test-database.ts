import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';
import { strictFileClient } from '../../scripts/start/libsql/strict-file.ts';

export interface TestDatabase {
  client: Client;
  db: ReturnType<typeof drizzle<Record<string, never>, Client>>;
  path: string;
  remove(): void;
}

interface Run {
  onTestsRerun(then: () => Promise<void>): void;
}

/**
 * Runs once before the test processes start. Makes an empty folder for the databases of all tests, and empties it
 * when watched tests run again. Returns a function that deletes the folder with everything that failing tests left
 * in it. `npm test` gives all its parts the same folder, so that each database is filled only once, and deletes it.
 */
export default function prepareRun(run: Run): (() => void) | undefined {
  if (process.env.TEST_DATABASES !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'scripture-tests-'));
  process.env.TEST_DATABASES = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  run.onTestsRerun(async () => {
    remove();
    mkdirSync(folder);
  });
  return remove;
}

export const migratedDatabase = (): Promise<TestDatabase> => filledDatabase('canon', async () => {});

/**
 * Makes a migrated database with the canon and the data from `fill`, in a file of its own. In a test run, the first
 * call with a `name` fills the database, and later calls with this name copy its file. The database is a file,
 * because an in-memory database is empty after a transaction. `begin` makes the database to which `fill` adds.
 */
export async function filledDatabase(
  name: string,
  fill: (client: Client) => Promise<void>,
  begin?: () => Promise<Pick<TestDatabase, 'path' | 'remove'>>,
): Promise<TestDatabase> {
  const shared = process.env.TEST_DATABASES;
  const folder = mkdtempSync(join(shared ?? tmpdir(), 'scripture-test-'));
  const path = join(folder, 'test.db');
  const template = shared === undefined ? null : join(shared, `${name}.db`);
  const isFilled = template !== null && existsSync(template);
  if (isFilled) {
    copyFileSync(template, path);
  } else {
    const begun = await begin?.();
    if (begun !== undefined) copyFileSync(begun.path, path);
    begun?.remove();
    const filling = await openFile(path);
    if (begun === undefined) {
      // The module is loaded only here, because loading it takes longer than migrating a database.
      const { prepareDatabase } = await import('../../db/migrate.ts');
      await prepareDatabase(filling);
    }
    await fill(filling);
    filling.close();
    if (template !== null) keepCopy(path, template);
  }
  const client = await openFile(path);
  return {
    client,
    db: drizzle(client),
    path,
    remove() {
      client.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openFile(path: string): Promise<Client> {
  const client = createClient({ url: `file:${path}`, concurrency: 1 });
  await drizzle(client).run(sql`pragma synchronous = off`);
  return strictFileClient(client);
}

/**
 * Stores a copy of a closed database as a template for later calls. The copy gets its name only when it is complete, so
 * that no other process reads half of it.
 */
function keepCopy(path: string, template: string): void {
  const unfinished = `${template}-${crypto.randomUUID()}`;
  copyFileSync(path, unfinished);
  renameSync(unfinished, template);
}
