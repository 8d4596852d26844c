import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/** The first verse that is visible in the window, and its place there. */
interface RowInView {
  readonly id: string;
  /** The distance from the top of the window to the top of the verse, in pixels. */
  readonly top: number;
}

/** The first verse in the window when the reader left a page, by history entry. */
const rowsByEntry = new Map<string, RowInView>();

function rowInView(): RowInView | undefined {
  for (const row of document.querySelectorAll('.verse-row')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > 0) return { id: row.id, top };
  }
  return undefined;
}

/**
 * The number of frames in which verses that become visible get their real heights and so move the verses below them.
 */
const LAYOUT_FRAMES = 12;

function show({ id, top }: RowInView, frames = LAYOUT_FRAMES): void {
  const row = document.getElementById(id);
  if (row === null || frames === 0) return;
  scrollBy(0, row.getBoundingClientRect().top - top);
  requestAnimationFrame(() => show({ id, top }, frames - 1));
}

/**
 * After Back and Forward, puts the verse that was the first in the window back at its height. The router restores a
 * position in pixels. That is not enough here, because the browser only estimates the heights of verses that have not
 * been in view.
 */
export function useRowInView(entry: string | undefined): void {
  const router = useRouter();
  useLayoutEffect(() => {
    if (entry === undefined) return;
    const before = rowsByEntry.get(entry);
    const stop = router.subscribe('onRendered', () => {
      stop();
      if (before !== undefined) show(before);
    });
    return () => {
      stop();
      // While the next place loads, the address already belongs to it but the verses on screen do not.
      if (router.state.resolvedLocation?.state.__TSR_key !== entry) return;
      const now = rowInView();
      if (now === undefined) rowsByEntry.delete(entry);
      else rowsByEntry.set(entry, now);
    };
  }, [router, entry]);
}
