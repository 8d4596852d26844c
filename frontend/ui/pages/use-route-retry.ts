import { onlineManager } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isTemporary } from '../../api/failure-in-words.ts';

/** Loads a page that failed again: when the function is called, and when the connection comes back. */
export function useRouteRetry({ error, reset }: ErrorComponentProps): () => void {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && isTemporary(error) && retry()));
  return retry;
}
