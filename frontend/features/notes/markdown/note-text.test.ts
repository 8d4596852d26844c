import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { describe, expect, test } from 'vitest';
import { isTooComplex } from './is-too-complex.ts';
import { noteLink } from './note-link.ts';
import { rehypeNote } from './rehype-note.ts';
import { remarkGfm } from './remark-gfm.ts';

const ORIGIN = 'https://gematria.example';

const html = (children: string): string =>
  renderToStaticMarkup(
    createElement(Markdown, {
      children,
      remarkPlugins: [remarkGfm],
      rehypePlugins: [[rehypeNote, { origin: ORIGIN }]],
    }),
  );

describe('the links of a note', () => {
  test.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c', true],
    ['HTTP://example.org', 'http://example.org/', true],
    ['//example.org/x', 'https://example.org/x', true],
    ['mailto:a@example.org', 'mailto:a@example.org', true],
    ['/explorer/psalms/23/3', '/explorer/psalms/23/3', false],
    ['/help#notes', '/help#notes', false],
    [`${ORIGIN}/help?x=1`, '/help?x=1', false],
  ])('a link in a note to the address %j leads to %j', (address, href, isExternal) => {
    expect(noteLink(address, ORIGIN)).toEqual({ href, isExternal });
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'javascript\t:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:x',
    'about:blank',
    'view-source:x',
    'ftp://example.org',
    'intent://x',
    'http://',
    'https://[',
    'tel:1',
    '',
    'help',
    '?x',
    '#x',
    '../x',
    '\\\\example.org',
    'java%09script:alert(1)',
    '/.//evil.example',
    '/a/..//evil.example',
    `${ORIGIN}//evil.example`,
  ])('the address %j in a note does not become a link', (address) => {
    expect(noteLink(address, ORIGIN)).toBe(null);
  });
});

