import { describe, expect, test } from 'vitest';
import { joinWords } from '../../words/word-places.ts';
import { readHebrewVerse } from './hebrew-verse.ts';

const read = (html: string) => {
  const words = readHebrewVerse(html) ?? [];
  return {
    ketiv: joinWords(words),
    qere: joinWords(
      words.map((word) => ({
        ...word,
        reading: word.reading === 'qere' ? 'both' : word.reading === 'ketiv' ? 'qere' : 'both',
      })),
    ),
    words: words.map(({ originalText }) => originalText),
    marks: words.flatMap(({ mark }) => (mark === null ? [] : [mark])),
  };
};
const text = (html: string): string => read(html).ketiv;

describe('the markup of the Hebrew text', () => {
  test.each([
    ['a large letter', '<big>בְּ</big>רֵאשִׁ֖ית בָּרָ֣א', 'בְּרֵאשִׁ֖ית בָּרָ֣א'],
    ['a small letter', 'בְּהִבָּֽרְ<small>אָ֑</small>ם', 'בְּהִבָּֽרְאָ֑ם'],
    ['a letter above the line', 'מְ<sup>נַ</sup>שֶּׁ֗ה', 'מְנַשֶּׁ֗ה'],
    ['a word that is spelled twice in one', '<span class="mam-kq-trivial">אׇֽהֳלֹה֙</span> בַּתְּחִלָּ֔ה', 'אׇֽהֳלֹה֙ בַּתְּחִלָּ֔ה'],
    ['an implied maqaf', 'אַ֥שְֽׁרֵי<span class="mam-implicit-maqaf">־</span>הָאִ֗ישׁ', 'אַ֥שְֽׁרֵי־הָאִ֗ישׁ'],
    ['legarmeh', 'אֲשֶׁ֤ר&thinsp;<b>׀</b> לֹ֥א', 'אֲשֶׁ֤ר ׀ לֹ֥א'],
    ['paseq', 'אֱלֹהִ֤ים&thinsp;<small>׀</small>&thinsp;לָאוֹר֙', 'אֱלֹהִ֤ים ׀ לָאוֹר֙'],
    ['wide spaces of a song', 'סוּס&nbsp;&nbsp;&#160;&#xA0; וְרֹכְב֖וֹ׃', 'סוּס וְרֹכְב֖וֹ׃'],
    [
      'a footnote with large letters in it',
      '<sup class="footnote-marker">*</sup><i class="footnote">(בספרי תימן <big>סֵ֔</big>פֶר בסמ״ך גדולה)</i>זֶ֣ה סֵ֔פֶר',
      'זֶ֣ה סֵ֔פֶר',
    ],
    ['a verse that is read again', 'חֵֽרֶם׃<br><small>[הִנֵּ֤ה אָֽנֹכִי֙]</small>', 'חֵֽרֶם׃'],
  ])('the markup for %s changes no letter and no word of a Hebrew verse', (_, html, expected) => {
    expect(text(html)).toBe(expected);
  });

  test('the markup of the Hebrew text keeps section marks beside the text', () => {
    expect(read('ט֑וֹב׃&nbsp;<span class="mam-spi-pe">{פ}</span><br>')).toMatchObject({
      ketiv: 'ט֑וֹב׃',
      words: ['ט֑וֹב'],
      marks: ['פ'],
    });
    expect(read('לֹ֥א תִּרְצָ֖ח׃ <span class="mam-spi-samekh">{ס}</span> לֹ֣א תִּנְאָ֑ף׃ {ס}')).toMatchObject({
      ketiv: 'לֹ֥א תִּרְצָ֖ח׃ לֹ֣א תִּנְאָ֑ף׃',
      marks: ['ס', 'ס'],
    });
    expect(read('כֵּ֣ן <span class="mam-spi-invnun">׆</span>').marks).toEqual(['׆']);
  });

  test('the markup of the Hebrew text leaves out an inverted nun before the first word', () => {
    expect(read('<span class="mam-spi-invnun">׆</span>&nbsp;וַיְהִ֛י בִּנְסֹ֥עַ')).toMatchObject({
      ketiv: 'וַיְהִ֛י בִּנְסֹ֥עַ',
      marks: [],
    });
  });
});

