import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../../scripts/settings.ts';

/** The packs' source files beside the checkout, or null where they are not: what needs them is then skipped. */
export function sharedData(): string | null {
  const folder = resolve(ROOT, '../shared/data');
  return existsSync(folder) ? folder : null;
}
