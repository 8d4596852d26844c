/**
 * What a page needs to ask a value search and to name its results. It is small, because pages load it. The search itself
 * is in `finding/`, because it needs the tables of all methods. It runs in the Worker and in a web worker of the page.
 */
export {
  type ChosenText,
  chosenTexts,
  isInScope,
  type SearchableEdition,
  searchableEditions,
} from './chosen-texts.ts';
export {
  type FoundHit,
  type FoundPage,
  foundHit,
  foundPage,
  numberingOf,
  type PlacedHit,
  type PlacedPage,
  shownWord,
  VERSES_BEFORE,
  wordAtAddress,
} from './found-page.ts';
export { type OwnSearch, ownSearch } from './own-search.ts';
export { Refused } from './refused.ts';
export {
  EVERYWHERE,
  type Scope,
  type TextChoice,
  type ValueQuery,
  type ValueRequest,
  valueRequest,
} from './request.ts';
export type { WordPlace } from './word-place.ts';
