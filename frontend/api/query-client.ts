import { QueryClient } from '@tanstack/react-query';

/** Scripture never goes stale while a page is open, and a failure is shown at once with a Retry of the reader's. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        // Neighbours and verses visited are there at once, however long the reader stays on one.
        gcTime: 3_600_000,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline, a request fails in words instead of waiting without an end.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
