import { expect, test } from 'vitest';
import { commandOf } from './keys.ts';

const press = (key: string, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  isComposing: false,
  ...more,
});

test('commandOf gives each shortcut key its command', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'k', 'j', '[', ']', '/', '?', 'r'];
  expect(keys.map((key) => commandOf(press(key), false))).toEqual([
    'previous',
    'next',
    'previous-verse',
    'next-verse',
    'previous-chapter',
    'next-chapter',
    'box',
    'help',
    'reader',
  ]);
  expect(commandOf(press('?', { shiftKey: true }), false)).toBe('help');
});

test('h is a command only after g, and no other key is a command after g', () => {
  expect(commandOf(press('h'), false)).toBeNull();
  expect(commandOf(press('h'), true)).toBe('home');
  expect(commandOf(press('j'), true)).toBeNull();
});

test('Ctrl K and ⌘ K open the palette', () => {
  expect(commandOf(press('k', { ctrlKey: true }), false)).toBe('palette');
  expect(commandOf(press('k', { metaKey: true }), true)).toBe('palette');
  expect(commandOf(press('k', { ctrlKey: true, shiftKey: true }), false)).toBeNull();
  expect(commandOf(press('k', { ctrlKey: true, altKey: true }), false)).toBeNull();
});

test('commandOf gives no command for other keys, keys with modifiers and keys that were already handled', () => {
  expect(commandOf(press('a'), false)).toBeNull();
  expect(commandOf(press('ArrowLeft', { altKey: true }), false)).toBeNull();
  expect(commandOf(press('ArrowLeft', { shiftKey: true }), false)).toBeNull();
  expect(commandOf(press('J', { shiftKey: true }), false)).toBeNull();
  expect(commandOf(press('/', { ctrlKey: true }), false)).toBeNull();
  expect(commandOf(press('j', { isComposing: true }), false)).toBeNull();
  expect(commandOf(press('ArrowRight', { defaultPrevented: true }), false)).toBeNull();
});
