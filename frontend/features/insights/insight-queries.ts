import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../api/client.ts';

export const insightsQuery = (book: string) =>
  queryOptions({
    queryKey: ['insights', 'book', book],
    queryFn: () => call(api['kabbalistic-insights'].$get({ query: { book } }), 'length'),
  });