describe('words that are written and read in two ways', () => {
  const written = (ketiv: string): string => `<span class="mam-kq-k">(${ketiv})</span>`;
  const spoken = (qere: string): string => `<span class="mam-kq-q">[${qere}]</span>`;
  const both = (ketiv: string, qere: string): string =>
    `<span class="mam-kq">${written(ketiv)} ${spoken(qere)}</span>`;

  test('words that are written and read in two ways are words of each reading, with the signs after them in both', () => {
    const { ketiv, qere } = read(`כׇּל ${both('הוצא', 'הַיְצֵ֣א')} אִתָּ֑ךְ׃`);
    expect(ketiv).toBe('כׇּל הוצא אִתָּ֑ךְ׃');
    expect(qere).toBe('כׇּל הַיְצֵ֣א אִתָּ֑ךְ׃');
  });

  test('words that are written and read in two ways may be one word in one reading and two in the other', () => {
    const { ketiv, qere, words } = read(`${both('מזה', 'מַה־זֶּ֣ה')} בְיָדֶ֑ךָ`);
    expect(ketiv).toBe('מזה בְיָדֶ֑ךָ');
    expect(qere).toBe('מַה־זֶּ֣ה בְיָדֶ֑ךָ');
    expect(words).toEqual(['מזה', 'מַה', 'זֶּ֣ה', 'בְיָדֶ֑ךָ']);
  });

  test('words that are written and read in two ways may have the qere first', () => {
    expect(read(`<span class="mam-kq">${spoken('קְרִי')}־${written('כתב')}</span> סֽוֹף׃`)).toMatchObject({
      ketiv: 'כתב סֽוֹף׃',
      qere: 'קְרִי סֽוֹף׃',
    });
  });

  test('words that are written and read in two ways have a maqaf in both readings if it is printed in one', () => {
    expect(read(`${both('בנו', 'בְּנֵי־')}יִשְׂרָאֵ֖ל`)).toMatchObject({
      ketiv: 'בנו־יִשְׂרָאֵ֖ל',
      qere: 'בְּנֵי־יִשְׂרָאֵ֖ל',
    });
  });

  test('a word may be only written or only read', () => {
    expect(read(`כִּ֥י ${written('אם')} גֹאֵ֖ל`)).toMatchObject({ ketiv: 'כִּ֥י אם גֹאֵ֖ל', qere: 'כִּ֥י גֹאֵ֖ל' });
    expect(read(`אֲשֶׁר ${spoken('אֵלַ֖י')} אֶעֱשֶֽׂה׃`)).toMatchObject({
      ketiv: 'אֲשֶׁר אֶעֱשֶֽׂה׃',
      qere: 'אֲשֶׁר אֵלַ֖י אֶעֱשֶֽׂה׃',
    });
  });

  test('words that are written in one way and read in another share a number for each such pair', () => {
    const words = readHebrewVerse(`${both('א', 'בּ')} ${both('ג', 'דּ')}`) ?? [];
    expect(words.map(({ reading, variant }) => [reading, variant])).toEqual([
      ['ketiv', 1],
      ['qere', 1],
      ['ketiv', 2],
      ['qere', 2],
    ]);
  });
});

test.each(['—', '', ' &nbsp;', '–<br>'])('a Hebrew verse whose HTML is “%s” is not in the text', (html) => {
  expect(readHebrewVerse(html)).toBeNull();
});

describe('a verse is rejected, because reading on could change its values, if', () => {
  test.each([
    ['it has a tag that is not known', '<script>א</script>', 'the unknown tag <script>'],
    [
      'it has a class that is not known',
      '<span class="mam-new">א</span>',
      'the unknown tag <span class=mam-new>',
    ],
    ['a tag is not closed', 'א<big>ב', '<big> is not closed'],
    ['tags overlap', '<b>א<big>ב</b></big>', '</b> where nothing of this name is open'],
    ['a tag is broken off', 'אור <spa', 'a “<” that begins no tag'],
    ['it has a sign that is not known', 'א&zzz;ב', 'the unknown sign &zzz;'],
    ['it has a character that is none', 'א&#xD800;ב', 'the unknown sign &#xD800;'],
    ['brackets are left', 'אור (כתיב) [קרי]', 'signs that are not Hebrew'],
    ['Latin letters are left', 'אור light', 'signs that are not Hebrew'],
    ['a reading has no brackets', '<span class="mam-kq-k">כתיב</span>', 'a reading has no brackets'],
    [
      'a pair lacks its qere',
      '<span class="mam-kq"><span class="mam-kq-k">(כתב)</span></span>',
      'lacks one of the two',
    ],
    ['it has only signs', '<span class="mam-spi-pe">{פ}</span>', 'it has no words'],
  ])('a Hebrew verse is rejected, because reading on could change its values, if %s', (_, html, message) => {
    expect(() => readHebrewVerse(html)).toThrow(message);
  });
});
