/**
 * `npm run make:hebrew-font` writes the font for pointed Hebrew: the Hebrew letters of Cardo, with rules that move two
 * vowels under one letter apart (docs/decisions/0120), keep a word in its line after a final kaf (0137) and move
 * accents away from each other (0157).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../settings.ts';
import { withClearAccents } from './hebrew-font/crowded-accents.ts';
import { withEndAfterFinalKaf } from './hebrew-font/final-kaf.ts';
import { withRoomForSecondVowel } from './hebrew-font/second-vowel.ts';
import { type FontTables, readWoff, writeWoff2 } from './hebrew-font/woff.ts';

export const CARDO = 'node_modules/@fontsource/cardo/files/cardo-hebrew-400-normal.woff';

export const HEBREW_FONT = resolve(ROOT, 'frontend/styles/cardo-hebrew.woff2');

export const hebrewTables = (cardo: FontTables): FontTables =>
  withEndAfterFinalKaf(withClearAccents(withRoomForSecondVowel(cardo)));

export const makeHebrewFont = (): Buffer =>
  writeWoff2(hebrewTables(readWoff(readFileSync(resolve(ROOT, CARDO)))));

if (import.meta.main) {
  const font = makeHebrewFont();
  writeFileSync(HEBREW_FONT, font);
  console.log(`${font.length.toLocaleString('en')} bytes.`);
}
