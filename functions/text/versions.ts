import type { Version } from '../../domain/addresses/index.ts';
import { versionName } from '../../domain/addresses/index.ts';
import { Problem } from '../http/errors.ts';

/** The versions that show the King James Version, or no English at all. Every other version has its own edition. */
const KING_JAMES: readonly Version[] = ['kjv', 'kjvs', 'original'];

/**
 * The messages for versions under copyright that are not installed. A library has such a version only if an
 * administrator has imported a licensed text.
 */
export const LICENSED: ReadonlyMap<string, string> = new Map([
  ['esv', 'The ESV is under copyright and not available here.'],
  ['nasb', 'The NASB is under copyright and not available here.'],
]);

/**
 * The editions of a version, as arguments of `editionThatIsRead`: `version` is the only edition that may be read,
 * or null if any may be; `preferred` is the edition that is read instead of the default one if it is installed, or
 * null.
 */
export function versionArgs(version: Version): { version: string | null; preferred: string | null } {
  return KING_JAMES.includes(version)
    ? { version: null, preferred: version === 'kjvs' ? 'kjvs' : null }
    : { version, preferred: null };
}

/** The 404 for a version that is not installed. */
export const versionNotHere = (version: Version): Problem =>
  new Problem(
    'not_installed',
    LICENSED.get(version) ?? `${versionName(version)} is not available on this site yet.`,
  );
