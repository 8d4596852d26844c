import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';

/** What the sidebar asks the library, each only when the reader comes to it. */
export const sidebarQueries = {
  all: () => ['sidebar'] as const,

  /** The versions, and which of them are installed. */
  versions: () =>
    queryOptions({
      queryKey: [...sidebarQueries.all(), 'versions'],
      queryFn: ({ signal }) => call(api.versions.$get({}, { init: { signal } })),
    }),

  /** The verses of a chapter of the apocrypha; an empty list where they cannot be had (specification, section 8). */
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
