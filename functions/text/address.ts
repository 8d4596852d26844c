import { BOOKS, type Book, bookById } from '../../domain/canon/books.ts';
import { findBook } from '../../domain/canon/find-book.ts';
import type { Place } from '../../domain/contract/index.ts';
import { hasTitle, type VerseAddress, verseCount } from '../../domain/versification/index.ts';
import { Problem } from '../http/errors.ts';

/** The canonical address of a verse on this site. */
export function explorerPath(book: string, chapter: number, verse: number): string {
  return `/explorer/${encodeURIComponent(book)}/${chapter}/${verse}`;
}

/** A reference as it is printed: "Psalm 23:3", "Psalm 3 (title)", and without a verse the chapter. */
export function printed(book: Book, chapter: number, verse: number | null): string {
  const name = book.id === 'psalms' ? 'Psalm' : book.name;
  if (verse === null) return `${name} ${chapter}`;
  return verse === 0 ? `${name} ${chapter} (title)` : `${name} ${chapter}:${verse}`;
}

export function placeOf({ book, chapter, verse }: VerseAddress): Place {
  const reference = printed(bookById(book), chapter, verse);
  return { reference, book, chapter, verse, path: explorerPath(book, chapter, verse) };
}

/** The book a path names (decision 20); 404 when there is none of that name. */
export function bookFromPath(segment: string): Book {
  const book = findBook(segment);
  if (book === undefined) throw new Problem('not_found', 'There is no book of that name. See /api/books.');
  return book;
}

/** The same for the apocrypha's own paths. */
export function apocryphalBookFromPath(segment: string): Book {
  const book = bookFromPath(segment);
  if (book.testament !== 'apocrypha') {
    throw new Problem('not_found', `${book.name} is not among the apocrypha: see /api/verse.`);
  }
  return book;
}

/**
 * Refuses a chapter that the 66 books do not have, with the nearest that is there. What verses the apocrypha have
 * only an installed edition knows, so of them only the chapter's number is checked.
 */
export function checkChapter(book: Book, chapter: number): void {
  if (chapter >= 1 && chapter <= book.chapters) return;
  const suggestion = placeOf(nearest(book, chapter, 1));
  const count = book.chapters === 1 ? '1 chapter' : `${book.chapters} chapters`;
  throw new Problem('not_found', `${book.name} has ${count}.`, {
    ...(book.testament === 'apocrypha' ? {} : { suggestion }),
  });
}

/** Refuses a verse that the English numbering does not have. */
export function checkVerse(book: Book, chapter: number, verse: number): void {
  checkChapter(book, chapter);
  if (book.testament === 'apocrypha') return;
  const last = verseCount('english', book.id, chapter);
  const first = hasTitle(book.id, chapter) ? 0 : 1;
  if (verse >= first && verse <= last) return;
  const there = elsewhere(book, chapter, verse);
  const suggestion = placeOf(there?.address ?? nearest(book, chapter, verse));
  const message =
    there?.reason ??
    (verse === 0
      ? `${printed(book, chapter, null)} has no title of its own: its first verse is 1.`
      : `${printed(book, chapter, null)} has ${last} verses.`);
  throw new Problem('not_found', `${message} The nearest is ${suggestion.reference}.`, { suggestion });
}

/** Verses that other Bibles count and the English numbering does not. */
function elsewhere(book: Book, chapter: number, verse: number) {
  if (book.id === '3john' && chapter === 1 && verse === 15) {
    const address: VerseAddress = { book: '3john', chapter: 1, verse: 14 };
    return { address, reason: '3 John 15 of the Greek is the end of 3 John 14 here.' };
  }
  if (book.id === 'revelation' && chapter === 12 && verse === 18) {
    const address: VerseAddress = { book: 'revelation', chapter: 13, verse: 1 };
    return { address, reason: 'Revelation 12:18 of the Greek is the beginning of 13:1 here.' };
  }
  return undefined;
}

function nearest(book: Book, chapter: number, verse: number): VerseAddress {
  const there = Math.min(Math.max(chapter, 1), book.chapters);
  const last = verseCount('english', book.id, there);
  const wanted = chapter > book.chapters ? last : verse;
  return { book: book.id, chapter: there, verse: Math.min(Math.max(wanted, 1), Math.max(last, 1)) };
}

const CORE_ORDER = BOOKS.filter((book) => book.testament !== 'apocrypha');
const firstOf = (book: Book, chapter: number): VerseAddress => ({
  book: book.id,
  chapter,
  verse: hasTitle(book.id, chapter) ? 0 : 1,
});

/** The verse after, over chapters and books of the core; null at the end of Revelation. Titles count (decision 22). */
export function nextPlace({ book: id, chapter, verse }: VerseAddress): Place | null {
  const book = bookById(id);
  if (verse < verseCount('english', id, chapter)) return placeOf({ book: id, chapter, verse: verse + 1 });
  if (chapter < book.chapters) return placeOf(firstOf(book, chapter + 1));
  const following = CORE_ORDER[CORE_ORDER.indexOf(book) + 1];
  return following === undefined ? null : placeOf(firstOf(following, 1));
}

/** The verse before: from verse 1 the real last verse of the chapter before; null at Genesis 1:1 (decision 3). */
export function previousPlace({ book: id, chapter, verse }: VerseAddress): Place | null {
  const book = bookById(id);
  if (verse > firstOf(book, chapter).verse) return placeOf({ book: id, chapter, verse: verse - 1 });
  if (chapter > 1) {
    return placeOf({ book: id, chapter: chapter - 1, verse: verseCount('english', id, chapter - 1) });
  }
  const before = CORE_ORDER[CORE_ORDER.indexOf(book) - 1];
  if (before === undefined) return null;
  const verses = verseCount('english', before.id, before.chapters);
  return placeOf({ book: before.id, chapter: before.chapters, verse: verses });
}
