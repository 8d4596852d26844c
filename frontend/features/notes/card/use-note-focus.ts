import { type RefObject, useEffect } from 'react';

/** Takes the focus from the section of the note, if the reader has asked for the note before this element had loaded. */
export function useNoteFocus(element: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (isReady && document.activeElement?.id === 'note') element.current?.focus({ preventScroll: true });
  }, [element, isReady]);
}
