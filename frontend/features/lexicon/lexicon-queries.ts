import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../api/client.ts';

export const lexiconQueries = {
  entry: (strongsNumber: string) =>
    queryOptions({
      queryKey: ['lexicon', strongsNumber],
      queryFn: ({ signal }) =>
        call(api.lexicon[':strongsNumber'].$get({ param: { strongsNumber } }, { init: { signal } }), 'lemma'),
    }),

  occurrences: (strongsNumber: string) =>
    queryOptions({
      queryKey: ['lexicon', 'occurrences', strongsNumber],
      queryFn: async ({ signal }) => {
        const query = { term: strongsNumber, limit: '1' };
        const { resultCount, facets } = await call(
          api.search.$get({ query }, { init: { signal } }),
          'facets',
        );
        return { verses: resultCount, books: facets.books };
      },
    }),
};
