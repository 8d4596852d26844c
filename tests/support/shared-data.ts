import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../../scripts/settings.ts';

/**
 * The folder with the source files of the packs: PACK_MIRROR, or `../shared/data`. Null if it is missing; tests that need
 * it are then skipped.
 */
export function sharedData(): string | null {
  const folder = resolve(process.env.PACK_MIRROR ?? resolve(ROOT, '../shared/data'));
  return existsSync(folder) ? folder : null;
}
