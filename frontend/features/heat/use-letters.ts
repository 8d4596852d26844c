import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { closeLetters, readyLetters, whenLettersChange } from '../../letters/index.ts';
import { heatQueries } from './heat-queries.ts';

/**
 * The letters and the shape of the picture. They are opened again if the web worker has ended, because it failed or
 * because the library has another revision.
 */
export function useLetters() {
  const queryClient = useQueryClient();
  const opened = useQuery(heatQueries.letters(queryClient));
  const { data, error, isFetching, refetch } = opened;
  const ready = useSyncExternalStore(whenLettersChange, readyLetters);
  const isRunning = data?.letters === ready;
  // After a failure, the reader or the next connection tries again.
  const hasEnded = data !== undefined && error === null && !isRunning && !isFetching;
  useEffect(() => {
    if (hasEnded) void refetch();
  }, [hasEnded, refetch]);
  return {
    data: isRunning ? data : undefined,
    error,
    /** Opens them again, and reads the editions and the places of words again. */
    retry: () => void closeLetters(queryClient).then(() => refetch()),
  };
}
