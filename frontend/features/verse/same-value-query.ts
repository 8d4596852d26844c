import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';

export type Unit = 'verse' | 'word' | 'span';

/** The query for the number of verses, words or phrases with a value. It asks for one hit only. */
export const sameValueQuery = (value: number, method: string, unit: Unit) =>
  queryOptions({
    queryKey: ['same-value', value, method, unit],
    queryFn: ({ signal }) =>
      call(
        api.search.gematria[':value'].$get(
          { param: { value: String(value) }, query: { unit, method, limit: '1' } },
          { init: { signal } },
        ),
      ),
  });
