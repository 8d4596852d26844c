import { type Book, bookById, isBookId } from '../../../domain/canon/index.ts';

export interface VerseKey {
  readonly book: Book;
  readonly chapter: number;
  readonly verse: number;
  readonly part: Part;
  /** The edition of the text, if it is in a parallel column and not the chapter's own. */
  readonly edition?: string | undefined;
}

/** The text of a verse's element: its original, its ending (`e`) or a translation whose words are counted (`t`). */
type Part = '' | 'e' | 't';

export const chapterKey = ({ book, chapter }: { readonly book: string; readonly chapter: number }): string =>
  `${book} ${chapter}`;

/**
 * The value of `data-place` of a text, for example `psalms 23:3`, or `mark 16:8e` for an ending. In a parallel column the
 * edition follows: `psalms 23:3@mam`.
 */
export const verseKey = (
  place: { readonly book: string; readonly chapter: number; readonly verse: number },
  part: Part = '',
  edition?: string,
): string => `${chapterKey(place)}:${place.verse}${part}${edition === undefined ? '' : `@${edition}`}`;

export function readVerseKey(key: string): VerseKey | null {
  const [, book = '', chapter, verse, part, edition] = /^(.+) (\d+):(\d+)([et]?)(?:@(.+))?$/u.exec(key) ?? [];
  if (!isBookId(book)) return null;
  return {
    book: bookById(book),
    chapter: Number(chapter),
    verse: Number(verse),
    part: part as Part,
    edition,
  };
}

/** The verses that an address marks: `v3` marks one, `v1-3` a range. Null for any other hash. */
export function markedVerses(hash: string): { readonly first: number; readonly last: number } | null {
  const [, first, last = first] = /^v(\d{1,3})(?:-(\d{1,3}))?$/u.exec(hash) ?? [];
  return first === undefined ? null : { first: Number(first), last: Math.max(Number(first), Number(last)) };
}
