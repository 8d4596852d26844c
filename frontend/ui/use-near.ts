import { type RefObject, useEffect, useState } from 'react';

const seen = new Set<string>();

/**
 * True once a part of the page has been in the window. A part that needs a request loads only then. After Back it is
 * there at once, so the page is as high as before and the scroll position fits. `part` names the part and its page.
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
