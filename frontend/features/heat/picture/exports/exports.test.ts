import { describe, expect, test } from 'vitest';
import { HEAT_LEVELS } from '../../../../../domain/heat/index.ts';
import { layoutOf } from '../layout.ts';
import { SHADES, shadeOf } from '../shades.ts';
import { answerOf, englishShape } from '../testing.ts';
import { csvOfHeat } from './csv-of-heat.ts';
import { sheetOf, wrapped } from './sheet.ts';
import { svgOfSheet } from './svg-of-sheet.ts';

const shape = englishShape();
const OLD_TESTAMENT = 39;
const ROOM = { width: 1216, height: 789, line: 17, devicePixelRatio: 1 };
const layout = layoutOf(shape, { ...ROOM, isShown: (book) => book < OLD_TESTAMENT });
const whole = layoutOf(shape, ROOM);
const colours = {
  css: Array.from({ length: SHADES }, (_, shade) => `rgb(${shade} 0 0)`),
  pixels: new Uint32Array(SHADES),
  background: 'white',
  ink: 'black',
  muted: 'grey',
};
const words = {
  title: 'Verses with the word יהוה & more',
  sentence: 'WLC: 2 of 23,145 verses have the word יהוה, 4 times. '.repeat(6).trim(),
  editions: [
    { id: 'wlc', revision: '0a1b2c3d4e5f' },
    { id: 'sblgnt', revision: '5f4e3d2c1b0a' },
  ],
  address: `https://example.org/heat?ask=${'spelling.'.repeat(40)}`,
  counted: 'Times in a verse:',
};
const answers = [answerOf(shape, { 0: 1, 1: 3 }, OLD_TESTAMENT)] as const;
const measure = (text: string, size: number) => text.length * size * 0.6;
const sheet = sheetOf({ shape, answers, layout, colours, words }, measure);

describe('a saved picture', () => {
  test('it says the question, the answer, the texts and the address, and no line leaves it', () => {
    const written = sheet.texts.map(({ text }) => text).join('');
    expect(written.replaceAll(/[\u2068\u2069]/gu, '')).toContain(words.title);
    expect(written).toContain(words.address);
    expect(written).toContain('WLC (revision 0a1b2c3d4e5f) and SBLGNT (revision 5f4e3d2c1b0a)');
    for (const { text, x, y, size } of sheet.texts) {
      expect(x + measure(text, size)).toBeLessThanOrEqual(sheet.width);
      expect(y).toBeLessThan(sheet.height);
    }
  });

  test('a number after a Hebrew word stays after it', () => {
    expect(sheet.texts.some(({ text }) => text.includes('\u2068יהוה\u2069, 4 times'))).toBe(true);
  });

  test('the names of the searched books and the legend are on it, and how many are not searched', () => {
    const written = sheet.texts.map(({ text }) => text);
    for (const name of ['Gen', '1 Sam', 'Ps', 'none', '1', '3', '27 books not searched (other language)'])
      expect(written).toContain(name);
    expect(written).not.toContain('Rev');
  });

  test('each colour is one path, whose rectangles cover its squares', () => {
    const path = (shade: number) => sheet.shapes.findLast(({ fill }) => fill === colours.css[shade])?.path;
    expect(path(shadeOf(0, 1))).toMatch(/^M0 6h1v1h-1z$/u);
    expect(path(shadeOf(0, HEAT_LEVELS))).toMatch(/^M1 6h1v1h-1z$/u);
    const resting = path(0) ?? '';
    const squares = [...resting.matchAll(/h(\d+)v/gu)].reduce((sum, [, run]) => sum + Number(run), 0);
    const old = shape.books[OLD_TESTAMENT]?.first ?? 0;
    expect(squares).toBe(old - 2);
  });

  test('the SVG file is small, has its words as text and escapes them', () => {
    const every = answerOf(
      shape,
      Object.fromEntries([...shape.verses.keys()].map((cell) => [cell, (cell * 7) % 5])),
    );
    const svg = svgOfSheet(
      sheetOf({ shape, answers: [every, answers[0]], layout: whole, colours, words }, measure),
      {
        title: words.title,
        description: words.sentence,
      },
    );
    expect(svg.length).toBeLessThan(1_000_000);
    expect(svg).toContain('<title id="title">Verses with the word יהוה &amp; more</title>');
    expect(svg).not.toContain('undefined');
    expect(svg).not.toContain('NaN');
  });
});

test('a long word is divided at the end of a line', () => {
  expect(wrapped('one abcdefgh two', 5, (text) => text.length)).toEqual(['one', 'abcde', 'fgh', 'two']);
  expect(wrapped('one two', 7, (text) => text.length)).toEqual(['one two']);
});

test('the counts of verses are a file of comma-separated values, empty where a verse is not searched', () => {
  const lines = csvOfHeat(shape, [answers[0], answerOf(shape, { 1: 9 })], words).split('\r\n');
  expect(lines.slice(0, 9)).toEqual([
    '\uFEFF"Question","Verses with the word יהוה & more"',
    `"Answer","${words.sentence}"`,
    '"Texts","WLC (revision 0a1b2c3d4e5f) and SBLGNT (revision 5f4e3d2c1b0a)"',
    `"Address","${words.address}"`,
    '',
    '"Book","Chapter","Verse","Count","Count of the second question"',
    '"Genesis","1","1","1","0"',
    '"Genesis","1","2","3","9"',
    '"Genesis","1","3","0","0"',
  ]);
  expect(lines).toContain('"Matthew","1","1","","0"');
  expect(lines).toHaveLength(6 + shape.verses.length + 1);
  const searched = csvOfHeat(shape, answers, words).split('\r\n');
  expect(searched).toHaveLength(6 + (shape.books[OLD_TESTAMENT]?.first ?? 0) + 1);
});
