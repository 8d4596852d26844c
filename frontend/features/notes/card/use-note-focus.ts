import { type RefObject, useEffect } from 'react';

/**
 * If the reader opened the note before it had loaded, moves the focus from the section of the note to this element.
 */
export function useNoteFocus(element: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (isReady && document.activeElement?.id === 'note') element.current?.focus({ preventScroll: true });
  }, [element, isReady]);
}
