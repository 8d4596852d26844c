export {
  attributedMeaning,
  type CuratedName,
  findName,
  NAME_KINDS,
  NAMES,
  type NamedPlace,
  type NameKind,
  nameKey,
} from './names.ts';
export { similarityInWords } from './similarity.ts';
export { spellInGreek, spellInHebrew } from './spell.ts';
