import { ADDED_EDITIONS, isLicensed, listName, VERSIONS } from '../../domain/editions/index.ts';
import { Problem } from '../http/errors.ts';
import { versionNotHere } from './versions.ts';

/** True if an import can add this edition to the core, whether the library has it or not. */
export const canBeImported = (edition: string): boolean => ADDED_EDITIONS.some((id) => id === edition);

/**
 * The 404 for an edition that the library does not have. Its code is `not_installed` if the edition can be
 * imported. `where` is the end of the message of a `not_found`: it names the place that was searched.
 */
export function editionNotHere(asked: string, where: string): Problem {
  const licensed = VERSIONS.find((version) => version === asked && isLicensed(version));
  if (licensed !== undefined) return versionNotHere(licensed);
  const fields = { edition: 'see /api/editions' };
  return canBeImported(asked)
    ? new Problem('not_installed', `${listName(asked)} is not available on this site yet.`, { fields })
    : new Problem('not_found', `There is no edition “${asked}” ${where}.`, { fields });
}
