import type { BookList } from '../../domain/contract/index.ts';
import type { ScriptureRead } from '../http/statement.ts';
import { Statement } from '../http/statement.ts';
import { VISIBLE } from './core-editions.ts';
import { numberOf, textOf } from './rows.ts';

type ListedBook = BookList['books'][number];

const BOOKS = new Statement({
  books: {
    columns: ['id', 'name', 'chapters', 'testament', 'language_original', 'book_group', 'installed'],
    sql: `select b.*, exists (
        select 1 from editions e cross join bible_verses v on v.edition_id = e.id and v.book_id = b.id and ${VISIBLE}
        where e.revision is not null) as installed
      from bible_books b order by b.position`,
  },
});

/** Every book of the canon in order; installed is one that a published edition has verses of. */
export function listBooks(): ScriptureRead<BookList> {
  return BOOKS.read({}, ({ books }) => ({
    books: books.map((row) => ({
      id: textOf(row, 'id'),
      name: textOf(row, 'name'),
      chapters: numberOf(row, 'chapters'),
      testament: textOf(row, 'testament') as ListedBook['testament'],
      languageOriginal: textOf(row, 'language_original') as ListedBook['languageOriginal'],
      group: textOf(row, 'book_group') as ListedBook['group'],
      installed: numberOf(row, 'installed') === 1,
    })),
  }));
}
