import { useEffect, useRef } from 'react';

/**
 * Accepts files that are dropped anywhere on the page. Without this, the browser would open such a file instead of
 * the page.
 */
export function useDrop(setOver: (isOver: boolean) => void, onDrop: (files: readonly File[]) => void): void {
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent) => {
      over(event);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', over, { signal });
    addEventListener('drop', drop, { signal });
    return () => ending.abort();
  }, [setOver]);
}
