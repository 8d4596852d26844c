/** The editions of the texts and their roles. */
export { EDITION_ROLES, type EditionRole, hasVerses, TEXT_ROLES } from './edition-roles.ts';
export {
  editionToName,
  type KnownOriginal,
  ORIGINALS,
  type OriginalId,
  originalId,
  originalsOf,
} from './editions.ts';
