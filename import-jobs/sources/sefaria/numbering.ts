import { type BookId, bookById } from '../../../domain/canon/index.ts';
import { type VerseAddress, verseCount } from '../../../domain/versification/index.ts';

const TITLES: Readonly<Partial<Record<BookId, string>>> = {
  '1samuel': 'I Samuel',
  '2samuel': 'II Samuel',
  '1kings': 'I Kings',
  '2kings': 'II Kings',
  '1chronicles': 'I Chronicles',
  '2chronicles': 'II Chronicles',
  songofsolomon: 'Song of Songs',
};

/**
 * Sefaria's name of a chapter.
 *
 * @example
 * ```ts
 * sefariaReference('1samuel', 3) // => 'I Samuel 3'
 * ```
 */
export const sefariaReference = (book: BookId, chapter: number): string =>
  `${TITLES[book] ?? bookById(book).name} ${chapter}`;

/**
 * Masoretic verses that Sefaria has as one verse, in the chapter of the last of them. `divisions` are the words,
 * counted from 0, at which the second and each further verse begins.
 */
interface JoinedVerses {
  verses: readonly VerseAddress[];
  divisions: readonly number[];
}

const joined = (book: BookId, verses: readonly string[], divisions: readonly number[]): JoinedVerses => ({
  verses: verses.map((place) => {
    const [chapter = 0, verse = 0] = place.split(':').map(Number);
    return { book, chapter, verse };
  }),
  divisions,
});

/**
 * Sefaria has the Masoretic numbers but for three places. In Exodus 20 and in Deuteronomy 5, the four short
 * commandments are one verse. The last verse of Numbers 25, three words, opens chapter 26.
 */
const JOINED: readonly JoinedVerses[] = [
  joined('exodus', ['20:13', '20:14', '20:15', '20:16'], [2, 4, 6]),
  joined('deuteronomy', ['5:17', '5:18', '5:19', '5:20'], [2, 4, 6]),
  joined('numbers', ['25:19', '26:1'], [3]),
];

const isSame = (one: VerseAddress, other: VerseAddress): boolean =>
  one.book === other.book && one.chapter === other.chapter && one.verse === other.verse;

const joinOf = (own: VerseAddress): JoinedVerses | undefined =>
  JOINED.find(({ verses }) => verses.some((verse) => isSame(verse, own)));

/** The Masoretic verses of one verse at Sefaria, and the words at which they divide. Nearly always it is one verse. */
export interface SefariaVerse extends JoinedVerses {
  verse: number;
}

export const sefariaChapter = (own: VerseAddress): number =>
  joinOf(own)?.verses.at(-1)?.chapter ?? own.chapter;

export function sefariaVerses(book: BookId, chapter: number): SefariaVerse[] {
  const verses: SefariaVerse[] = [];
  for (let verse = 1; verse <= verseCount('masoretic', book, chapter); verse++) {
    const own = { book, chapter, verse };
    const { verses: owns, divisions } = joinOf(own) ?? { verses: [own], divisions: [] };
    const last = owns.at(-1);
    if (last !== undefined && isSame(last, own))
      verses.push({ verse: verses.length + 1, verses: owns, divisions });
  }
  return verses;
}
