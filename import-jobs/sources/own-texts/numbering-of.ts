import { type BookId, bookById } from '../../../domain/canon/index.ts';
import type { TextPreview } from '../../../domain/contract/index.ts';
import { FILE_NUMBERINGS, type FileNumbering } from '../../../domain/imports/index.ts';
import { greekPsalmLengths, verseCount } from '../../../domain/versification/index.ts';

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
