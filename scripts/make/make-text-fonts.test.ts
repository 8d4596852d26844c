import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeTextFont, pathOfFont, textFonts } from './make-text-fonts.ts';

const fonts = textFonts();

test('the style sheet names four files of Literata, each with the characters of its range', () => {
  expect(fonts.map(({ name }) => name)).toEqual([
    'literata-latin.woff2',
    'literata-latin-ext.woff2',
    'literata-greek.woff2',
    'literata-greek-ext.woff2',
  ]);
  const greek = fonts[2]?.characters ?? '';
  expect([...'λόγος'.normalize('NFC')].filter((letter) => !greek.includes(letter))).toEqual([]);
  expect(greek).not.toContain('\u038B');
});

test.each(fonts)(
  'the font $name in the repository is the one that npm run make:text-fonts makes',
  async (font) => {
    expect((await makeTextFont(font)).equals(readFileSync(pathOfFont(font.name)))).toBe(true);
  },
);
