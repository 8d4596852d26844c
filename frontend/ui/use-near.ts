import { type RefObject, useEffect, useState } from 'react';

const seen = new Set<string>();

/**
 * True if some of the element has been in the window. Parts that need a request load only then. After Back they are there
 * at once, so the page is as high as before and the reader finds the old place. `part` names the part and its page.
 */
export function useNear(element: RefObject<HTMLElement | null>, part: string): boolean {
  const [nearOn, setNearOn] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        seen.add(part);
        setNearOn(part);
      }
    });
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, part]);
  return nearOn === part || seen.has(part);
}
