import type { BookId } from '../canon/index.ts';
import type { AccentSystem } from './poetic-lines.ts';

const END = 999;

interface Poem {
  readonly accents: AccentSystem;
  readonly from: readonly [chapter: number, verse: number];
  readonly to: readonly [chapter: number, verse: number];
}

const poem = (
  from: readonly [number, number],
  to: readonly [number, number],
  accents: AccentSystem = 'prose',
): Poem => ({ from, to, accents });

const song = (chapter: number, first: number, last = first): Poem => poem([chapter, first], [chapter, last]);

const whole = (accents: AccentSystem): Poem => poem([1, 0], [END, END], accents);

/**
 * The poetry of the Hebrew Bible that is set in lines: the three poetic books, Lamentations, the Song of Songs, and the
 * songs and blessings inside other books. The books of the prophets are not in it.
 */
const POEMS: Partial<Readonly<Record<BookId, readonly Poem[]>>> = {
  genesis: [song(4, 23, 24), song(9, 25, 27), song(27, 27, 29), song(27, 39, 40), song(49, 2, 27)],
  exodus: [song(15, 1, 18), song(15, 21)],
  numbers: [
    song(6, 24, 26),
    song(21, 17, 18),
    song(21, 27, 30),
    song(23, 7, 10),
    song(23, 18, 24),
    song(24, 3, 9),
    song(24, 15, 24),
  ],
  deuteronomy: [song(32, 1, 43), song(33, 2, 29)],
  judges: [song(5, 2, 31)],
  '1samuel': [song(2, 1, 10)],
  '2samuel': [song(1, 19, 27), song(3, 33, 34), song(22, 2, 51), song(23, 1, 7)],
  '1chronicles': [song(16, 8, 36)],
  // Elihu is introduced in prose (32:1–5), although these verses have poetic accents.
  job: [poem([3, 2], [31, END], 'poetic'), poem([32, 6], [42, 6], 'poetic')],
  psalms: [whole('poetic')],
  proverbs: [whole('poetic')],
  ecclesiastes: [song(3, 2, 8)],
  songofsolomon: [whole('prose')],
  isaiah: [song(12, 1, 6), song(38, 10, 20), poem([52, 13], [53, 12])],
  lamentations: [whole('prose')],
  jonah: [song(2, 2, 9)],
  habakkuk: [song(3, 2, 19)],
};

const isBefore = (
  [chapter, verse]: readonly [number, number],
  [otherChapter, otherVerse]: readonly [number, number],
): boolean => chapter < otherChapter || (chapter === otherChapter && verse < otherVerse);

/**
 * The system of accents by which a verse of poetry divides into lines. Null for prose, and for books in
 * Greek.
 *
 * @example
 * ```ts
 * poetryAt({ book: 'psalms', chapter: 23, verse: 3 }) // => 'poetic'
 * poetryAt({ book: 'exodus', chapter: 15, verse: 1 }) // => 'prose'
 * poetryAt({ book: 'exodus', chapter: 15, verse: 22 }) // => null
 * ```
 */
export function poetryAt({
  book,
  chapter,
  verse,
}: {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}): AccentSystem | null {
  const poems = Object.hasOwn(POEMS, book) ? (POEMS[book as BookId] ?? []) : [];
  const place = [chapter, verse] as const;
  return poems.find(({ from, to }) => !isBefore(place, from) && !isBefore(to, place))?.accents ?? null;
}
