import { expect, test } from 'vitest';
import { DEFAULT_READING_SETTINGS, parseReadingSettings } from './reading-settings.ts';

test('nothing stored, or nothing readable, is the default', () => {
  for (const stored of [null, '', '{', 'null', '7', '[]']) {
    expect(parseReadingSettings(stored)).toEqual(DEFAULT_READING_SETTINGS);
  }
});

test('keeps what was chosen and drops what is of another kind', () => {
  expect(parseReadingSettings('{"textSize":5,"accents":false,"vowels":"no","else":1}')).toEqual({
    ...DEFAULT_READING_SETTINGS,
    textSize: 5,
    accents: false,
  });
});

test.each([-1, 7, 2.5, 1e9])('a text size of %d is none', (textSize) => {
  expect(parseReadingSettings(JSON.stringify({ textSize })).textSize).toBe(2);
});
