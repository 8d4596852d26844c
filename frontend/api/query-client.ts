import { QueryClient } from '@tanstack/react-query';
import { isTemporary } from './failure-in-words.ts';

/**
 * Makes the query client. By default, an answer in memory is not requested again unless it is invalidated,
 * and no failed query or mutation is repeated, so a failure is shown at once. Queries that failed without a connection
 * are sent again when it comes back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        // An answer that the page no longer uses, for example a visited verse, stays in memory for an hour.
        gcTime: 3_600_000,
        retry: false,
        refetchOnWindowFocus: false,
        // Only queries whose failure may pass are sent again. The answers in memory are still good.
        refetchOnReconnect: ({ state: { error } }) =>
          error !== null && isTemporary(error) ? 'always' : false,
        // Without a connection, a request fails with a message instead of waiting forever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
