import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { readyLetters, whenLettersChange } from '../../letters/index.ts';
import { heatQueries } from './heat-queries.ts';

/**
 * The letters and the shape of the picture. They are opened again if the web worker has ended, because it failed or
 * because the library has another revision.
 */
export function useLetters() {
  const opened = useQuery(heatQueries.letters(useQueryClient()));
  const { data, error, isFetching, refetch } = opened;
  const ready = useSyncExternalStore(whenLettersChange, readyLetters);
  const isRunning = data?.letters === ready;
  // After a failure, the reader or the next connection tries again.
  const hasEnded = data !== undefined && error === null && !isRunning && !isFetching;
  useEffect(() => {
    if (hasEnded) void refetch();
  }, [hasEnded, refetch]);
  return { ...opened, data: isRunning ? data : undefined };
}
