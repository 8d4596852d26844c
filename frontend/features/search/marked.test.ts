import { describe, expect, test } from 'vitest';
import { findSpan, markedPieces } from './marked.ts';

const shown = (text: string, ranges: { start: number; end: number }[]) =>
  markedPieces(text, ranges)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

describe('marks', () => {
  test('are shown for ranges in any order, and ranges that overlap become one mark', () => {
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

  test('are not shown for a range that ends outside the text, or for an empty range', () => {
    expect(
      shown('abc', [
        { start: 2, end: 9 },
        { start: 1, end: 1 },
      ]),
    ).toBe('abc');
  });

  test('cover a whole Hebrew word if the range covers only a part of it', () => {
    const text = 'בְּרֵאשִׁ֖ית בָּרָ֣א';
    expect(shown(text, [{ start: 2, end: 4 }])).toBe('[בְּרֵאשִׁ֖ית] בָּרָ֣א');
  });
});

describe('findSpan', () => {
  const verse = 'וַיֹּ֥אמֶר אֱלֹהִ֖ים יְהִ֣י א֑וֹר וַֽיְהִי־אֽוֹר׃';
  const at = (span: string, startWord: number) => {
    const found = findSpan(verse, span, startWord);
    return found === null ? null : [verse.slice(found.start, found.end), found.start];
  };

  test('finds words with or without points, and treats a maqaf like a space', () => {
    expect(at('יהי אור', 3)).toEqual(['יְהִ֣י א֑וֹר', 21]);
    expect(at('וַֽיְהִי־אֽוֹר׃', 5)).toEqual(['וַֽיְהִי־אֽוֹר׃', 34]);
  });

  test('finds the place nearest to the given word', () => {
    expect(at('אור', 6)).toEqual(['אֽוֹר׃', 43]);
    expect(at('אור', 4)).toEqual(['א֑וֹר', 28]);
  });

  test('finds the first words of a span that continues in the next verse', () => {
    expect(at('אור וירא אלהים', 6)).toEqual(['אֽוֹר׃', 43]);
  });

  test('finds nothing if the text does not have the words, or if there are no words', () => {
    expect(at('תהו ובהו', 1)).toBeNull();
    expect(at('', 1)).toBeNull();
  });
});
