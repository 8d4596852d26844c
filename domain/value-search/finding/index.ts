export { Refused } from '../refused.ts';
export {
  familiarFirst,
  findValues,
  foundValue,
  type Spelling,
  type TextToSearch,
  type ValueFound,
} from './find.ts';
export { placeOf } from './place.ts';
export { placedHit, placedPage } from './placed-page.ts';
export { type SearchedText, searchedTexts, textWithLetters } from './texts.ts';
