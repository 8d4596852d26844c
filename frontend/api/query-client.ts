import { QueryClient } from '@tanstack/react-query';

/**
 * Makes the query client. By default, no answer expires while the page is open, and no failed query is repeated, so
 * a failure is shown at once.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        // Answers that the page does not use now, such as neighbours and visited verses, stay in memory for an
        // hour.
        gcTime: 3_600_000,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Without a connection, a request fails with a message instead of waiting forever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
