import { queryOptions } from '@tanstack/react-query';
import { GREEK_METHOD_IDS } from '../../addresses/greek-gematria-address.ts';
import { api, call } from '../../api/client.ts';
import type { GreekQuestion } from './greek-state.ts';

export const CONTEST = { book: '1 esdras', chapter: '3' } as const;

export const greekQueries = {
  all: () => ['greek-gematria'] as const,

  values: ({ text, methods }: GreekQuestion) =>
    queryOptions({
      queryKey: [...greekQueries.all(), 'values', text, methods],
      queryFn: ({ signal }) =>
        call(
          api['calculate-greek-gematria'].$post(
            { json: { text, methods: [...methods] } },
            { init: { signal } },
          ),
          'words',
        ),
    }),

  contest: () =>
    queryOptions({
      queryKey: [...greekQueries.all(), 'contest'],
      queryFn: ({ signal }) =>
        call(
          api.verse[':book'][':chapter'].$get(
            { param: CONTEST, query: { methods: GREEK_METHOD_IDS.join(',') } },
            { init: { signal } },
          ),
          'verses',
        ),
    }),
};
