import { queryOptions } from '@tanstack/react-query';
import type { ChanceQuery } from '../../../domain/contract/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { api, call } from '../../api/client.ts';
import { retryDelay } from './retry-delay.ts';

export interface ChanceParams {
  readonly unit?: ChanceQuery['unit'] | undefined;
  readonly method?: readonly MethodId[] | undefined;
  readonly book?: string | undefined;
  readonly testament?: ChanceQuery['testament'] | undefined;
  readonly edition?: string | undefined;
  readonly minWords?: number | undefined;
  readonly maxWords?: number | undefined;
  readonly group?: ChanceQuery['group'] | undefined;
}

export const chanceQueries = {
  all: () => ['chance'] as const,

  around: (value: number, params: ChanceParams) => {
    const { unit, method, book, testament, edition, minWords, maxWords, group } = params;
    const query = {
      unit,
      method: method?.join(),
      book,
      testament,
      edition,
      group,
      minWords: minWords?.toString(),
      maxWords: maxWords?.toString(),
    };
    return queryOptions({
      queryKey: [...chanceQueries.all(), 'around', value, query],
      queryFn: () =>
        call(
          api.search.gematria[':value'].chance.$get({
            param: { value: String(value) },
            query,
          }),
          'neighbours',
        ),
      // After a failed request the page does not ask again until the reader presses Retry.
      refetchInterval: ({ state: { data, status, dataUpdateCount } }) =>
        status === 'success' && data?.missing === 'not-built'
          ? (retryDelay(dataUpdateCount) ?? false)
          : false,
    });
  },
};
