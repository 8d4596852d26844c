export * from './bible-parts.ts';
export { bookNames } from './book-names.ts';
export * from './books.ts';
export * from './books-of-group.ts';
export * from './chicago-abbreviations.ts';
export * from './familiar-order.ts';
export {
  beginsWithSmallWord,
  bookKey,
  bookOfBeginning,
  findBook,
  listedKey,
  type Meaning,
  meaningsOf,
} from './find-book.ts';
export * from './search-groups.ts';
export * from './suggest-book.ts';
export * from './tanakh.ts';
export * from './verse-counts.ts';
