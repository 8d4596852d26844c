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

test('the font in the repository is the one that the command makes', () => {
  expect(bytesInWoff2(readFileSync(HEBREW_FONT))).toEqual(bytesInWoff2(makeHebrewFont()));
});

test('only the tables of rules differ from Cardo: for places, and for what is drawn after a final kaf', () => {
  const ours = hebrewTables(cardo);
  const differing = [...ours].filter(([tag, bytes]) => !bytes.equals(cardo.get(tag) ?? Buffer.alloc(0)));
  expect([...ours.keys()]).toEqual([...cardo.keys()]);
  expect(differing.map(([tag]) => tag)).toEqual(['GPOS', 'GSUB']);
});

test('the glyph after a final kaf has no width and no outline', () => {
  expect(cardo.get('hmtx')?.readUInt16BE(4 * EMPTY)).toBe(0);
  const outlineFrom = (glyph: number) => cardo.get('loca')?.readUInt16BE(2 * glyph);
  expect(outlineFrom(EMPTY + 1)).toBe(outlineFrom(EMPTY));
});

test('the glyphs of Hebrew marks are found, and a character that the font lacks is named', () => {
  const glyphs = [...'\u05B0\u05B4\u05B7\u05B8'].map((mark) => glyphOf(cardo, mark));
  expect(new Set(glyphs).size).toBe(4);
  expect(() => glyphOf(cardo, 'Ж')).toThrow('The font has no glyph for U+0416.');
});

test('a font without the expected tables is refused', () => {
  expect(() => withRoomForSecondVowel(new Map())).toThrow('The font has no table GPOS.');
  expect(() => withClearAccents(new Map())).toThrow('The font has no table GPOS.');
  expect(() => withEndAfterFinalKaf(new Map(cardo).set('GSUB', Buffer.alloc(10)))).toThrow(
    'The table GSUB has another order.',
  );
  expect(() => readWoff(Buffer.from('wOF2'))).toThrow('This is not a WOFF file.');
});
