import { describe, expect, test } from 'vitest';
import { DEFAULT_READING_SETTINGS, parseReadingSettings } from './reading-settings.ts';

test('gives the defaults if the stored text is not a JSON object', () => {
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

test.each([-1, 7, 2.5, 1e9])('replaces the invalid text size %d with the default', (textSize) => {
  expect(parseReadingSettings(JSON.stringify({ textSize })).textSize).toBe(2);
});

describe('settings from before the lines below the words', () => {
  const read = (stored: object) => parseReadingSettings(JSON.stringify(stored));

  test('without the row of transliteration mean no line of sound', () => {
    expect(read({ transliteration: false })).toEqual({ ...DEFAULT_READING_SETTINGS, sound: false });
    expect(read({ transliteration: true })).toEqual(DEFAULT_READING_SETTINGS);
    // The choice that a reader has made since then counts.
    expect(read({ transliteration: false, sound: true }).sound).toBe(true);
  });

  test('with the interlinear of a chapter mean its lines', () => {
    expect(read({ chapterTexts: 'interlinear' })).toEqual({
      ...DEFAULT_READING_SETTINGS,
      chapterValues: true,
      chapterMeaning: true,
      chapterSound: true,
    });
    expect(read({ chapterTexts: 'interlinear', transliteration: false })).toMatchObject({
      chapterTexts: 'both',
      chapterMeaning: true,
      chapterSound: false,
    });
  });

  test('keep the rows that a reader has chosen', () => {
    expect(read({ values: false, meaning: false, strongs: true, parsing: true })).toMatchObject({
      values: false,
      meaning: false,
      strongs: true,
      parsing: true,
    });
  });
});
