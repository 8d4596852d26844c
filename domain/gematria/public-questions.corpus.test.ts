import { expect, test } from 'vitest';
import { greekVerses, hebrewVerses } from '../../tests/support/core-packages.ts';
import type { BookId } from '../canon/index.ts';
import { gematriaValue } from './index.ts';

const hebrew = hebrewVerses();
const greek = greekVerses();
const wordsAt = (verses: typeof greek, book: BookId, chapter: number, verse: number): readonly string[] =>
  verses.find((one) => one.book === book && one.chapter === chapter && one.verse === verse)?.words ?? [];
const standard = (words: readonly string[]) => gematriaValue('HEBREW_STANDARD', words.join(' '));
const isopsephy = (words: readonly string[]) => gematriaValue('GREEK_STANDARD', words.join(' '));

test('words 9 to 14 of Genesis 1:2 are 37 squared, and the whole verse is 3,546', () => {
  const words = wordsAt(hebrew, 'genesis', 1, 2);
  expect(words).toHaveLength(14);
  expect(standard(words.slice(8))).toBe(37 ** 2);
  expect(standard(words)).toBe(3546);
});

test('the eleven words of Genesis 50:26 are 3,189 together', () => {
  const words = wordsAt(hebrew, 'genesis', 50, 26);
  expect(words.map((word) => standard([word]))).toEqual([456, 156, 52, 46, 576, 400, 89, 407, 366, 259, 382]);
  expect(standard(words)).toBe(3189);
});

test('in Genesis 1:1 God, heaven and earth are 777, and with the beginning 1,690', () => {
  const words = wordsAt(hebrew, 'genesis', 1, 1);
  const at = (...positions: number[]) => standard(positions.map((position) => words[position - 1] ?? ''));
  expect(words.join('')).toHaveLength(28);
  expect(at(3, 5, 7)).toBe(777);
  expect(at(1, 3, 5, 7)).toBe(1690);
});

test('the net is 1,224 with its article in John 21, and the sons of God 153 in Genesis 6:2', () => {
  for (const verse of [6, 8, 11]) {
    const words = wordsAt(greek, 'john', 21, verse);
    const at = words.findIndex((word) => gematriaValue('GREEK_STANDARD', word) === 854);
    expect(isopsephy(words.slice(at - 1, at + 1)), `21:${verse}`).toBe(1224);
  }
  const words = wordsAt(hebrew, 'genesis', 6, 2);
  const at = words.indexOf('בני');
  expect(standard(words.slice(at, at + 2))).toBe(153);
});

test.each([
  ['נרון קסר', 666],
  ['נרו קסר', 616],
  ['אהבה', 13],
  ['אחד', 13],
  ['אהבה אחד', 26],
])('%s is %i', (text, value) => {
  expect(gematriaValue('HEBREW_STANDARD', text)).toBe(value);
});
