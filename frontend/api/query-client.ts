import { QueryClient } from '@tanstack/react-query';

/** Scripture never goes stale while a page is open. A failure shows at once, and the reader can press Retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        // Neighbours and visited verses stay available, however long the reader stays on one.
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
