import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';

export const insightQueries = {
  all: () => ['insights'] as const,

  book: (book: string) =>
    queryOptions({
      queryKey: [...insightQueries.all(), 'book', book],
      queryFn: () => call(api['kabbalistic-insights'].$get({ query: { book } })),
    }),
};
