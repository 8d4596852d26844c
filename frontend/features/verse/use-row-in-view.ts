import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

interface RowInView {
  readonly id: string;
  /** Pixels from the window's upper edge to the row's. */
  readonly top: number;
}

/** By the history entry that was left. */
const left = new Map<string, RowInView>();

function rowInView(): RowInView | undefined {
  for (const row of document.querySelectorAll('.verse-row')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > 0) return { id: row.id, top };
  }
  return undefined;
}

/** Frames in which rows that come into view take their own heights, and move what is below them. */
const SETTLING = 12;

function show({ id, top }: RowInView, frames = SETTLING): void {
  const row = document.getElementById(id);
  if (row === null || frames === 0) return;
  scrollBy(0, row.getBoundingClientRect().top - top);
  requestAnimationFrame(() => show({ id, top }, frames - 1));
}

/**
 * Back and Forward lead to the same verse at the same height. The router remembers pixels, but the verses above have
 * guessed heights until they have been in view.
 */
export function useRowInView(entry: string | undefined): void {
  const router = useRouter();
  useLayoutEffect(() => {
    if (entry === undefined) return;
    const before = left.get(entry);
    const stop = router.subscribe('onRendered', () => {
      stop();
      if (before !== undefined) show(before);
    });
    return () => {
      stop();
      // The next place is the address's as soon as it is asked for, while the rows are still those of the last one.
      if (router.state.resolvedLocation?.state.__TSR_key !== entry) return;
      const now = rowInView();
      if (now === undefined) left.delete(entry);
      else left.set(entry, now);
    };
  }, [router, entry]);
}
