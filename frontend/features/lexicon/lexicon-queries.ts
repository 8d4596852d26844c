import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';

export const lexiconQueries = {
  /** The query for the dictionary's entry for a Strong's number. */
  entry: (strongsNumber: string) =>
    queryOptions({
      queryKey: ['lexicon', strongsNumber],
      queryFn: ({ signal }) =>
        call(api.lexicon[':strongsNumber'].$get({ param: { strongsNumber } }, { init: { signal } })),
    }),

  /** The query for the number of verses with a Strong's number, in all and in each book. The search counts them. */
  occurrences: (strongsNumber: string) =>
    queryOptions({
      queryKey: ['lexicon', 'occurrences', strongsNumber],
      queryFn: async ({ signal }) => {
        const query = { term: strongsNumber, limit: '1' };
        const { resultCount, facets } = await call(api.search.$get({ query }, { init: { signal } }));
        return { verses: resultCount, books: facets.books };
      },
    }),
};
