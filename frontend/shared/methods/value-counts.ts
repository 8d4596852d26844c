import { queryOptions } from '@tanstack/react-query';
import type { SearchGroup } from '../../../domain/canon/index.ts';
import type { Testament, ValueSearchQuery } from '../../../domain/contract/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';
import { STANDARD_METHODS } from './standard-methods.ts';

interface Counted {
  readonly value: number;
  readonly unit: ValueSearchQuery['unit'];
  readonly methods?: readonly MethodId[];
  readonly book?: string | undefined;
  readonly testament?: Testament | undefined;
  readonly group?: SearchGroup | undefined;
}

/** The query for the number of verses, words or phrases with a value. */
export const valueCountQuery = ({ value, unit, methods = STANDARD_METHODS, ...scope }: Counted) => {
  const query = { unit, method: methods.join(), ...scope, limit: '1' };
  return queryOptions({
    queryKey: ['value-count', value, query] as const,
    queryFn: ({ signal }) =>
      call(
        api.search.gematria[':value'].$get({ param: { value: String(value) }, query }, { init: { signal } }),
      ),
    select: ({ resultCount }) => resultCount,
  });
};
