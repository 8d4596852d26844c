import { expect, test } from 'vitest';
import { stepOf } from './use-arrow-keys.ts';

const press = (key: string, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
});

test('left goes back and right goes on', () => {
  expect(stepOf(press('ArrowLeft'), false)).toBe('previous');
  expect(stepOf(press('ArrowRight'), false)).toBe('next');
});

test('other keys, and arrows that belong to the browser or to typing, go nowhere', () => {
  expect(stepOf(press('a'), false)).toBeNull();
  expect(stepOf(press('ArrowLeft', { altKey: true }), false)).toBeNull();
  expect(stepOf(press('ArrowRight', { defaultPrevented: true }), false)).toBeNull();
  expect(stepOf(press('ArrowRight'), true)).toBeNull();
});
