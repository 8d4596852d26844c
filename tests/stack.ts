import { cpSync, rmSync } from 'node:fs';
import { createClient } from '@libsql/client/web';
import { compareWithMark } from '../scripts/operate/backup/clean-stop.ts';
import { type LocalStack, type LocalStackOptions, startLocalStack } from '../scripts/start/local-stack.ts';
import { dropOutdatedLibrary, TEST_DATA } from './kept-library.ts';

type StackOptions = Pick<
  LocalStackOptions,
  | 'accessMode'
  | 'adminUserIds'
  | 'copyMs'
  | 'hashInWorker'
  | 'inspectorPort'
  | 'offline'
  | 'onProgress'
  | 'sweepMs'
>;

/** Imports the tests' library if it is not yet complete on the disk. */
export async function prepareLibrary(options: StackOptions = {}): Promise<void> {
  dropOutdatedLibrary();
  if (compareWithMark(TEST_DATA) !== 'unchanged') await (await startAt(TEST_DATA, options)).close();
}

/**
 * The real stack for tests: the bundle that deploys under miniflare, libSQL over HTTP, and the whole library. `npm
 * test` builds first. The import runs once and its result is kept until its code changes.
 */
export async function startStack(options: StackOptions = {}): Promise<LocalStack> {
  dropOutdatedLibrary();
  return startAt(TEST_DATA, options);
}

async function startAt(dataDir: string, options: StackOptions): Promise<LocalStack> {
  // Tests count the database's requests, so no timers ask it meanwhile.
  const stack = await startLocalStack({
    dataDir,
    port: 0,
    countRequests: true,
    sweepMs: 3_600_000,
    copyMs: 3_600_000,
    ...options,
  });
  await forgetTries(stack);
  await stack.expectations;
  return stack;
}

/** The folder of the copy of the library for the stack with this name. */
export const copyDir = (name: string): string => `${TEST_DATA}-${name}`;

/**
 * Starts a stack on a copy of the library. The copy is deleted when the stack is closed. Many copies can run at the
 * same time.
 */
export async function startCopiedStack(name: string, options: StackOptions = {}): Promise<LocalStack> {
  const dataDir = copyDir(name);
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(TEST_DATA, dataDir, { recursive: true });
  const stack = await startAt(dataDir, options);
  return {
    ...stack,
    async close() {
      await stack.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Deletes the counts of sign-ins and registrations, whose limits all tests of a stack share. */
export async function forgetTries({ database: { url, token } }: Pick<LocalStack, 'database'>): Promise<void> {
  const client = createClient({ url, authToken: token });
  await client.execute('delete from login_tries');
  client.close();
}

/** The number of requests that the database answers while `work` runs. */
export async function roundTrips(
  { database: { url, token } }: Pick<LocalStack, 'database'>,
  work: () => Promise<unknown>,
): Promise<number> {
  const requests = async () => {
    const answer = await fetch(`${url}/stats`, { headers: { Authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { requests: number }).requests;
  };
  const before = await requests();
  await work();
  return (await requests()) - before;
}
