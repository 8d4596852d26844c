import type { BookId } from '../canon/index.ts';
import type { VerseAddress } from './mapping.ts';

const addresses = (table: Readonly<Partial<Record<BookId, string>>>): readonly VerseAddress[] =>
  Object.entries(table).flatMap(([book, verses]) =>
    verses.split(' ').map((text) => {
      const [chapter = 0, verse = 0] = text.split(':').map(Number);
      return { book: book as BookId, chapter, verse };
    }),
  );

/**
 * The 30 English addresses without text in SBLGNT: verses that its editors judge not to be original. They were found by
 * comparing the `sblgnt` package with the King James Version.
 */
export const ABSENT_FROM_SBLGNT = addresses({
  matthew: '17:21 18:11 23:14',
  mark: '7:16 9:44 9:46 11:26 15:28',
  luke: '17:36 23:17',
  john: '5:4 7:53 8:1 8:2 8:3 8:4 8:5 8:6 8:7 8:8 8:9 8:10 8:11',
  acts: '8:37 15:34 24:7 28:29',
  romans: '16:25 16:26 16:27',
});

/**
 * The only English address of the Old Testament without Hebrew text. The numbers of the Hebrew edition have no gap
 * there.
 */
export const ABSENT_FROM_HEBREW = addresses({ nehemiah: '7:68' });
