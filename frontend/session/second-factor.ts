import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../api/client.ts';
import { asReader } from './reader.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['admin', 'second-factor'],
  queryFn: ({ client, signal }) =>
    asReader(client, call(api.user['second-factor'].$get({}, { init: { signal } }), 'isOn')),
  staleTime: 0,
});
