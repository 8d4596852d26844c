import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';

/** Requests that only the sidebar needs. */
export const sidebarQueries = {
  all: () => ['sidebar'] as const,

  /** The verses of a chapter of the apocrypha. */
  apocryphaVerses: (book: string, chapter: number) =>
    queryOptions({
      queryKey: [...sidebarQueries.all(), 'apocrypha-verses', book, chapter],
      queryFn: ({ signal }) =>
        call(
          api.apocrypha['chapter-verses'][':book'][':chapter'].$get(
            { param: { book, chapter: String(chapter) } },
            { init: { signal } },
          ),
        ),
    }),
};
