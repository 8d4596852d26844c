import { type RefObject, useEffect, useState } from 'react';

/**
 * True if some of the element has been in the window since `page` was shown. Parts that need a request load
 * only then.
 */
export function useNear(element: RefObject<HTMLElement | null>, page: string): boolean {
  const [nearOn, setNearOn] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNearOn(page);
    });
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, page]);
  return nearOn === page;
}
