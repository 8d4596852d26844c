import { expect, test } from 'vitest';
import { decodeLettersFile, encodeLettersFile, LettersFileBuilder, letterOfCode } from './letters-file.ts';

const verses = [
  { book: 'mark', chapter: 16, verse: 8, part: '', words: ['και', 'ϛϟϡ'] },
  { book: 'mark', chapter: 16, verse: 8, part: 'ending', words: ['παντα'] },
  { book: '1corinthians', chapter: 1, verse: 1, part: '', words: [] },
  { book: '1corinthians', chapter: 1, verse: 2, part: '', words: ['τη', 'εκκλησια'] },
];

test('a letters file decodes to the books, verses, words and letters that were encoded', () => {
  const file = decodeLettersFile(encodeLettersFile('greek', verses));
  expect(file.script).toBe('greek');
  expect(file.books).toEqual([
    { id: 'mark', firstVerse: 0 },
    { id: '1corinthians', firstVerse: 2 },
  ]);
  expect(file).toMatchObject({
    chapters: Uint8Array.of(16, 16, 1, 1),
    verses: Uint8Array.of(8, 8, 1, 2),
    endings: Uint8Array.of(0, 1, 0, 0),
    firstWords: Uint32Array.of(0, 2, 3, 3, 5),
    wordLengths: Uint8Array.of(3, 3, 5, 2, 8),
  });
  const letters = [...file.letters].map((code) => letterOfCode('greek', code)).join('');
  expect(letters).toBe('καιϛϟϡπαντατηεκκλησια');
});

test('a Hebrew letters file stores final forms as separate letters', () => {
  const file = decodeLettersFile(
    encodeLettersFile('hebrew', [{ book: 'genesis', chapter: 1, verse: 1, part: '', words: ['שלום'] }]),
  );
  expect([...file.letters].map((code) => letterOfCode('hebrew', code)).join('')).toBe('שלום');
});

test('decodeLettersFile reads a letters file that begins in the middle of a larger buffer', () => {
  const bytes = encodeLettersFile('greek', verses);
  const larger = new Uint8Array(bytes.length + 3);
  larger.set(bytes, 3);
  expect(decodeLettersFile(larger.subarray(3)).books).toHaveLength(2);
});

test('encodeLettersFile refuses a letter of another script', () => {
  const builder = new LettersFileBuilder('hebrew');
  expect(() => builder.addVerse({ book: 'genesis', chapter: 1, verse: 1, part: '', words: ['α'] })).toThrow(
    /Letter/,
  );
});

test('decodeLettersFile refuses bytes that are not a letters file, a truncated file and a file of another version', () => {
  const bytes = encodeLettersFile('greek', verses);
  expect(() => decodeLettersFile(new Uint8Array(40))).toThrow('Not a letters file');
  expect(() => decodeLettersFile(bytes.subarray(0, bytes.length - 1))).toThrow('cut short');
  const newer = bytes.slice();
  newer[4] = 2;
  expect(() => decodeLettersFile(newer)).toThrow('version 2');
});
