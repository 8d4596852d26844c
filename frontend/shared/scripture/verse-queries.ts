import { queryOptions } from '@tanstack/react-query';
import { type ExplorerQuery, verseApiQuery } from '../../../domain/addresses/index.ts';
import { api, call } from '../../api/client.ts';
import { chapterWithChosenValues, withChosenValues } from '../methods/chosen-values.ts';
import { originalIfMissing } from '../places/missing-version.ts';
import type { ChapterPlace, VersePlace } from '../places/place.ts';

const callsOf = ({ book }: ChapterPlace) =>
  book.testament === 'apocrypha' ? api.apocrypha.verse : api.verse;

export const verseQueries = {
  detail: (place: VersePlace, chosen: ExplorerQuery) => {
    const { book, chapter, verse } = place;
    const query = verseApiQuery(chosen, book);
    const param = { book: book.id, chapter: String(chapter), verse: String(verse) };
    return queryOptions({
      queryKey: ['verse', 'detail', book.id, chapter, verse, query],
      queryFn: ({ signal }) =>
        originalIfMissing(book.testament === 'apocrypha' ? 'original' : chosen.version, query, (tried) =>
          call(
            callsOf(place)[':book'][':chapter'][':verse'].$get({ param, query: tried }, { init: { signal } }),
            'words',
          ),
        ),
      select: (answer) => withChosenValues(answer, chosen.methods),
    });
  },

  /** The query for a whole chapter with its verses and their running words, but without the facts of each word. */
  chapter: (place: ChapterPlace, chosen: ExplorerQuery) => chapterQuery(place, chosen, '0'),

  /** The query for a whole chapter with all facts of each word. */
  chapterWords: (place: ChapterPlace, chosen: ExplorerQuery) => chapterQuery(place, chosen, '1'),
};

/**
 * The request for a chapter. Its address leaves out defaults, so it is the address at which the Worker caches the
 * answer.
 */
function chapterQuery({ book, chapter }: ChapterPlace, chosen: ExplorerQuery, words: '0' | '1') {
  const query = verseApiQuery(chosen, book);
  const param = { book: book.id, chapter: String(chapter) };
  return queryOptions({
    queryKey: ['verse', words === '0' ? 'chapter' : 'chapter-words', book.id, chapter, query],
    queryFn: ({ signal }) =>
      originalIfMissing(book.testament === 'apocrypha' ? 'original' : chosen.version, query, (tried) =>
        call(
          api.verse[':book'][':chapter'].$get(
            { param, query: { ...(words === '0' ? { words } : {}), ...tried } },
            { init: { signal } },
          ),
          'verses',
        ),
      ),
    select: (answer) => chapterWithChosenValues(answer, chosen.methods),
  });
}
