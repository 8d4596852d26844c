import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../settings.ts';
import { withClearAccents } from './hebrew-font/crowded-accents.ts';
import { EMPTY, withEndAfterFinalKaf } from './hebrew-font/final-kaf.ts';
import { glyphOf } from './hebrew-font/glyphs.ts';
import { withRoomForSecondVowel } from './hebrew-font/second-vowel.ts';
import { bytesInWoff2, readWoff } from './hebrew-font/woff.ts';
import { CARDO, HEBREW_FONT, hebrewTables, makeHebrewFont } from './make-hebrew-font.ts';

const cardo = readWoff(readFileSync(resolve(ROOT, CARDO)));

test('the Hebrew font in the repository is the one that npm run make:hebrew-font makes', () => {
  expect(bytesInWoff2(readFileSync(HEBREW_FONT))).toEqual(bytesInWoff2(makeHebrewFont()));
});

test('the Hebrew font differs from Cardo only in the tables GPOS (where glyphs are drawn) and GSUB (which glyphs are drawn)', () => {
  const ours = hebrewTables(cardo);
  const differing = [...ours].filter(([tag, bytes]) => !bytes.equals(cardo.get(tag) ?? Buffer.alloc(0)));
  expect([...ours.keys()]).toEqual([...cardo.keys()]);
  expect(differing.map(([tag]) => tag)).toEqual(['GPOS', 'GSUB']);
});

test('the glyph that the Hebrew font draws after a final kaf has no width and no outline', () => {
  expect(cardo.get('hmtx')?.readUInt16BE(4 * EMPTY)).toBe(0);
  const outlineFrom = (glyph: number) => cardo.get('loca')?.readUInt16BE(2 * glyph);
  expect(outlineFrom(EMPTY + 1)).toBe(outlineFrom(EMPTY));
});

test('glyphOf finds the glyphs of Hebrew marks, and names a character that the font lacks', () => {
  const glyphs = [...'\u05B0\u05B4\u05B7\u05B8'].map((mark) => glyphOf(cardo, mark));
  expect(new Set(glyphs).size).toBe(4);
  expect(() => glyphOf(cardo, 'Ж')).toThrow('The font has no glyph for U+0416.');
});

test('a font without the tables of rules that Cardo has is refused', () => {
  expect(() => withRoomForSecondVowel(new Map())).toThrow('The font has no table GPOS.');
  expect(() => withClearAccents(new Map())).toThrow('The font has no table GPOS.');
  expect(() => withEndAfterFinalKaf(new Map(cardo).set('GSUB', Buffer.alloc(10)))).toThrow(
    'The table GSUB has another order.',
  );
  expect(() => readWoff(Buffer.from('wOF2'))).toThrow('This is not a WOFF file.');
});
