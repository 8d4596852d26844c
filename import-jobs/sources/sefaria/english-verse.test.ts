import { describe, expect, test } from 'vitest';
import type { BookId } from '../../../domain/canon/index.ts';
import { divideEnglish, readEnglishVerse } from './english-verse.ts';

describe('an English verse', () => {
  test.each([
    ['tags', 'And the <small>LORD</small> God <i>formed</i> <b>man</b>', 'And the LORD God formed man'],
    [
      'lines of a poem',
      '<span class="poetry indentAll">Happy is the man</span><br>that hath not walked',
      'Happy is the man that hath not walked',
    ],
    [
      'footnotes',
      'the Name<sup class="footnote-marker">a</sup><i class="footnote">See <b>v. 3</b></i> of God',
      'the Name of God',
    ],
    ['paragraph marks', 'and it was so. {P}<br>{S}', 'and it was so.'],
    [
      'entities',
      '&ldquo;Let there be light&rdquo;&nbsp;&mdash; and &amp; there&#39;s',
      "“Let there be light” — and & there's",
    ],
  ])('an English verse is read as plain text if it has %s', (_, html, text) => {
    expect(readEnglishVerse(html)).toBe(text);
  });

  test.each(['', '—', ' <br>'])('an English verse is null if the source has only “%s”', (html) => {
    expect(readEnglishVerse(html)).toBeNull();
  });

  test('an English verse is rejected if it has a tag that is not known or Hebrew letters', () => {
    expect(() => readEnglishVerse('<iframe>x</iframe>')).toThrow('the unknown tag <iframe>');
    expect(() => readEnglishVerse('In the beginning בראשית')).toThrow('Hebrew letters');
  });
});

describe('an English verse that is several verses in English Bibles', () => {
  const divide = (book: BookId, chapter: number, verse: number, parts: number, text: string): string[] =>
    divideEnglish(text, { book, chapter, verse }, parts);

  test('an English verse at Sefaria with several commandments is divided where each commandment begins', () => {
    const exodus =
      'Thou shalt not murder. Thou shalt not commit adultery. Thou shalt not steal. Thou shalt not bear false witness against thy neighbour.';
    expect(divide('exodus', 20, 13, 4, exodus)).toEqual([
      'Thou shalt not murder.',
      'Thou shalt not commit adultery.',
      'Thou shalt not steal.',
      'Thou shalt not bear false witness against thy neighbour.',
    ]);
    const deuteronomy =
      'Thou shalt not murder. Neither shalt thou commit adultery. Neither shalt thou steal. Neither shalt thou bear false witness against thy neighbour.';
    expect(divide('deuteronomy', 5, 17, 4, deuteronomy)).toEqual([
      'Thou shalt not murder.',
      'Neither shalt thou commit adultery.',
      'Neither shalt thou steal.',
      'Neither shalt thou bear false witness against thy neighbour.',
    ]);
  });

  test.each([
    [
      '1kings',
      18,
      34,
      '‘Fill four jars.’ And he said: ‘',
      'Do it the second time’; and they did it.',
      'And he said: ‘',
    ],
    ['1kings', 20, 3, 'and said unto him: ‘Thus saith Ben-hadad: ', 'Thy silver and thy gold is mine’', ''],
    ['1kings', 22, 21, 'and said: I will entice him. ', 'And the LORD said unto him: Wherewith?', ''],
    [
      'isaiah',
      63,
      19,
      'as they that were not called by Thy name. ',
      'Oh, that Thou wouldest rend the heavens',
      '',
    ],
    ['psalms', 13, 6, 'my heart shall rejoice in Thy salvation. ', 'I will sing unto the LORD', ''],
  ] as const)(
    'the English verse %s %i:%i is divided at the expected words',
    (book, chapter, verse, first, second, start) => {
      const parts = divide(book, chapter, verse, 2, first + second);
      expect(parts).toEqual([first.slice(0, first.length - start.length).trim(), start + second]);
    },
  );

  test('an English verse at Sefaria that is several verses in English Bibles is rejected if its words are not the expected ones', () => {
    expect(() => divide('isaiah', 63, 19, 2, 'Another translation')).toThrow('does not divide as expected');
    expect(() => divide('genesis', 1, 1, 2, 'In the beginning')).toThrow('their beginnings are not known');
  });
});
