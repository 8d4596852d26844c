import { abbreviationOf, isLicensed, type Version, versionName } from '../../domain/editions/index.ts';
import { Problem } from '../http/errors.ts';

/**
 * The versions that show the King James Version, and `original`, which shows no English. Every
 * other version has its own edition.
 */
const KING_JAMES: readonly Version[] = ['kjv', 'kjvs', 'original'];

/**
 * Says why a version under copyright is not installed. A library has such a version only if an administrator has
 * imported a licensed text. Undefined for any other version.
 */
export const whyLicensedIsMissing = (version: Version): string | undefined =>
  isLicensed(version)
    ? `The ${abbreviationOf(version)} is under copyright and not available here.`
    : undefined;

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

export const versionNotHere = (version: Version): Problem =>
  new Problem(
    'not_installed',
    whyLicensedIsMissing(version) ?? `${versionName(version)} is not available on this site yet.`,
  );
