import { expect, test } from 'vitest';
import { DEFAULT_READING_SETTINGS, parseReadingSettings } from './reading-settings.ts';

test('stored settings that are no JSON object are replaced by the defaults', () => {
  for (const stored of [null, '', '{', 'null', '7', '[]']) {
    expect(parseReadingSettings(stored)).toEqual(DEFAULT_READING_SETTINGS);
  }
});

test('stored settings that are valid are read; unknown and invalid settings are dropped', () => {
  expect(parseReadingSettings('{"textSize":5,"accents":false,"vowels":"no","else":1}')).toEqual({
    ...DEFAULT_READING_SETTINGS,
    textSize: 5,
    accents: false,
  });
});

test.each([-1, 7, 2.5, 1e9])('the invalid text size %d is replaced by the default', (textSize) => {
  expect(parseReadingSettings(JSON.stringify({ textSize })).textSize).toBe(2);
});
