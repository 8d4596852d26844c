import { expect, test } from 'vitest';
import { NEWS, nextHint } from './next-hint.ts';

const VERSE = '/explorer/psalms/23/3';
const CHAPTER = '/explorer/psalms/23';
const NEW = { path: VERSE, visited: [VERSE], hasKeys: true, hasWords: true };

test('the first verse that a reader visits shows the hint about words', () => {
  expect(nextHint(NEW, [NEWS])).toBe('words');
  expect(nextHint({ ...NEW, hasKeys: false }, [NEWS])).toBe('words');
});

test('a verse without words has no hint about words', () => {
  expect(nextHint({ ...NEW, hasWords: false }, [NEWS])).toBeNull();
});

test('the second verse that a reader visits shows the hint about the arrow keys, if the device has a pointer', () => {
  const second = { ...NEW, visited: [VERSE, '/explorer/genesis/1/1'] };
  expect(nextHint(second, [NEWS, 'words'])).toBe('arrows');
  expect(nextHint({ ...second, hasKeys: false }, [NEWS, 'words'])).toBeNull();
  expect(nextHint({ ...NEW, visited: [VERSE, CHAPTER] }, [NEWS, 'words'])).toBeNull();
});

test('the first chapter that a reader visits shows the hint about the “Aa” menu', () => {
  expect(nextHint({ ...NEW, path: CHAPTER }, [NEWS])).toBe('size');
});

test('no hint appears a second time, and pages other than verses and chapters have none', () => {
  expect(nextHint(NEW, [NEWS, 'words', 'arrows', 'size'])).toBeNull();
  expect(nextHint({ ...NEW, path: '/number/26' }, [NEWS])).toBeNull();
});

test('a reader who was here before sees what is new first, on any page', () => {
  expect(nextHint(NEW, ['words'])).toBe(NEWS);
  expect(nextHint({ ...NEW, path: '/number/26' }, ['size'])).toBe(NEWS);
});
