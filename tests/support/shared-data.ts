import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../../scripts/settings.ts';

/**
 * The source files of the packs beside the checkout, or null if they are missing. Tests that need them are then
 * skipped.
 */
export function sharedData(): string | null {
  const folder = resolve(ROOT, '../shared/data');
  return existsSync(folder) ? folder : null;
}
