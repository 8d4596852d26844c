export {
  ADDED_EDITIONS,
  DEFAULT_EDITIONS,
  type EditionFacts,
  type EditionId,
  editionFacts,
} from './edition-facts.ts';
export { EDITION_ROLES, type EditionRole, hasVerses, TEXT_ROLES } from './edition-roles.ts';
export { CONFIRMED_LICENCE } from './licences.ts';
export { abbreviationOf, isApocrypha, isExtra, listName } from './names.ts';
export { editionToName, type OriginalId, originalId, originalsOf } from './originals.ts';
export {
  DEFAULT_VERSION,
  isLicensed,
  VERSIONS,
  type Version,
  versionName,
} from './versions.ts';
