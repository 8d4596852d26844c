import { queryOptions } from '@tanstack/react-query';
import type { SearchGroup } from '../../../domain/canon/index.ts';
import type { Testament, ValueSearchQuery } from '../../../domain/contract/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { api, call } from '../../api/client.ts';
import { STANDARD_METHODS } from './methods.ts';

interface Counted {
  readonly value: number;
  readonly unit: ValueSearchQuery['unit'];
  readonly methods?: readonly MethodId[];
  readonly book?: string | undefined;
  readonly testament?: Testament | undefined;
  readonly group?: SearchGroup | undefined;
}

type ValueQuery = Parameters<(typeof api.search.gematria)[':value']['$get']>[0]['query'];

export const valueQuery = (value: number, query: ValueQuery) =>
  queryOptions({
    queryKey: ['value', value, query] as const,
    queryFn: ({ signal }) =>
      call(
        api.search.gematria[':value'].$get({ param: { value: String(value) }, query }, { init: { signal } }),
        'results',
      ),
  });

export const valueCountQuery = ({ value, unit, methods = STANDARD_METHODS, ...scope }: Counted) =>
  queryOptions({
    ...valueQuery(value, { unit, method: methods.join(), ...scope, limit: '1' }),
    select: ({ resultCount }) => resultCount,
  });
