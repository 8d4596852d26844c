import { describe, expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

describe('plainWords removes the signs of Markdown, and only those', () => {
  test.each([
    ['**a** and *b*, __c__ or _d_; ~~e~~ `f`', 'a and b, c or d; e f'],
    ['***a*** **b *c* d** _**e**_ (**f**)', 'a b c d e (f)'],
    ['# The lamp\n\n## Its light ', 'The lamp\nIts light'],
    ['- a\n  - b\n* c\n+ d\n1. e', 'a\nb\nc\nd\n1. e'],
    ['- [x] done\n- [ ] to do', 'done\nto do'],
    ['> a\n> > b\n>c\n> - d', 'a\nb\nc\nd'],
    ['a\n\n---\n\nb\n***\nc\n- - -\nd\n===\n', 'a\nb\nc\nd'],
    ['|a|b|\n|-|:-:|\n|c|d|', '|a|b|\n|c|d|'],
    ['```js\na\n```\nb', 'a\nb'],
    ['[a page](https://a.example) and ![a lamp](/x.png)', 'a page and a lamp'],
    ['**נר** לרגלי _דברך_', 'נר לרגלי דברך'],
    ['\\*a\\* 1\\. \\\\', '*a* 1. \\'],
    ['**a**\r\n- b\r\n---\r\nc', 'a\r\nb\r\nc'],
  ])('plainWords turns %j into %j', (text, words) => {
    expect(plainWords(text)).toBe(words);
  });

  test.each([
    '2 * 3 * 4',
    'a* see below',
    '*see below',
    'snake_case_name',
    'f(a)[b]',
    '5*6*7',
    '-5 degrees',
    '#1',
    '***',
    '~ 70 ~ 80',
    'a - b',
    '**a\nb**',
    'a > b',
    '[a] (b)',
    '<b>a</b>',
    '---',
    '',
    '1. a',
    'נר ־ 250',
    '`',
    '_',
  ])('plainWords leaves %j unchanged', (text) => {
    expect(plainWords(text)).toBe(text);
  });

  test.each([
    '*',
    '**a',
    '*a',
    '_a ',
    '`',
    '~~',
    '[',
    '[a](',
    '![a](b',
    '> ',
    '>',
    '- ',
    '-',
    '#',
    '\\',
    ' ',
    ' \n',
    '\n',
    '| -',
    '* *a',
  ])('plainWords finishes for a note of 200,000 characters that repeat %j', (piece) => {
    const long = piece.repeat(200_000 / piece.length);
    for (const text of [`${long}x`, `x${long}x`]) expect(plainWords(text)).not.toBe('');
  });
});
