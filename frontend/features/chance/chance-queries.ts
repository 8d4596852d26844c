import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';
import { waitAfter } from './asking-again.ts';

/** What a search's address says that chance can be asked about. */
const ASKED = ['method', 'unit', 'book', 'testament', 'edition', 'minWords', 'maxWords', 'group'] as const;

export type ChanceParams = Readonly<Record<string, string | undefined>>;

export const chanceQueries = {
  all: () => ['chance'] as const,

  /** How often values around one occur, and what chance gives. */
  around: (value: number, params: ChanceParams) => {
    const named = ASKED.flatMap((key) => (params[key] === undefined ? [] : [[key, params[key]]]));
    const query: Record<string, string> = Object.fromEntries(named);
    return queryOptions({
      queryKey: [...chanceQueries.all(), 'around', value, query],
      queryFn: () =>
        call(
          api.search.gematria[':value'].chance.$get({
            param: { value: String(value) },
            query: query as { unit?: 'word' | 'span' },
          }),
        ),
      // After a failure the reader asks again.
      refetchInterval: ({ state: { data, status, dataUpdateCount } }) =>
        status === 'success' && data?.missing === 'not-built' ? (waitAfter(dataUpdateCount) ?? false) : false,
    });
  },
};
