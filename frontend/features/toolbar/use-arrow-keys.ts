import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Place } from '../../../domain/contract/index.ts';
import { placeParams } from '../verse/place.ts';

/** Where the arrow keys belong to what is being typed or chosen, not to the page. */
const OWN_ARROWS =
  'input, select, textarea, [contenteditable]:not([contenteditable="false"]), [role="slider"]';

/** Which way a key press asks to go; null for any other key, with a modifier, and while typing. */
export function stepOf(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>,
  isTyping: boolean,
): 'previous' | 'next' | null {
  if (isTyping || event.defaultPrevented) return null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.key === 'ArrowLeft') return 'previous';
  return event.key === 'ArrowRight' ? 'next' : null;
}

/** Left goes back and Right goes on, as the buttons stand on the page. */
export function useArrowKeys(previous: Place | null, next: Place | null, unit: 'verse' | 'chapter'): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null;
      const step = stepOf(event, isTyping);
      const place = step === 'previous' ? previous : next;
      if (step === null || place === null) return;
      event.preventDefault();
      const params = placeParams(place);
      void (unit === 'verse'
        ? navigate({ to: '/explorer/$book/$chapter/$verse', params, search: (search) => search })
        : navigate({ to: '/explorer/$book/$chapter', params, search: (search) => search }));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate, previous, next, unit]);
}
