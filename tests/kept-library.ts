import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceStamp } from '../scripts/build.ts';
import { compareWithMark, LIBRARY } from '../scripts/operate/backup/clean-stop.ts';
import { BUILD_DIR } from '../scripts/settings.ts';

/** The folder of the tests' library. It is not deleted between runs. */
export const TEST_DATA = resolve(BUILD_DIR, 'test-data');

const MADE_BY = join(TEST_DATA, 'made-by');
const presentCode = () => sourceStamp(['{domain,db,import-jobs}/**/*.{ts,sql}', 'package-lock.json']);

function isMadeBy(stamp: string): boolean {
  try {
    return readFileSync(MADE_BY, 'utf8') === stamp;
  } catch {
    // There is no library yet.
    return false;
  }
}

/**
 * Deletes the tests' library if another version of the code made it, because tests of it would prove nothing about the
 * present code.
 */
export function dropOutdatedLibrary(): void {
  const stamp = presentCode();
  if (isMadeBy(stamp)) return;
  rmSync(TEST_DATA, { recursive: true, force: true });
  mkdirSync(TEST_DATA, { recursive: true, mode: 0o700 });
  writeFileSync(MADE_BY, stamp);
}

/** The file of the tests' library, or null if the present code has not completed it. */
export const completeLibrary = (): string | null =>
  isMadeBy(presentCode()) && compareWithMark(TEST_DATA) === 'unchanged' ? join(TEST_DATA, LIBRARY) : null;
