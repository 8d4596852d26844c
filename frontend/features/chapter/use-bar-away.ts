import { useEffect } from 'react';

/** Scrolling by less than this neither hides nor shows the bar, in pixels. */
const MIN_SCROLL_PX = 8;

/**
 * While the reader scrolls down, the bar at the bottom of a phone is hidden. It comes back when the reader scrolls
 * up or reaches the end. The style of the bar reads the attribute, so no component renders again.
 */
export function useBarAway(): void {
  useEffect(() => {
    const root = document.documentElement;
    let before = scrollY;
    const onScroll = () => {
      const moved = scrollY - before;
      if (Math.abs(moved) < MIN_SCROLL_PX) return;
      before = scrollY;
      const isAtEnd = scrollY + innerHeight >= root.scrollHeight - MIN_SCROLL_PX;
      root.toggleAttribute('data-bar-away', moved > 0 && !isAtEnd);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      root.removeAttribute('data-bar-away');
    };
  }, []);
}
