export { directionOfLanguage } from './direction.ts';
export {
  ADDED_EDITIONS,
  DEFAULT_EDITIONS,
  type EditionFacts,
  type EditionId,
  editionFacts,
  GLOSSED_TEXT,
} from './edition-facts.ts';
export {
  EDITION_ROLES,
  type EditionRole,
  hasVerses,
  scriptOfValues,
  TEXT_ROLES,
  textKind,
} from './edition-roles.ts';
export { languageTag, scriptOfLanguage } from './languages.ts';
export { CONFIRMED_LICENCE } from './licences.ts';
export { namedTexts } from './named-texts.ts';
export { abbreviationOf, isApocrypha, isExtra, listName } from './names.ts';
export { editionToName, originalId, originalsOf } from './originals.ts';
export { type OwnId, ownId } from './own.ts';
export {
  DEFAULT_VERSION,
  isLicensed,
  type KnownVersion,
  VERSIONS,
  type Version,
  versionName,
  versionOf,
} from './versions.ts';
