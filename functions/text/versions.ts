import {
  abbreviationOf,
  isLicensed,
  type OwnId,
  ownId,
  type Version,
  versionName,
} from '../../domain/editions/index.ts';
import { Problem } from '../ctx/errors.ts';

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
  isLicensed(version) ? `The ${abbreviationOf(version)} is under copyright and not installed.` : undefined;

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

/** The 404 for an added text that the library does not have, or no longer has. */
export const ownTextNotHere = (id: OwnId): Problem =>
  new Problem('not_installed', `This library has no added text “${id}”. It may have been deleted or hidden.`);

export function versionNotHere(version: Version): Problem {
  const own = ownId(version);
  if (own !== undefined) return ownTextNotHere(own);
  return new Problem(
    'not_installed',
    whyLicensedIsMissing(version) ?? `${versionName(version)} is not installed.`,
  );
}
