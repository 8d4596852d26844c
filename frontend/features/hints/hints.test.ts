import { expect, test } from 'vitest';
import { nextHint } from './next-hint.ts';

const VERSE = '/explorer/psalms/23/3';
const CHAPTER = '/explorer/psalms/23';
const NEW = { path: VERSE, visited: [VERSE], hasKeys: true, hasWords: true };

test('the first verse that a reader visits shows the hint about words', () => {
  expect(nextHint(NEW, [])).toBe('words');
  expect(nextHint({ ...NEW, hasKeys: false }, [])).toBe('words');
});

test('a verse without words has no hint about words', () => {
  expect(nextHint({ ...NEW, hasWords: false }, [])).toBeNull();
});

test('the second verse that a reader visits shows the hint about the arrow keys, if the device has a pointer', () => {
  const second = { ...NEW, visited: [VERSE, '/explorer/genesis/1/1'] };
  expect(nextHint(second, ['words'])).toBe('arrows');
  expect(nextHint({ ...second, hasKeys: false }, ['words'])).toBeNull();
  expect(nextHint({ ...NEW, visited: [VERSE, CHAPTER] }, ['words'])).toBeNull();
});

test('the first chapter that a reader visits shows the hint about the “Aa” menu', () => {
  expect(nextHint({ ...NEW, path: CHAPTER }, [])).toBe('size');
});

test('no hint appears a second time, and pages other than verses and chapters have none', () => {
  expect(nextHint(NEW, ['words', 'arrows', 'size'])).toBeNull();
  expect(nextHint({ ...NEW, path: '/number/26' }, [])).toBeNull();
});
