import { expect, test } from 'vitest';
import { distanceUp } from './toast-place.ts';

const toast = { top: 600, bottom: 680, left: 16, right: 344 };
const control = (top: number, bottom: number, left = 16, right = 120) => ({ top, bottom, left, right });

test('a toast stays at the bottom of the window if it covers no control', () => {
  expect(distanceUp(toast, [])).toBe(0);
  expect(distanceUp(toast, [control(500, 560), control(610, 650, 350, 400)])).toBe(0);
});

test('a toast moves above the control that it would cover', () => {
  expect(distanceUp(toast, [control(640, 684)])).toBe(48);
});

test('a toast moves further up if it would then cover another control', () => {
  const controls = [control(640, 684), control(560, 620)];
  const up = distanceUp(toast, controls);
  expect(toast.bottom - up).toBeLessThanOrEqual(560);
  expect(toast.top - up).toBeGreaterThanOrEqual(64);
});

test('a toast stays at the bottom of the window if controls fill the whole window', () => {
  expect(distanceUp(toast, [control(100, 700)])).toBe(0);
});
