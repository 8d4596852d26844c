import { type Box, overlaps } from '../../ui/toast-place.ts';

/** The room around a hint, and the distance from one tried column to the next, in pixels. */
const GAP = 4;
const STEP = 24;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The lowest place in a room where a box covers none of these rectangles. Of two places at the same height it is the one
 * further right. Null if no place is free.
 */
export function freePlace(
  { width, height }: Size,
  room: Box,
  taken: readonly Box[],
): { readonly left: number; readonly top: number } | null {
  const columns = Math.max(1, Math.floor((room.right - room.left - width) / STEP) + 1);
  const places = Array.from({ length: columns }, (_, column) => {
    const left = room.right - width - column * STEP;
    let top = room.bottom - height;
    for (;;) {
      const around = { left, right: left + width, top: top - GAP, bottom: top + height + GAP };
      const covered = taken.filter((one) => overlaps(around, one));
      if (covered.length === 0) return { left, top };
      top = Math.min(...covered.map((one) => one.top)) - GAP - height - 1;
      if (top < room.top) return null;
    }
  });
  return places.filter((place) => place !== null).toSorted((one, other) => other.top - one.top)[0] ?? null;
}

/** The rectangles of all texts and controls in the window. */
export function takenPlaces(hint: Element): DOMRect[] {
  const taken: DOMRect[] = [];
  const add = (rects: Iterable<DOMRect>) => {
    for (const rect of rects)
      if (rect.width > 0 && rect.bottom > 0 && rect.top < innerHeight) taken.push(rect);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode } = texts;
    if (hint.contains(currentNode) || currentNode.nodeValue?.trim() === '') continue;
    range.selectNodeContents(currentNode);
    add(range.getClientRects());
  }
  for (const control of document.querySelectorAll('button, input, select, textarea, svg, .place-nav, header'))
    if (!hint.contains(control)) add([control.getBoundingClientRect()]);
  return taken;
}
