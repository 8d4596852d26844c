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
};
