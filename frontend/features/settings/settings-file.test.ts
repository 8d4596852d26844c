import { expect, test } from 'vitest';
import { DEFAULT_THEME } from '../../../domain/theme/index.ts';
import { DEFAULT_READING_SETTINGS } from '../../shared/settings/reading-settings.ts';
import { readSettings, writeSettings } from './settings-file.ts';

const NOW = { theme: DEFAULT_THEME, reading: DEFAULT_READING_SETTINGS };
const CHOSEN = {
  theme: {
    themePrimary: 'hsl(230, 80%, 50%)',
    themeVariant: 'vibrant',
    themeAppearance: 'system',
    themeRadius: 24,
  },
  reading: { ...DEFAULT_READING_SETTINGS, textSize: 6, accents: false, parsing: true },
} as const;

test('a settings file that was exported is read again with the same settings', () => {
  expect(readSettings(writeSettings(CHOSEN), NOW)).toEqual(CHOSEN);
});

test('settings that an imported file leaves out stay the same, and unknown names are ignored', () => {
  expect(readSettings('{"reading":{"textSize":0,"colour":"red"},"version":9}', CHOSEN)).toEqual({
    theme: CHOSEN.theme,
    reading: { ...CHOSEN.reading, textSize: 0 },
  });
  expect(readSettings('{"theme":{"themePrimary":"hsl(360,10%,20%)","font":1}}', CHOSEN)).toEqual({
    theme: { ...CHOSEN.theme, themePrimary: 'hsl(0, 10%, 20%)' },
    reading: CHOSEN.reading,
  });
});

test('an unknown value in a settings file is ignored, even if it is nested very deeply', () => {
  const deep = '['.repeat(1_000) + ']'.repeat(1_000);
  expect(readSettings(`{"reading":{"x":${deep}}}`, NOW)).toEqual(NOW);
});

test.each([
  '',
  'not JSON',
  'null',
  '7',
  '[]',
  '{}',
  '{"notes":[]}',
  '{"theme":null}',
  '{"theme":[]}',
  '{"reading":"large"}',
  '{"theme":{"themePrimary":"red"}}',
  '{"theme":{"themePrimary":"hsl(217, 91%, 60%) url(//elsewhere.example)"}}',
  '{"theme":{"themeVariant":"loud"}}',
  '{"theme":{"themeAppearance":"dusk"}}',
  '{"theme":{"themeRadius":25}}',
  '{"theme":{"themeRadius":"8"}}',
  '{"theme":{"themeRadius":1.5}}',
  '{"theme":{"themePrimary":{"toString":1}}}',
  '{"theme":{"themeRadius":[8]}}',
  '{"reading":{"textSize":7}}',
  '{"reading":{"vowels":"no"}}',
  '{"reading":{"textSize":4,"vowels":null}}',
])('the settings file %s is rejected', (file) => {
  expect(readSettings(file, NOW)).toBeNull();
});
