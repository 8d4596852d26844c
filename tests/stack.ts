import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createClient } from '@libsql/client/web';
import { sourceStamp } from '../scripts/build.ts';
import { type LocalStack, type LocalStackOptions, startLocalStack } from '../scripts/local-stack.ts';
import { BUILD_DIR } from '../scripts/settings.ts';

/** Where the tests' library is kept between runs. */
export const TEST_DATA = resolve(BUILD_DIR, 'test-data');

/** A library made by other code than today's proves nothing of today's. */
function dropOutdatedLibrary(): void {
  const file = join(TEST_DATA, 'made-by');
  const stamp = sourceStamp(['{domain,db,import-jobs}/**/*.{ts,sql}', 'package-lock.json']);
  try {
    if (readFileSync(file, 'utf8') === stamp) return;
  } catch {
    // None yet.
  }
  rmSync(TEST_DATA, { recursive: true, force: true });
  mkdirSync(TEST_DATA, { recursive: true, mode: 0o700 });
  writeFileSync(file, stamp);
}

/**
 * The real stack for tests: the bundle that deploys under miniflare, libSQL over HTTP, the whole library.
 * `npm test` builds first; the import runs once and is kept until the code that makes it changes.
 */
export async function startStack(
  options: Pick<LocalStackOptions, 'accessMode' | 'hashInWorker'> = {},
): Promise<LocalStack> {
  dropOutdatedLibrary();
  const stack = await startLocalStack({ dataDir: TEST_DATA, port: 0, ...options });
  await forgetTries(stack);
  await stack.expectations;
  return stack;
}

/** Clears the sign-in and registration limits, which all tests share. */
export async function forgetTries({ database: { url, token } }: Pick<LocalStack, 'database'>): Promise<void> {
  const client = createClient({ url, authToken: token });
  await client.execute('delete from login_tries');
  client.close();
}
