import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus from the section of the note to this element when it has loaded, if the reader opened the note
 * before.
 */
export function useNoteFocus(element: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (isReady && document.activeElement?.id === 'note') element.current?.focus({ preventScroll: true });
  }, [element, isReady]);
}