describe('hostile notes', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="x">y</a>',
    '<iframe srcdoc="x">',
    '<style>*{display:none}</style>',
    '<!-- x -->',
    '<?php x ?>',
    '<b onclick=x>y</b>',
    'x <script>alert(1)</script> y',
    '- <script>\n  alert(1)\n  </script>',
    '<details open ontoggle=x>',
    '[x](javascript:alert(1))',
    '[x](JAVASCRIPT:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](&#106;avascript:alert(1))',
    '[x](javascript&#58;alert(1))',
    '[x](&#x6A;&#x61;vascript&colon;alert(1))',
    '[x](&#1;javascript:alert(1))',
    '[x](javascript&Tab;:alert(1))',
    '[x](java&NewLine;script:alert(1))',
    '[x](data:text/html;base64,PHN2Zz4=)',
    '[x](vbscript:msgbox)',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml,<svg/>)',
    '[![x](javascript:a)](javascript:b)',
    'javascript:alert(1)',
    '[x](//\u0000javascript:alert(1))',
  ])('the hostile note %j becomes text, plain lists and at most links to https addresses', (note) => {
    const shown = html(note);
    const tags = shown.match(/<[a-z]+(?: [^>]*)?>/gu) ?? [];
    for (const tag of tags) expect(tag).toMatch(/^<(?:p|ul|li|br|bdi|ol)>$|^<a href="https:\/\/[^"]*" rel=/u);
    expect(shown).not.toMatch(/href="(?!https?:)/u);
  });

  test('the words of a note with hostile HTML stay visible', () => {
    expect(html('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html('[x](javascript:alert(1))')).toBe('<p>x (javascript:alert(1))</p>');
  });
});

describe('the HTML of a note', () => {
  const WEB = 'rel="noopener noreferrer nofollow" target="_blank"';
  test.each([
    ['[a](https://b.example/)', `<p><a href="https://b.example/" ${WEB}>a</a></p>`],
    ['https://b.example', `<p><a href="https://b.example/" ${WEB}>https://b.example</a></p>`],
    ['a@b.example', `<p><a href="mailto:a@b.example" ${WEB}>a@b.example</a></p>`],
    ['![p](https://b.example/p.png)', `<p><a href="https://b.example/p.png" ${WEB}>p</a></p>`],
    ['[![p](https://b.example/p.png)](/help)', '<p><a href="/help">p</a></p>'],
    ['see Ps 23:3.', '<p>see <a href="/explorer/psalms/23/3">Ps 23:3</a>.</p>'],
    ['1 Esdras 3:4', '<p><a href="/explorer/1%20esdras/3/4">1 Esdras 3:4</a></p>'],
    ['**Gen 1:1**', '<p><strong><a href="/explorer/genesis/1/1">Gen 1:1</a></strong></p>'],
    ['[Gen 1:1](/help)', '<p><a href="/help">Gen 1:1</a></p>'],
    ['~~a~~', '<p><del>a</del></p>'],
    ['a[^1]\n\n[^1]: some words', '<p>a[^1]</p>\n<p>[^1]: some words</p>'],
    ['|a|\n|-|\n|b|', /<table><thead><tr><th>a<\/th><\/tr><\/thead>/],
    ['- [x] a', /<input type="checkbox" disabled="" checked=""\/> a/],
    ['`Gen 1:1`', '<p><code>Gen 1:1</code></p>'],
    ['a שלום b λόγος', '<p>a <bdi lang="he">שלום</bdi> b <bdi lang="grc">λόγος</bdi></p>'],
    ['a נֵר־לְרַגְלִי (250), אור b', '<p>a <bdi lang="he">נֵר־לְרַגְלִי (250), אור</bdi> b</p>'],
    ['שלום λόγος', '<p dir="rtl"><bdi lang="he">שלום</bdi> <bdi lang="grc">λόγος</bdi></p>'],
    ['- שלום', '<ul>\n<li dir="rtl"><bdi lang="he">שלום</bdi></li>\n</ul>'],
    [
      '(תהלים כג:ג)',
      '<p dir="rtl">(<bdi lang="he"><a href="/explorer/psalms/23/3">תהלים כג:ג</a></bdi>)</p>',
    ],
    [
      'see ראו תהלים כג:ג, ועוד. Then',
      '<p>see <bdi lang="he">ראו <a href="/explorer/psalms/23/3">תהלים כג:ג</a>, ועוד</bdi>. Then</p>',
    ],
    [
      'see תהלים 23:3, then',
      '<p>see <bdi lang="he"><a href="/explorer/psalms/23/3">תהלים 23:3</a></bdi>, then</p>',
    ],
  ])('the note %s becomes the expected HTML', (note, expected) => {
    expect(html(note)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });

  test.each([
    ['# a\n## b\n###### c', ['h3', 'h4', 'h5']],
    ['## a\n#### b\n## c', ['h3', 'h4', 'h3']],
    ['# a\n## b\n### c\n#### d\n##### e\n###### f', ['h3', 'h4', 'h5', 'h6', 'h6', 'h6']],
    ['> ### a', ['h3']],
  ])('the headings of the note %j begin at level 3 and skip no level', (note, levels) => {
    expect([...html(note).matchAll(/<(h\d)/gu)].map(([, level]) => level)).toEqual(levels);
  });
});

describe('notes that are too complex to parse', () => {
  test.each([
    '>',
    '> ',
    '[',
    '![a](',
    '*a*',
    '*_',
    '_a ',
    '~~a ',
    '`',
    '<a ',
    '&#x',
    '[^',
    '1. ',
    '> - ',
    '* - + ',
    'a\n=\n',
    'a\n---\n',
    'a\n=\n\n',
    '> a\n> =\n',
    '-\n',
    '> a\n\n',
    '> a\nb\n',
    '* a\n+ b\n',
    '# a\n',
  ])('a note that repeats %j ten thousand times is too complex to parse', (piece) => {
    expect(isTooComplex(piece.repeat(10_000))).toBe(true);
  });

  test('an ordinary note is not too complex to parse', () => {
    const list = '- a\n'.repeat(2_000);
    const quotes = '> a\n\n'.repeat(2_000);
    const prose = 'In the *beginning* was [the Word](https://a.example), and "so on" -- 1. 2. 3.\n'.repeat(
      200,
    );
    const headings = 'The lamp\n========\n\nSome words.\n\n---\n\n'.repeat(100);
    for (const note of [list, quotes, prose, headings, '', '***', '> > > a', '  - a\n    - b\n']) {
      expect(isTooComplex(note)).toBe(false);
    }
  });

  test('a note at the limit of nested quotes or below the limit of signs is shown as Markdown', () => {
    const deep = Array.from({ length: 30 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
    for (const note of [
      `${'>'.repeat(30)} a`,
      `${'['.repeat(900)}${']'.repeat(900)}`,
      '*_'.repeat(990),
      deep,
    ]) {
      expect(isTooComplex(note)).toBe(false);
      expect(html(note)).not.toBe('');
    }
  });
});
