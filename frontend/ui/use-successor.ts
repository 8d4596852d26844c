import { useEffect, useRef } from 'react';

/**
 * Moves the focus after a dialog has closed and its opener is gone because of its action, for example a deletion. The
 * dialog then has nothing to return the focus to. Call it where the dialog is rendered.
 * @param open the subject of the dialog; null while it is closed.
 * @param successor finds the element that gets the focus, from the subject of the dialog.
 */
export function useSuccessor<T>(
  open: T | null,
  successor: (previous: T) => HTMLElement | null | undefined,
): void {
  const previous = useRef<T | null>(null);
  // After the dialog's own effects, which return the focus if they can.
  useEffect(() => {
    if (previous.current !== null && open === null && document.activeElement === document.body) {
      successor(previous.current)?.focus();
    }
    previous.current = open;
  });
}

/** The item that takes the place of a removed one in a list, or the last one. */
export function itemAt(list: Element | null | undefined, at: number): HTMLElement | undefined {
  const items = [...(list?.children ?? [])] as HTMLElement[];
  return items[Math.min(at, items.length - 1)];
}
