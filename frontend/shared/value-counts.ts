import { queryOptions } from '@tanstack/react-query';
import type { Testament, ValueSearchQuery } from '../../domain/contract/index.ts';
import type { MethodId } from '../../domain/gematria/method-types.ts';
import { call } from '../api/call.ts';
import { api } from '../api/client.ts';
import { STANDARD_METHODS } from './standard-methods.ts';

interface Counted {
  readonly value: number;
  readonly unit: ValueSearchQuery['unit'];
  readonly methods?: readonly MethodId[];
  readonly book?: string | undefined;
  readonly testament?: Testament | undefined;
}

/** The query for the number of verses, words or phrases with a value. */
export const valueCountQuery = ({ value, unit, methods = STANDARD_METHODS, book, testament }: Counted) => {
  const query = { unit, method: methods.join(), book, testament, limit: '1' };
  return queryOptions({
    queryKey: ['value-count', value, query] as const,
    queryFn: ({ signal }) =>
      call(
        api.search.gematria[':value'].$get({ param: { value: String(value) }, query }, { init: { signal } }),
      ),
    select: ({ resultCount }) => resultCount,
  });
};
