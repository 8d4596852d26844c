import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';
import { nextHint } from './next-hint.ts';

const VERSE = '/explorer/psalms/23/3';
const CHAPTER = '/explorer/psalms/23';
const NEW = { path: VERSE, visited: [VERSE], hasKeys: true };

test('the first verse has the hint about words', () => {
  expect(nextHint(NEW, [])).toBe('words');
  expect(nextHint({ ...NEW, hasKeys: false }, [])).toBe('words');
});

test('the second verse has the hint about the arrow keys, if the device has a pointer', () => {
  const second = { ...NEW, visited: [VERSE, '/explorer/genesis/1/1'] };
  expect(nextHint(second, ['words'])).toBe('arrows');
  expect(nextHint({ ...second, hasKeys: false }, ['words'])).toBeNull();
  expect(nextHint({ ...NEW, visited: [VERSE, CHAPTER] }, ['words'])).toBeNull();
});

test('the first chapter has the hint about Aa', () => {
  expect(nextHint({ ...NEW, path: CHAPTER }, [])).toBe('size');
});

test('no hint appears a second time, and other pages have none', () => {
  expect(nextHint(NEW, ['words', 'arrows', 'size'])).toBeNull();
  expect(nextHint({ ...NEW, path: '/number/26' }, [])).toBeNull();
});

const SIZE = { width: 100, height: 40 };
const ROOM = { left: 16, right: 984, top: 16, bottom: 684 };

test('a hint is at the bottom right if that is free', () => {
  expect(freePlace(SIZE, ROOM, [])).toEqual({ left: 884, top: 644 });
});

test('a hint moves to the lowest place where it covers nothing', () => {
  const right = { left: 500, right: 1000, top: 300, bottom: 700 };
  expect(freePlace(SIZE, ROOM, [right])).toEqual({ left: 380, top: 644 });
  const line = { left: 0, right: 1000, top: 600, bottom: 700 };
  const place = freePlace(SIZE, ROOM, [line]);
  expect(place?.left).toBe(884);
  expect(place?.top).toBeLessThanOrEqual(556);
});

test('a hint has no place if the text fills the window', () => {
  expect(freePlace(SIZE, ROOM, [{ left: 0, right: 1000, top: 0, bottom: 700 }])).toBeNull();
});
