import { describe, expect, test } from 'vitest';
import { drawVerse, FORMATS, type Measure, type PictureContent, SIZES } from './drawing.ts';
import type { Piece } from './pieces.ts';
import { type EmbeddedFont, svgOfDrawing } from './svg.ts';

/** Each character is half as wide as the font is high. */
const measure: Measure = (text) => ({ width: text.length / 2, ascent: 0.9, descent: 0.3 });

const piece = (text: string, lang: Piece['lang'] = 'he'): Piece => ({
  text,
  lang,
  scale: 1,
  isMuted: false,
  value: '26',
  isJoined: false,
});

const CONTENT: PictureContent = {
  pieces: ['ויען', 'איוב', 'ויאמר'].map((text) => piece(text)),
  total: { value: '412', method: 'Hebrew Standard · Mispar Hechrachi', note: null },
  reference: 'Job 3:2',
  remarks: [],
  sources: ['Westminster Leningrad Codex', 'Public domain'],
  address: 'example.org/explorer/job/3/2',
};

const long = (count: number): PictureContent => ({
  ...CONTENT,
  pieces: Array.from({ length: count }, (_, at) => piece('ו'.repeat(2 + (at % 7)))),
  total: { value: '12,204', method: 'Squared Total', note: 'not the sum '.repeat(12).trim() },
  remarks: ['Masoretic numbering: Psalm 51:1–2', 'As written (ketiv)'],
  sources: ['a long name of an edition '.repeat(5).trim(), 'a long licence '.repeat(8).trim()],
  address: `example.org/explorer/esther/8/9?methods=${'X'.repeat(90)}`,
});

describe.each(FORMATS)('a picture as %s', (format) => {
  const { width, height } = SIZES[format];

  test.each([1, 3, 17, 43, 60, 120])(
    'a verse of %i words is inside the ruled lines, and no text touches the one below it',
    (count) => {
      const { texts } = drawVerse(long(count), format, measure);
      for (const { text, font, size, x, y } of texts) {
        const half = (measure(text, font).width * size) / 2;
        expect(x - half).toBeGreaterThan(72);
        expect(x + half).toBeLessThan(width - 72);
        expect(y).toBeLessThan(height - 72);
        expect(y - size * 0.9).toBeGreaterThan(72);
      }
      const baselines = [...new Set(texts.map(({ y }) => y))];
      const size = (y: number | undefined) =>
        Math.max(...texts.filter((one) => one.y === y).map((one) => one.size));
      for (const [at, y] of baselines.entries())
        if (at > 0) expect(y - (baselines[at - 1] ?? 0)).toBeGreaterThan(size(y) * 0.72);
    },
  );

  test('Hebrew is set from right to left, Greek from left to right', () => {
    const xOf = (pieces: readonly Piece[]) =>
      drawVerse({ ...CONTENT, pieces }, format, measure)
        .texts.filter(({ lang }) => lang !== 'en')
        .map(({ x }) => x);
    const hebrew = xOf([piece('א'), piece('ב', 'arc'), piece('ג')]);
    expect(hebrew).toEqual([...hebrew].sort((a, b) => b - a));
    const greek = xOf([piece('α', 'grc'), piece('β', 'grc')]);
    expect(greek).toEqual([...greek].sort((a, b) => a - b));
  });

  test('each word has its value below it', () => {
    const { texts } = drawVerse(CONTENT, format, measure);
    const words = texts.filter(({ lang }) => lang === 'he');
    const values = texts.filter(({ text }) => text === '26');
    expect(values.map(({ x }) => x)).toEqual(words.map(({ x }) => x));
    for (const [at, value] of values.entries()) expect(value.y).toBeGreaterThan(words[at]?.y ?? 0);
  });

  test('below the verse are total, method, reference, source and address, from top to bottom', () => {
    const { texts } = drawVerse(CONTENT, format, measure);
    const known = texts.slice(-6);
    expect(known.map(({ text }) => text)).toEqual([
      '412',
      'Hebrew Standard · Mispar Hechrachi',
      'Job 3:2',
      'Westminster Leningrad Codex',
      'Public domain',
      'example.org/explorer/job/3/2',
    ]);
    expect(known.map(({ y }) => y)).toEqual(known.map(({ y }) => y).sort((a, b) => a - b));
  });

  test('without a total the reference is the first line below the verse', () => {
    const pieces = CONTENT.pieces.map((one) => ({ ...one, value: null }));
    const { texts } = drawVerse({ ...CONTENT, pieces, total: null }, format, measure);
    expect(texts.slice(3).map(({ text }) => text)[0]).toBe('Job 3:2');
  });
});

describe('the SVG file', () => {
  const palette = {
    background: '#fff',
    ink: '#111',
    accent: '#00f',
    muted: '#555',
    line: '#ddd',
    third: '#f00',
  };
  const font: EmbeddedFont = { family: 'Picture-Cardo', weight: '400', range: 'U+590-5FF', base64: 'AAAA' };
  const words = { title: 'Job <3:2>', description: 'Job & "he" said' };
  const svg = (content: PictureContent, format: (typeof FORMATS)[number] = 'square') =>
    svgOfDrawing(drawVerse(content, format, measure), palette, words, [font]);

  test('it has its title, its words and its fonts inside', () => {
    const file = svg(CONTENT);
    expect(file).toContain('<title id="title">Job &lt;3:2&gt;</title>');
    expect(file).toContain('<desc id="description">Job &amp; &quot;he&quot; said</desc>');
    expect(file).toContain('src:url(data:font/woff2;base64,AAAA)');
    expect(file).not.toContain('http://127');
  });

  test('texts are escaped, and no text of the verse can become an element', () => {
    const file = svg({ ...CONTENT, sources: ['<script>alert("&")</script>'] });
    expect(file).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;');
    expect(file).not.toContain('<script');
  });

  test('A5 has its size in millimetres, the square in pixels', () => {
    expect(svg(CONTENT, 'a5')).toContain('width="148mm" height="210mm" viewBox="0 0 1036 1470"');
    expect(svg(CONTENT)).toContain('width="1080" height="1080" viewBox="0 0 1080 1080"');
  });

  test('Hebrew words are drawn from right to left', () => {
    expect(svg(CONTENT).match(/xml:lang="he" direction="rtl"/gu)).toHaveLength(3);
  });
});
