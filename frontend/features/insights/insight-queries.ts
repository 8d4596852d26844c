import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';

export const insightQueries = {
  all: () => ['insights'] as const,

  /** The query for the insights on a book's verses. */
  book: (book: string) =>
    queryOptions({
      queryKey: [...insightQueries.all(), 'book', book],
      queryFn: () => call(api['kabbalistic-insights'].$get({ query: { book } })),
    }),
};
