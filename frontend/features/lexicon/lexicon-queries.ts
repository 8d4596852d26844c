import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../api/client.ts';

export const lexiconQueries = {
  entry: (strongsNumber: string) =>
    queryOptions({
      queryKey: ['lexicon', strongsNumber],
      queryFn: ({ signal }) =>
        call(api.lexicon[':strongsNumber'].$get({ param: { strongsNumber } }, { init: { signal } }), 'lemma'),
    }),
};
