import { useCallback, useSyncExternalStore } from 'react';

/**
 * True if the window matches the query. A drawn page does not know its window: it is drawn as for a wide one, and the
 * style sheet hides what a narrower one has no room for.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}
