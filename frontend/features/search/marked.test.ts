import { describe, expect, test } from 'vitest';
import { markedPieces } from './marked.ts';

const shown = (text: string, ranges: { start: number; end: number }[]) =>
  markedPieces(text, ranges)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

describe('marks', () => {
  test('markedPieces accepts ranges in any order, and ranges that overlap become one marked piece', () => {
    expect(
      shown('the good shepherd', [
        { start: 9, end: 17 },
        { start: 4, end: 8 },
      ]),
    ).toBe('the [good] [shepherd]');
    expect(
      shown('abcdef', [
        { start: 1, end: 4 },
        { start: 2, end: 5 },
      ]),
    ).toBe('a[bcde]f');
    expect(shown('abc', [])).toBe('abc');
    expect(shown('', [])).toBe('');
  });

  test('markedPieces ignores a range that ends outside the text, and an empty range', () => {
    expect(
      shown('abc', [
        { start: 2, end: 9 },
        { start: 1, end: 1 },
      ]),
    ).toBe('abc');
  });

  test('markedPieces marks a whole Hebrew word if the range covers only a part of it', () => {
    const text = 'בְּרֵאשִׁ֖ית בָּרָ֣א';
    expect(shown(text, [{ start: 2, end: 4 }])).toBe('[בְּרֵאשִׁ֖ית] בָּרָ֣א');
  });
});
