import { expect, test } from 'vitest';
import { BOX, bringIntoView, panTo, START, transformOf, ZOOM, zoomBy } from './view.ts';

test('the zoom of the tree changes in steps of 0.2 between 0.6 and 2', () => {
  const seen: number[] = [];
  let view = zoomBy(START, -10);
  for (; view.zoom < ZOOM.max; view = zoomBy(view, 1)) seen.push(view.zoom);
  expect([...seen, view.zoom]).toEqual([0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2]);
  expect(zoomBy(view, 1)).toEqual(view);
});

test('the unzoomed tree can be moved by at most half of its width and height', () => {
  expect(panTo(START, { x: 10_000, y: -10_000 }).pan).toEqual({ x: BOX.width / 2, y: -BOX.height / 2 });
});

test('zooming does not move the part of the tree that is in the middle of the window', () => {
  const moved = panTo(START, { x: 40, y: -20 });
  expect(zoomBy(moved, 5)).toEqual({ zoom: 2, pan: { x: 80, y: -40 } });
  expect(transformOf(START)).toBe('translate(0 320) scale(1) translate(0 -320)');
});

test('bringIntoView moves a sphere from outside into the window; for a sphere in the window it changes nothing', () => {
  expect(bringIntoView(START, { x: 0, y: 0 })).toBe(START);
  const near = zoomBy(START, 5);
  const { pan } = bringIntoView(near, { x: 0, y: 0 });
  expect(pan.x).toBe(0);
  expect(pan.y).toBe(BOX.height / 2);
  expect(bringIntoView(near, { x: 0, y: 320 })).toBe(near);
});
