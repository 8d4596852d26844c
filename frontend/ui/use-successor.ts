import { useEffect, useRef } from 'react';

/**
 * Leads the focus on when a dialog has closed and what opened it is gone by its work, as by a deletion: the dialog then
 * has nothing to give the focus back to. Call it where the dialog is rendered.
 * @param open what the dialog is about; null while it is closed.
 * @param successor finds who gets the focus, by what the dialog was about.
 */
export function useSuccessor<T>(open: T | null, successor: (was: T) => HTMLElement | null | undefined): void {
  const was = useRef<T | null>(null);
  // After the dialog's own effects, which give the focus back where they can.
  useEffect(() => {
    if (was.current !== null && open === null && document.activeElement === document.body) {
      successor(was.current)?.focus();
    }
    was.current = open;
  });
}

/** The item that came to stand where one of a list was taken away; the last, where that was the last. */
export function itemAt(list: Element | null | undefined, at: number): HTMLElement | undefined {
  const items = [...(list?.children ?? [])] as HTMLElement[];
  return items[Math.min(at, items.length - 1)];
}
