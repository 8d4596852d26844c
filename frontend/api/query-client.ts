import { QueryClient } from '@tanstack/react-query';

/** No answer goes stale with time while a page is open. A failure shows at once, because no query repeats by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        // Answers that no page uses, such as neighbours and visited verses, are kept for an hour.
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
