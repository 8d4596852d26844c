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
  // This effect runs after the effects of the dialog, which return the focus to the opener if it still exists.
  useEffect(() => {
    if (previous.current !== null && open === null && document.activeElement === document.body) {
      successor(previous.current)?.focus();
    }
    previous.current = open;
  });
}

/**
 * The item of a list at this index, or the last item if the list is shorter. After an item is removed, it is the
 * next item.
 */
export function itemAt(list: Element | null | undefined, at: number): HTMLElement | undefined {
  const items = [...(list?.children ?? [])] as HTMLElement[];
  return items[Math.min(at, items.length - 1)];
}
