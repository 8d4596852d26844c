import type { Book } from '../../domain/canon/books.ts';
import type { ChapterVerses } from '../../domain/contract/index.ts';
import type { ScriptureRead } from '../http/statement.ts';
import { Statement } from '../http/statement.ts';
import { checkPlace } from './address.ts';
import { CHAPTER_COUNTS, nothingThere } from './apocrypha.ts';
import { VISIBLE } from './core-editions.ts';
import { numberOf } from './rows.ts';

const CHAPTER = new Statement({
  canon: {
    columns: ['verse_count'],
    sql: 'select verse_count from bible_chapters where book_id = :book and chapter_number = :chapter',
  },
  found: {
    columns: ['chapter', 'last'],
    sql: `select distinct v.chapter_number as chapter, v.verse_number as last
      from editions e cross join bible_verses v on v.edition_id = e.id and v.book_id = :book and ${VISIBLE}
      where e.revision is not null and e.numbering = 'english' and v.part = ''
        and v.chapter_number = :chapter order by v.verse_number`,
  },
  counts: CHAPTER_COUNTS,
});

/**
 * The verse numbers of a chapter: of the 66 books as the canon has them, of the apocrypha as the installed editions
 * have them. `title` says whether verse 0 stands before them.
 */
export function getChapterVerses(book: Book, chapter: number): ScriptureRead<ChapterVerses> {
  checkPlace(book, chapter);
  return CHAPTER.read({ book: book.id, chapter }, ({ canon: [counted], found, counts }) => {
    const numbers = found.map((row) => numberOf(row, 'last'));
    const title = numbers.includes(0);
    if (counted !== undefined) {
      const length = numberOf(counted, 'verse_count');
      return { verses: Array.from({ length }, (_, index) => index + 1), title };
    }
    if (found.length === 0) throw nothingThere(book, { book: book.id, chapter }, counts);
    return { verses: numbers.filter((verse) => verse > 0), title };
  });
}
