import { queryOptions } from '@tanstack/react-query';
import { type ExplorerQuery, verseApiQuery } from '../../domain/explorer-query.ts';
import { call } from '../api/call.ts';
import { api } from '../api/client.ts';
import type { ChapterPlace, VersePlace } from './place.ts';

/** The apocrypha have calls of their own. */
const callsOf = ({ book }: ChapterPlace) =>
  book.testament === 'apocrypha' ? api.apocrypha.verse : api.verse;

/** Options shared by loader and component. Nested keys: `['verse']` names everything of this feature. */
export const verseQueries = {
  all: () => ['verse'] as const,

  /** One verse, word by word. */
  detail: (place: VersePlace, chosen: ExplorerQuery) => {
    const { book, chapter, verse } = place;
    const query = verseApiQuery(chosen, book);
    const param = { book: book.id, chapter: String(chapter), verse: String(verse) };
    return queryOptions({
      queryKey: [...verseQueries.all(), 'detail', book.id, chapter, verse, query],
      queryFn: ({ signal }) =>
        call(callsOf(place)[':book'][':chapter'][':verse'].$get({ param, query }, { init: { signal } })),
    });
  },

  /** A whole chapter, verse by verse, without its words. */
  chapter: ({ book, chapter }: ChapterPlace, chosen: ExplorerQuery) => {
    const query = verseApiQuery(chosen, book);
    const param = { book: book.id, chapter: String(chapter) };
    return queryOptions({
      queryKey: [...verseQueries.all(), 'chapter', book.id, chapter, query],
      queryFn: ({ signal }) =>
        call(
          api.verse[':book'][':chapter'].$get(
            { param, query: { words: '0', ...query } },
            { init: { signal } },
          ),
        ),
    });
  },
};
