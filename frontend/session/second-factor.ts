import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { api } from '../api/client.ts';
import { asReader } from './user-query.ts';

/** Asks if the administrator has a second factor. Only administrators may ask. */
export const secondFactorQuery = queryOptions({
  queryKey: ['admin', 'second-factor'],
  queryFn: ({ client, signal }) =>
    asReader(client, call(api.user['second-factor'].$get({}, { init: { signal } }))),
  staleTime: 0,
});

/** True if the server refused a call because it needs a code of the second factor first. */
export const needsCode = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second_factor_required';
