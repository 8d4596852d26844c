export {
  familiarFirst,
  findValues,
  foundValue,
  type TextToSearch,
  type ValueFound,
  type ValuePage,
} from './find.ts';
export { type FoundHit, foundHit, numberingOf } from './found-hit.ts';
export { type FoundPage, type OpenEdition, OpenTexts } from './open-texts.ts';
export { placeOf, type WordPlace } from './place.ts';
export { Refused } from './refused.ts';
export { type Scope, type TextChoice, type ValueQuery, type ValueRequest, valueRequest } from './request.ts';
export {
  type ChosenText,
  chosenTexts,
  isInScope,
  type SearchableEdition,
  type SearchedText,
  searchedTexts,
} from './texts.ts';
