import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus on an element of the note each time that the reader follows a link to the note: Notes in the toolbar, or
 * the mark of a note in a chapter. The router scrolls to the note.
 */
export function useNoteFocus(element: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { hash, state } = useLocation();
  const isAsked = hash === 'note' && isReady;
  const entry = state.__TSR_key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link can be followed again.
  useEffect(() => {
    if (isAsked) element.current?.focus({ preventScroll: true });
  }, [element, isAsked, entry]);
}
