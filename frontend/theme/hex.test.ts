import { expect, test } from 'vitest';
import { formatHsl, parseHsl } from '../../domain/theme/index.ts';
import { hexOf, hslOf } from './hex.ts';

test.each([
  ['#000000', 'hsl(0, 0%, 0%)'],
  ['#ffffff', 'hsl(0, 0%, 100%)'],
  ['#808080', 'hsl(0, 0%, 50%)'],
  ['#ff0000', 'hsl(0, 100%, 50%)'],
  ['#ffff00', 'hsl(60, 100%, 50%)'],
  ['#00ff00', 'hsl(120, 100%, 50%)'],
  ['#0000ff', 'hsl(240, 100%, 50%)'],
  ['#ff00ff', 'hsl(300, 100%, 50%)'],
  ['#3c83f6', 'hsl(217, 91%, 60%)'],
])('the hex colour %s and %s are converted into each other', (hex, hsl) => {
  const colour = parseHsl(hsl);
  expect(colour && hexOf(colour)).toBe(hex);
  expect(formatHsl(hslOf(hex))).toBe(hsl);
});

test('a hex colour that is converted to HSL and back differs by at most 4 of 255 in red, green and blue', () => {
  for (let value = 0; value <= 0xffffff; value += 997) {
    const hex = `#${value.toString(16).padStart(6, '0')}`;
    const colour = parseHsl(formatHsl(hslOf(hex)));
    expect(colour, hex).not.toBeNull();
    if (colour === null) continue;
    const back = hexOf(colour);
    for (const at of [1, 3, 5]) {
      const byte = (text: string) => Number.parseInt(text.slice(at, at + 2), 16);
      expect(Math.abs(byte(back) - byte(hex)), hex).toBeLessThanOrEqual(4);
    }
  }
});
