import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isTemporary } from '../../api/failure-in-words.ts';

/** Loads a page, or a part of one, that failed again: when the function is called, and when the connection comes back. */
export function useRouteRetry({ error, reset }: ErrorComponentProps): () => void {
  const router = useRouter();
  const queryClient = useQueryClient();
  const retry = async () => {
    // An answer that nothing shows is forgotten, so that what could not be drawn with it gets a new one.
    queryClient.removeQueries({ type: 'inactive' });
    await queryClient.refetchQueries({ type: 'active' });
    reset();
    await router.invalidate();
  };
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && isTemporary(error) && void retry()));
  return () => void retry();
}
