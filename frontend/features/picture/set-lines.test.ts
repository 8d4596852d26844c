import { describe, expect, test } from 'vitest';
import { breakLines, type Measured, type Room, setLines } from './set-lines.ts';

const ROOM: Room = { width: 800, height: 500, ascent: 0.9, descent: 0.3, hasValues: true, mostSize: 112 };
const word = (width: number, isJoined = false): Measured => ({ width, valueWidth: 1.5, isJoined });
const words = (count: number, width = 2): Measured[] => Array.from({ length: count }, () => word(width));

const blocks = (widths: readonly number[], gap = 10) => widths.map((width) => ({ width, gap }));

describe('breaking lines', () => {
  test('lines are as equal as possible: no short line is left at the end', () => {
    expect(breakLines(blocks([30, 30, 30, 30]), 120)).toEqual([0, 2]);
  });

  test('one line is enough for words that fit into it', () => {
    expect(breakLines(blocks([50, 50]), 110)).toEqual([0]);
  });

  test('a word that is wider than a line cannot be set', () => {
    expect(breakLines(blocks([50, 150]), 110)).toBeNull();
  });

  test('words that a maqaf joins stay together if the lines are nearly as equal then', () => {
    const joinedAfter = (place: number) =>
      blocks([30, 30, 30, 30, 30, 30, 30]).map((one, at) => (at === place ? { ...one, gap: 0 } : one));
    expect(breakLines(joinedAfter(2), 160)).toEqual([0, 4]);
    expect(breakLines(joinedAfter(3), 160)).toEqual([0, 3]);
  });

  test('a line ends after a maqaf if the words would not fit otherwise', () => {
    expect(
      breakLines(
        [
          { width: 80, gap: 0 },
          { width: 80, gap: 0 },
        ],
        100,
      ),
    ).toEqual([0, 1]);
  });
});

/** The first and the last edge of the words of each line. */
const edges = (set: ReturnType<typeof setLines>, pieces: readonly Measured[]) =>
  set.lines.map(({ first, middles }) => {
    const half = (at: number) =>
      Math.max((pieces[at]?.width ?? 0) * set.size, (pieces[at]?.valueWidth ?? 0) * set.valueSize) / 2;
    const last = middles.length - 1;
    return [(middles[0] ?? 0) - half(first), (middles[last] ?? 0) + half(first + last)].map(Math.round);
  });

describe('setting a text', () => {
  test.each([1, 2, 3, 7, 17, 43, 60, 120])('%i words fit into the room, in their order', (count) => {
    const pieces = words(count);
    const set = setLines(pieces, ROOM);
    expect(set.height).toBeLessThanOrEqual(ROOM.height);
    expect(set.width).toBeLessThanOrEqual(ROOM.width);
    const order = set.lines.flatMap(({ first, middles }) => middles.map((_, at) => first + at));
    expect(order).toEqual(pieces.map((_, at) => at));
    for (const { middles } of set.lines) expect([...middles].sort((a, b) => a - b)).toEqual(middles);
    for (const [from = -1, to = Number.NaN] of edges(set, pieces)) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(Math.round(set.width));
    }
  });

  test('a longer text is smaller', () => {
    const sizes = [3, 17, 43].map((count) => setLines(words(count), ROOM).size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes[0]).toBeGreaterThan(sizes[2] ?? 0);
  });

  test('a short text is no larger than the largest size', () => {
    expect(setLines(words(1), ROOM).size).toBe(112);
  });

  test('the lines of a long verse are all equally wide', () => {
    const pieces = Array.from({ length: 40 }, (_, at) => word(1.5 + (at % 5) * 0.4));
    const set = setLines(pieces, ROOM);
    expect(new Set(edges(set, pieces).map(String))).toEqual(new Set([`0,${Math.round(set.width)}`]));
  });

  test('lines that would need too wide spaces are in the middle', () => {
    const pieces = [word(6), word(2), word(2)];
    const set = setLines(pieces, { ...ROOM, width: 700 });
    const [, [from = 0, to = 0] = []] = edges(set, pieces);
    expect(set.lines).toHaveLength(2);
    expect(from).toBeGreaterThan(0);
    expect(from + to).toBeCloseTo(set.width, -1);
  });

  test('words that a maqaf joins have no space between them', () => {
    const set = setLines([word(2, true), word(2)], ROOM);
    const [first = 0, second = 0] = set.lines[0]?.middles ?? [];
    expect(second - first).toBeCloseTo(2 * set.size);
  });

  test('a value that is wider than its word keeps the words apart', () => {
    const wide = { width: 0.5, valueWidth: 5, isJoined: false };
    const set = setLines([wide, wide], ROOM);
    const [first = 0, second = 0] = set.lines[0]?.middles ?? [];
    expect(second - first).toBeGreaterThan(5 * set.valueSize);
  });

  test('a text without values has no room for them', () => {
    const withValues = setLines(words(43), ROOM);
    const without = setLines(words(43), { ...ROOM, hasValues: false });
    expect(without.toValues).toBe(0);
    expect(without.size).toBeGreaterThan(withValues.size);
  });

  test('a text that fits at no size throws', () => {
    expect(() => setLines(words(5000), ROOM)).toThrow('too long');
  });
});
