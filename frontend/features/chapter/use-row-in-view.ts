import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';

interface RowInView {
  /**
   * The `data-place` attribute of the verse. The verse's id is no use here, because it depends on the chapter that
   * the reader opened first.
   */
  readonly place: string;
  /** The distance from the top of the window to the top of the verse, in pixels. */
  readonly top: number;
}

/** The first verse in the window when the reader left a page, by history entry. */
const rowsByEntry = new Map<string, RowInView>();

/** The first visible verse of the chapter that the address names: after Back, the page begins with this chapter. */
function rowInView(chapter: string): RowInView | undefined {
  for (const row of document.querySelectorAll<HTMLElement>(`[data-place^="${chapter}:"]`)) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > 0) return { place: row.dataset.place ?? '', top };
  }
  return undefined;
}

/**
 * The number of frames in which verses that become visible get their real heights and so move the verses below them.
 */
const LAYOUT_FRAMES = 12;

function show({ place, top }: RowInView, frames = LAYOUT_FRAMES): void {
  const row = document.querySelector(`[data-place="${place}"]`);
  if (row === null || frames === 0) return;
  scrollBy(0, row.getBoundingClientRect().top - top);
  requestAnimationFrame(() => show({ place, top }, frames - 1));
}

/** Scrolls to a verse and keeps it there while the verses above it get their real heights. */
export function scrollToRow(id: string): void {
  const row = document.getElementById(id);
  const place = row?.closest<HTMLElement>('[data-place]')?.dataset.place;
  if (row === null || place === undefined) return;
  row.scrollIntoView();
  show({ place, top: row.getBoundingClientRect().top });
}

/**
 * After Back and Forward, puts the verse that was the first in the window back at its height. The router restores a
 * position in pixels. That is not enough here, because the browser only estimates the heights of verses that have not
 * been in view.
 */
export function useRowInView(entry: string | undefined, chapter: string): void {
  const router = useRouter();
  // The history entry changes before the chapter does, so the chapter on screen must not restart the effect.
  const shown = useRef(chapter);
  useLayoutEffect(() => {
    shown.current = chapter;
  }, [chapter]);
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
      const now = rowInView(shown.current);
      if (now === undefined) rowsByEntry.delete(entry);
      else rowsByEntry.set(entry, now);
    };
  }, [router, entry]);
}
