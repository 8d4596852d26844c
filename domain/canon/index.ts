export { bookNames } from './book-names.ts';
export {
  type ApocryphalBookId,
  BOOKS,
  type Book,
  type BookId,
  bookById,
  bookPosition,
  CORE_BOOKS,
  isBookId,
  type NewTestamentBookId,
  type OldTestamentBookId,
} from './books.ts';
export { chicagoAbbreviation } from './chicago-abbreviations.ts';
export { FAMILIARITIES, familiarityOf } from './familiar-order.ts';
export {
  beginsWithSmallWord,
  bookKey,
  bookOfBeginning,
  findBook,
  listedKey,
  type Meaning,
  meaningsOf,
} from './find-book.ts';
export { booksOfGroup, SEARCH_GROUPS, type SearchGroup } from './search-groups.ts';
export { suggestBook } from './suggest-book.ts';
export { TANAKH } from './tanakh.ts';
export { ENGLISH_VERSE_COUNTS } from './verse-counts.ts';
