import { type BookId, bookById } from '../../../domain/canon/index.ts';
import type { TextPreview } from '../../../domain/contract/index.ts';
import { FILE_NUMBERINGS, type FileNumbering } from '../../../domain/imports/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import { greekPsalmLengths, type VerseAddress, verseCount } from '../../../domain/versification/index.ts';

/** The verses of each chapter of each book, as the file numbers them. Verse 0 is a title. */
export type VersesFound = ReadonlyMap<BookId, ReadonlyMap<number, ReadonlySet<number>>>;

/** The numbers with which a chapter can end in a numbering. Titles of psalms that the file has as verse 0 are not counted. */
function lastVerses(
  numbering: FileNumbering,
  book: BookId,
  chapter: number,
  found: ReadonlySet<number>,
): number[] {
  if (numbering === 'greek-psalms' && book === 'psalms')
    return greekPsalmLengths(found.has(0) ? 'english' : 'masoretic', chapter);
  const isHebrew = numbering === 'masoretic' && bookById(book).testament === 'old';
  return [verseCount(isHebrew ? 'masoretic' : 'english', book, chapter)];
}

/**
 * The numbering that a file is likely to have: the one of which most chapters end with the same verse. Luther, Segond and
 * the JPS count as the Hebrew Bible does.
 */
export function likelyNumbering(found: VersesFound): FileNumbering {
  const fitting = (numbering: FileNumbering): number => {
    let chapters = 0;
    for (const [book, ofBook] of found)
      for (const [chapter, verses] of ofBook)
        if (lastVerses(numbering, book, chapter, verses).includes(Math.max(...verses))) chapters += 1;
    return chapters;
  };
  return FILE_NUMBERINGS.toSorted((a, b) => fitting(b) - fitting(a))[0] ?? 'english';
}

/** The fewest chapters that speak for a numbering against another one. */
const FEWEST_CHAPTERS = 2;

/**
 * Says that some books of a file count their verses as English Bibles do, and others as Hebrew ones; null if they agree.
 * Only chapters that end differently in the two numberings tell it. The Greek psalms are not asked.
 */
export function mixedNumberings(found: VersesFound): string | null {
  const chapters = { english: 0, masoretic: 0 };
  const books: Record<keyof typeof chapters, string[]> = { english: [], masoretic: [] };
  for (const [book, ofBook] of found) {
    if (book === 'psalms') continue;
    const fits = { english: 0, masoretic: 0 };
    for (const [chapter, verses] of ofBook) {
      const last = Math.max(...verses);
      const [isEnglish, isHebrew] = (['english', 'masoretic'] as const).map((numbering) =>
        lastVerses(numbering, book, chapter, verses).includes(last),
      );
      if (isEnglish && !isHebrew) fits.english += 1;
      if (isHebrew && !isEnglish) fits.masoretic += 1;
    }
    const numbering = fits.english > fits.masoretic ? 'english' : 'masoretic';
    if (fits.english === fits.masoretic || Math.min(fits.english, fits.masoretic) > 0) continue;
    chapters[numbering] += fits[numbering];
    books[numbering].push(bookById(book).name);
  }
  if (Math.min(chapters.english, chapters.masoretic) < FEWEST_CHAPTERS) return null;
  const names = (list: readonly string[]): string => {
    const more = list.length - MOST_BOOKS_NAMED;
    return more > 0 ? `${list.slice(0, MOST_BOOKS_NAMED).join(', ')} and ${more} more` : list.join(', ');
  };
  return `The file has two numberings: its verses are counted as in Hebrew Bibles in ${names(books.masoretic)}, and as in English ones in ${names(books.english)}. Choose the numbering of most books, or upload the others as a text of their own.`;
}

const MOST_BOOKS_NAMED = 4;

/** Says that the last verse of a file is not the last one of its chapter, as in a file that is cut off; null if it is. */
export function endsEarly(
  numbering: FileNumbering,
  last: VerseAddress | undefined,
  found: VersesFound,
): string | null {
  const verses = last && found.get(last.book)?.get(last.chapter);
  if (last === undefined || verses === undefined || bookById(last.book).testament === 'apocrypha')
    return null;
  const ends = lastVerses(numbering, last.book, last.chapter, verses);
  if (ends.some((end) => end <= last.verse)) return null;
  return `The file ends with ${formatReference(last)}, before the end of the chapter. If it is cut off, download it again.`;
}

type BookCheck = TextPreview['books'][number];

const MOST_NAMED = 12;

/** Compares the verses that a file has in a book with those of a numbering. The apocrypha are only counted. */
export function checkBook(
  numbering: FileNumbering,
  id: BookId,
  chapters: ReadonlyMap<number, ReadonlySet<number>>,
): BookCheck {
  const { name, testament, chapters: most } = bookById(id);
  const missing: string[] = [];
  const extra: string[] = [];
  let verses = 0;
  const last = testament === 'apocrypha' ? 0 : Math.max(most + 1, ...chapters.keys());
  for (const ofChapter of chapters.values()) verses += [...ofChapter].filter((verse) => verse > 0).length;
  for (let chapter = 1; chapter <= last; chapter++) {
    const found = chapters.get(chapter) ?? new Set<number>();
    const lengths = lastVerses(numbering, id, chapter, found);
    // A divided psalm can go on with the numbers of its first half.
    const count = lengths.find((length) => length >= Math.max(0, ...found)) ?? lengths.at(-1) ?? 0;
    const first = count === lengths[0] ? 1 : (lengths[0] ?? 0) + 1;
    for (let verse = first; verse <= count; verse++)
      if (!found.has(verse)) missing.push(`${chapter}:${verse}`);
    for (const verse of found) if (verse > count) extra.push(`${chapter}:${verse}`);
  }
  return {
    id,
    name,
    chapters: chapters.size,
    verses,
    missing: missing.length,
    extra: extra.length,
    missingAt: missing.slice(0, MOST_NAMED),
    extraAt: extra.slice(0, MOST_NAMED),
  };
}
