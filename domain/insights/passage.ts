import { type BookId, isBookId } from '../canon/index.ts';
import type { VerseReference } from '../reference/index.ts';
import { formatReference } from '../reference/index.ts';

/** Consecutive verses from one to another, both included, in English numbering. */
export interface Passage {
  readonly from: VerseReference;
  readonly to: VerseReference;
}

const PASSAGE = /^([a-z0-9 ]+?) (\d+):(\d+)(?:-(?:([a-z0-9 ]+?) )?(?:(\d+):)?(\d+))?$/u;

/**
 * Reads a passage in the form that the insights use: a verse with its book id, and if need be the last verse, which
 * can be in another chapter or another book. Throws a RangeError for anything else.
 *
 * @example
 * ```ts
 * parsePassage('genesis 2:1-3').to // => {"book":"genesis","chapter":2,"verse":3}
 * parsePassage('exodus 38:23-40:38').to // => {"book":"exodus","chapter":40,"verse":38}
 * parsePassage('genesis 1:1-deuteronomy 34:12').to // => {"book":"deuteronomy","chapter":34,"verse":12}
 * ```
 */
export function parsePassage(text: string): Passage {
  const [, book = '', chapter, verse, endBook = book, endChapter = chapter, endVerse = verse] =
    PASSAGE.exec(text) ?? [];
  const from = verseAt(book, chapter, verse);
  const to = verseAt(endBook, endChapter, endVerse);
  if (from === null || to === null) throw new RangeError(`${text} is no passage`);
  return { from, to };
}

function verseAt(book: string, chapter = '', verse = ''): VerseReference | null {
  return isBookId(book) ? { book: book as BookId, chapter: Number(chapter), verse: Number(verse) } : null;
}

/**
 * A passage in its printed form.
 *
 * @example
 * ```ts
 * formatPassage('genesis 2:1-3') // => "Genesis 2:1–3"
 * formatPassage('exodus 38:23-40:38') // => "Exodus 38:23–40:38"
 * formatPassage('genesis 1:1-deuteronomy 34:12') // => "Genesis 1:1–Deuteronomy 34:12"
 * ```
 */
export function formatPassage(text: string): string {
  const { from, to } = parsePassage(text);
  if (from.book !== to.book) return `${formatReference(from)}–${formatReference(to)}`;
  if (from.chapter !== to.chapter) return `${formatReference(from)}–${to.chapter}:${to.verse}`;
  return formatReference(from.verse === to.verse ? from : { ...from, endVerse: to.verse });
}
