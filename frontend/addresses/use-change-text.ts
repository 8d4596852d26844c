import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type Change, useChangeSearch } from './change-search.ts';

/**
 * Changes which text the page shows, as soon as it has loaded. Until then the page keeps its text, and the menu of the
 * choice stays open. Returns what the reader has chosen and waits for, and the function that chooses.
 */
export function useChangeText(): readonly [waiting: Change, choose: (change: Change) => void] {
  const change = useChangeSearch();
  const router = useRouter();
  const [waiting, setWaiting] = useState<Change>({});
  const latest = useRef(waiting);
  const choose = async (next: Change) => {
    const all = { ...latest.current, ...next };
    latest.current = all;
    setWaiting(all);
    await router.preloadRoute({ to: '.', search: (before: object) => ({ ...before, ...all }) });
    // A later choice has this one in it.
    if (latest.current !== all) return;
    latest.current = {};
    await change(all);
    setWaiting(latest.current);
  };
  return [waiting, (next) => void choose(next)];
}
