import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';
import type { ChapterPlace, VersePlace } from './place.ts';

/** The apocrypha have calls of their own. */
const callsOf = ({ book }: ChapterPlace) =>
  book.testament === 'apocrypha' ? api.apocrypha.verse : api.verse;

/** Left out of the address when the reader has chosen none: the plain address is the one that caches share. */
const chosen = (methods: string | undefined) => (methods === undefined ? {} : { methods });

/** Options shared by loader and component. Nested keys: `['verse']` names everything of this feature. */
export const verseQueries = {
  all: () => ['verse'] as const,

  /** One verse, word by word. `methods` as in the address: ids between commas. */
  detail: (place: VersePlace, methods: string | undefined) => {
    const { book, chapter, verse } = place;
    const param = { book: book.id, chapter: String(chapter), verse: String(verse) };
    return queryOptions({
      queryKey: [...verseQueries.all(), 'detail', book.id, chapter, verse, methods ?? null],
      queryFn: ({ signal }) =>
        call(
          callsOf(place)[':book'][':chapter'][':verse'].$get(
            { param, query: chosen(methods) },
            { init: { signal } },
          ),
        ),
    });
  },

  /** A whole chapter, verse by verse, without its words. */
  chapter: ({ book, chapter }: ChapterPlace, methods: string | undefined) => {
    const param = { book: book.id, chapter: String(chapter) };
    return queryOptions({
      queryKey: [...verseQueries.all(), 'chapter', book.id, chapter, methods ?? null],
      queryFn: ({ signal }) =>
        call(
          api.verse[':book'][':chapter'].$get(
            { param, query: { words: '0', ...chosen(methods) } },
            { init: { signal } },
          ),
        ),
    });
  },
};
