import type { KeyboardEvent } from 'react';
import { nextWithLetter } from '../../ui/panels/next-with-letter.ts';

export interface GridItem {
  readonly name: string;
  readonly box: Pick<DOMRect, 'left' | 'top'>;
}

/**
 * The index of the book or chapter in the grid to which a key moves the focus: the arrow keys by one item or row, Home
 * and End to the ends, a letter or digit to the next item that begins with it. Null if the key moves it nowhere.
 */
export function nextInGrid(key: string, items: readonly GridItem[], at: number): number | null {
  const here = items[at];
  if (here === undefined) return null;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[key];
  if (to !== undefined) return items[to] === undefined ? null : to;
  if (key === 'ArrowDown') return nearest(items, here, (top) => top - here.box.top);
  if (key === 'ArrowUp') return nearest(items, here, (top) => here.box.top - top);
  return nextWithLetter(
    key,
    items.map(({ name }) => name),
    at,
  );
}

function nearest(items: readonly GridItem[], here: GridItem, ahead: (top: number) => number): number | null {
  const rows = items.map(({ box }) => ahead(box.top)).filter((distance) => distance > 1);
  if (rows.length === 0) return null;
  const row = Math.min(...rows);
  const sideways = (item: GridItem) =>
    Math.abs(ahead(item.box.top) - row) > 1
      ? Number.POSITIVE_INFINITY
      : Math.abs(item.box.left - here.box.left);
  const least = Math.min(...items.map(sideways));
  return items.findIndex((item) => sideways(item) === least);
}

/** Moves the focus among the items of a grid, which is the element that listens. */
export function onGridKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
  const next = nextInGrid(
    event.key,
    items.map((item) => ({ name: item.textContent, box: item.getBoundingClientRect() })),
    items.findIndex((item) => item.matches(':focus')),
  );
  if (next === null) return;
  event.preventDefault();
  event.stopPropagation();
  items[next]?.focus();
}
