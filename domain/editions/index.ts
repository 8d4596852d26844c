export * from './direction.ts';
export * from './edition-facts.ts';
export {
  EDITION_ROLES,
  type EditionRole,
  hasVerses,
  scriptOfValues,
  TEXT_ROLES,
  textKind,
} from './edition-roles.ts';
export * from './languages.ts';
export { CONFIRMED_LICENCE } from './licences.ts';
export * from './named-texts.ts';
export { abbreviationOf, isApocrypha, isExtra, listName } from './names.ts';
export { editionToName, originalId, originalsOf } from './originals.ts';
export * from './own.ts';
export * from './versions.ts';
