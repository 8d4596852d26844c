import {
  type BookId,
  bookById,
  ENGLISH_VERSE_COUNTS,
  type NewTestamentBookId,
  type OldTestamentBookId,
} from '../canon/index.ts';
import { titleVerses } from './titles.ts';

export const NUMBERINGS = ['english', 'masoretic', 'sblgnt', 'tischendorf', 'byzantine', 'swete'] as const;
export type Numbering = (typeof NUMBERINGS)[number];

/**
 * The number of the last verse of each Masoretic chapter outside the Psalms that does not end with the same
 * number as in English, as counted in the Open Scriptures Hebrew Bible. `4:0` means that there is no chapter
 * 4.
 */
const MASORETIC_LENGTHS: Readonly<Partial<Record<BookId, string>>> = {
  genesis: '31:54 32:33',
  exodus: '7:29 8:28 21:37 22:30',
  leviticus: '5:26 6:23',
  numbers: '16:35 17:28 25:19 29:39 30:17',
  deuteronomy: '12:31 13:19 22:29 23:26 28:69 29:28',
  '1samuel': '21:16 23:28 24:23',
  '2samuel': '18:32 19:44',
  '1kings': '4:20 5:32 22:54',
  '2kings': '11:20 12:22',
  '1chronicles': '5:41 6:66 12:41',
  '2chronicles': '1:18 2:17 13:23 14:14',
  nehemiah: '3:38 4:17 7:72 9:37 10:40',
  job: '40:32 41:26',
  ecclesiastes: '4:17 5:19',
  songofsolomon: '6:12 7:14',
  isaiah: '8:23 9:20 64:11',
  jeremiah: '8:23 9:25',
  ezekiel: '20:44 21:37',
  daniel: '3:33 4:34 5:30 6:29',
  hosea: '1:9 2:25 11:11 12:15 13:15 14:10',
  joel: '2:27 3:5 4:21',
  jonah: '1:16 2:11',
  micah: '4:14 5:14',
  nahum: '1:14 2:14',
  zechariah: '1:17 2:17',
  malachi: '3:24 4:0',
};

const SBLGNT_LENGTHS: Readonly<Partial<Record<BookId, string>>> = {
  acts: '19:40',
  '2corinthians': '13:13',
  '3john': '1:15',
  revelation: '12:18',
};

/**
 * The number of the last verse of each chapter in the Tischendorf and Byzantine packs that does not end with
 * the same number as in English.
 */
const TISCHENDORF_LENGTHS: Readonly<Partial<Record<BookId, string>>> = {
  john: '1:52',
  '2corinthians': '13:13',
  '3john': '1:15',
  revelation: '12:18',
};
const BYZANTINE_LENGTHS: Readonly<Partial<Record<BookId, string>>> = { romans: '14:26 16:24' };

const lengths = (table: Readonly<Partial<Record<BookId, string>>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(table).flatMap(([book, chapters]) =>
      chapters.split(' ').map((entry) => {
        const [chapter, verses] = entry.split(':');
        return [`${book} ${chapter}`, Number(verses)] as const;
      }),
    ),
  );

const MASORETIC = lengths(MASORETIC_LENGTHS);
const NEW_TESTAMENT = {
  sblgnt: lengths(SBLGNT_LENGTHS),
  tischendorf: lengths(TISCHENDORF_LENGTHS),
  byzantine: lengths(BYZANTINE_LENGTHS),
} as const;

/**
 * The number of a chapter's last verse in a numbering, without titles (verse 0). 0 if the numbering has no such
 * chapter. Also 0 for the apocrypha and for `swete`, whose verse numbers depend on the installed edition.
 *
 * @example
 * ```ts
 * verseCount('english', 'genesis', 31) // => 55
 * verseCount('masoretic', 'genesis', 31) // => 54
 * verseCount('masoretic', 'joel', 4) // => 21
 * verseCount('english', 'joel', 4) // => 0
 * ```
 */
export function verseCount(numbering: Numbering, book: BookId, chapter: number): number {
  const { testament } = bookById(book);
  if (testament === 'apocrypha' || numbering === 'swete') return 0;
  const english = ENGLISH_VERSE_COUNTS[book as OldTestamentBookId | NewTestamentBookId][chapter - 1] ?? 0;
  if (numbering === 'english') return english;
  if ((numbering === 'masoretic') !== (testament === 'old')) return 0;
  if (numbering !== 'masoretic') return NEW_TESTAMENT[numbering].get(`${book} ${chapter}`) ?? english;
  if (book === 'psalms') return chapter === 13 ? 6 : english + titleVerses(chapter);
  return MASORETIC.get(`${book} ${chapter}`) ?? english;
}

/**
 * The number of chapters of a book in a numbering. 0 if the numbering does not cover the book.
 *
 * @example
 * ```ts
 * chapterCount('english', 'joel') // => 3
 * chapterCount('masoretic', 'joel') // => 4
 * chapterCount('masoretic', 'malachi') // => 3
 * ```
 */
export function chapterCount(numbering: Numbering, book: BookId): number {
  const { chapters } = bookById(book);
  if (numbering === 'english') return chapters;
  return (
    [chapters + 1, chapters, chapters - 1].find((chapter) => verseCount(numbering, book, chapter) > 0) ?? 0
  );
}
