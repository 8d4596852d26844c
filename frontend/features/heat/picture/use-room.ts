import { type RefObject, useEffect, useState } from 'react';

interface Room {
  readonly width: number;
  readonly devicePixelRatio: number;
  /** The height of a line with a book's name. It grows with the reader's text size. */
  readonly line: number;
}

/** The line height of the names, in units of the reader's text size. Their class has the same number. */
const LINE = 1.0625;

/** The room for a picture within an element, in CSS pixels. Null before it is known. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const width = Math.floor(entry?.contentRect.width ?? 0);
      setRoom({ width, devicePixelRatio, line: LINE * text });
    });
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
