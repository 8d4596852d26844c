import { resolve } from 'node:path';
import { type LocalStack, startLocalStack } from '../scripts/local-stack.ts';
import { BUILD_DIR } from '../scripts/settings.ts';

/**
 * The real stack for tests: the bundle that deploys under miniflare, libSQL over HTTP, the whole library.
 * `npm test` builds first; the import runs once and is kept in `.build/test-data` (a changed source imports anew).
 */
export function startStack(): Promise<LocalStack> {
  return startLocalStack({ dataDir: resolve(BUILD_DIR, 'test-data'), port: 0 });
}
