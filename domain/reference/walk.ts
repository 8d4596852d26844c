import { BOOKS, type BookId, bookById, CORE_BOOKS } from '../canon/index.ts';
import { hasTitle, verseCount } from '../versification/index.ts';
import type { Reference, VerseReference } from './reference-type.ts';

/** Returns the number of verses of a chapter; 0 if the chapter is unknown. */
export type VerseCounter = (book: BookId, chapter: number) => number;

const APOCRYPHA = BOOKS.filter((book) => book.testament === 'apocrypha');
const inEnglish: VerseCounter = (book, chapter) => verseCount('english', book, chapter);

/** The next or previous book. Matthew follows Malachi; the apocrypha are a separate sequence. */
function neighbour(book: BookId, step: 1 | -1): BookId | undefined {
  const row = bookById(book).testament === 'apocrypha' ? APOCRYPHA : CORE_BOOKS;
  return row[row.findIndex(({ id }) => id === book) + step]?.id;
}

/**
 * The verses of a chapter, 1 to n, and whether it has a title (verse 0) before them. Null for a chapter that does not
 * exist, and for the apocrypha, whose verses only an installed edition knows.
 *
 * @example
 * ```ts
 * chapterVerses('psalms', 117) // => {"verses":[1,2],"title":false}
 * chapterVerses('psalms', 3).title // => true
 * chapterVerses('joel', 4) // => null
 * ```
 */
export function chapterVerses(book: BookId, chapter: number): { verses: number[]; title: boolean } | null {
  const count = inEnglish(book, chapter);
  if (count === 0) return null;
  return { verses: Array.from({ length: count }, (_, index) => index + 1), title: hasTitle(book, chapter) };
}

/**
 * The chapter after a reference's chapter, across books. Null after the last one.
 *
 * @example
 * ```ts
 * nextChapter({ book: 'malachi', chapter: 4 }) // => {"book":"matthew","chapter":1}
 * nextChapter({ book: 'revelation', chapter: 22 }) // => null
 * ```
 */
export function nextChapter({ book, chapter }: Reference): Reference | null {
  if (chapter < bookById(book).chapters) return { book, chapter: chapter + 1 };
  const next = neighbour(book, 1);
  return next === undefined ? null : { book: next, chapter: 1 };
}

export function previousChapter({ book, chapter }: Reference): Reference | null {
  if (chapter > 1) return { book, chapter: chapter - 1 };
  const previous = neighbour(book, -1);
  return previous === undefined ? null : { book: previous, chapter: bookById(previous).chapters };
}

const firstVerse = ({ book, chapter }: Reference): VerseReference => ({
  book,
  chapter,
  verse: hasTitle(book, chapter) ? 0 : 1,
});

/**
 * The verse after a reference, by the real verse lists: a psalm's title comes before its verse 1, the last verse of a
 * chapter leads to the next chapter, and the last verse of a book to the next book. A range of verses leads to the
 * verse after it, and a chapter to the next chapter. Null at the end of the canon. `count` gives the number of verses
 * of a chapter; pass another function for the apocrypha, whose verses the canon does not know. If it gives 0, the
 * result is null.
 *
 * @example
 * ```ts
 * nextVerse({ book: 'psalms', chapter: 2, verse: 12 }) // => {"book":"psalms","chapter":3,"verse":0}
 * nextVerse({ book: 'psalms', chapter: 3, verse: 0 }) // => {"book":"psalms","chapter":3,"verse":1}
 * nextVerse({ book: 'revelation', chapter: 22, verse: 21 }) // => null
 * ```
 */
export function nextVerse(reference: Reference, count: VerseCounter = inEnglish): Reference | null {
  const { book, chapter } = reference;
  const verse = reference.endVerse ?? reference.verse;
  if (verse === undefined) return nextChapter(reference);
  const last = count(book, chapter);
  if (last === 0) return null;
  if (verse < last) return { book, chapter, verse: verse + 1 };
  const next = nextChapter(reference);
  return next === null ? null : firstVerse(next);
}

/**
 * The verse before a reference, the opposite of `nextVerse`. Before verse 1 comes the title if there is one, and
 * otherwise the real last verse of the previous chapter. Null at the beginning of the canon.
 *
 * @example
 * ```ts
 * previousVerse({ book: 'matthew', chapter: 1, verse: 1 }) // => {"book":"malachi","chapter":4,"verse":6}
 * previousVerse({ book: 'psalms', chapter: 3, verse: 1 }) // => {"book":"psalms","chapter":3,"verse":0}
 * previousVerse({ book: 'genesis', chapter: 1, verse: 1 }) // => null
 * ```
 */
export function previousVerse(reference: Reference, count: VerseCounter = inEnglish): Reference | null {
  const { book, chapter, verse } = reference;
  if (verse === undefined) return previousChapter(reference);
  if (verse > firstVerse(reference).verse) return { book, chapter, verse: verse - 1 };
  const previous = previousChapter(reference);
  const last = previous === null ? 0 : count(previous.book, previous.chapter);
  return previous === null || last === 0 ? null : { ...previous, verse: last };
}
