import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../../scripts/settings.ts';

/**
 * The folder beside the checkout that has the source files of the packs. Null if it is missing; tests that need it are
 * then skipped.
 */
export function sharedData(): string | null {
  const folder = resolve(ROOT, '../shared/data');
  return existsSync(folder) ? folder : null;
}
