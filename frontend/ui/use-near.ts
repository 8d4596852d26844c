import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has come into the window since `page` is shown; what costs a call of its own waits for it. */
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
