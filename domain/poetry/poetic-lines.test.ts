import { expect, test } from 'vitest';
import { poeticLines, poetryAt } from './index.ts';
import type { AccentSystem } from './poetic-lines.ts';

function linesOf(text: string, system: AccentSystem): string[] {
  const words = [...text.matchAll(/([^ ־]+)([ ־]|$)/gu)].map(([, word = '', after = '']) => ({
    text: word,
    after,
  }));
  const starts = poeticLines(words, system);
  return starts.map((start, index) =>
    words
      .slice(start, starts[index + 1])
      .map((word) => word.text + word.after)
      .join('')
      .trim(),
  );
}

test('a line of Hebrew poetry ends at the accent atnah', () => {
  expect(linesOf('נַפְשִׁ֥י יְשׁוֹבֵ֑ב יַֽנְחֵ֥נִי בְמַעְגְּלֵי־צֶ֝֗דֶק לְמַ֣עַן שְׁמֽוֹ׃', 'poetic')).toEqual([
    'נַפְשִׁ֥י יְשׁוֹבֵ֑ב',
    'יַֽנְחֵ֥נִי בְמַעְגְּלֵי־צֶ֝֗דֶק לְמַ֣עַן שְׁמֽוֹ׃',
  ]);
});

test('a line of Hebrew poetry ends at the accent ole-weyored, also if ole and yored are on two words', () => {
  expect(linesOf('כִּ֤י אִ֥ם בְּתוֹרַ֥ת יְהוָ֗ה חֶ֫פְצ֥וֹ וּֽבְתוֹרָת֥וֹ יֶהְגֶּ֗ה יוֹמָ֥ם וָלָֽיְלָה׃', 'poetic')[0]).toMatch(/חֶ֫פְצ֥וֹ$/u);
  const [first] = linesOf('וְֽהָיָ֗ה כְּעֵץ֮ שָׁת֪וּל עַֽל־פַּלְגֵ֫י מָ֥יִם אֲשֶׁ֤ר פִּרְי֨וֹ יִתֵּ֬ן בְּעִתּ֗וֹ', 'poetic').filter((line) =>
    line.endsWith('מָ֥יִם'),
  );
  expect(first).toBeDefined();
});

test('a long part of a poetic verse is divided at the accent revia, and a short part is not', () => {
  expect(linesOf('אַ֥שְֽׁרֵי הָאִ֗ישׁ אֲשֶׁ֤ר לֹ֥א הָלַךְ֮', 'poetic')).toHaveLength(2);
  expect(linesOf('יְהוָ֥ה רֹ֝עִ֗י לֹ֣א אֶחְסָֽר׃', 'poetic')).toHaveLength(1);
});

test('with the accents of prose, a long part of a verse is divided at the accent zaqef, and ole does not count', () => {
  expect(linesOf('אֵיכָ֣ה יָשְׁבָ֣ה בָדָ֗ד הָעִיר֙ רַבָּ֣תִי עָ֔ם הָיְתָ֖ה כְּאַלְמָנָ֑ה רַבָּ֣תִי בַגּוֹיִ֗ם', 'prose')).toEqual([
    'אֵיכָ֣ה יָשְׁבָ֣ה בָדָ֗ד הָעִיר֙ רַבָּ֣תִי עָ֔ם',
    'הָיְתָ֖ה כְּאַלְמָנָ֑ה',
    'רַבָּ֣תִי בַגּוֹיִ֗ם',
  ]);
});

test('no line of poetry ends before a maqaf, and a text without accents is one line', () => {
  expect(linesOf('נַפְשִׁ֥י יְשׁוֹבֵ֑ב־יַֽנְחֵ֥נִי לְמַ֣עַן', 'poetic')).toHaveLength(1);
  expect(linesOf('נפשי ישובב ינחני במעגלי צדק למען שמו', 'poetic')).toHaveLength(1);
  expect(poeticLines([], 'prose')).toEqual([]);
});

test('poetryAt finds poetry from the first to the last verse of a poem, and none outside it', () => {
  const at = (book: string, chapter: number, verse: number) => poetryAt({ book, chapter, verse });
  expect(at('psalms', 3, 0)).toBe('poetic');
  expect(at('proverbs', 31, 31)).toBe('poetic');
  expect(at('lamentations', 1, 1)).toBe('prose');
  expect(at('job', 3, 1)).toBeNull();
  expect(at('job', 3, 2)).toBe('poetic');
  expect(at('job', 32, 5)).toBeNull();
  expect(at('job', 42, 6)).toBe('poetic');
  expect(at('job', 42, 7)).toBeNull();
  expect(at('isaiah', 52, 12)).toBeNull();
  expect(at('isaiah', 52, 15)).toBe('prose');
  expect(at('isaiah', 53, 12)).toBe('prose');
  expect(at('isaiah', 54, 1)).toBeNull();
  expect(at('john', 1, 1)).toBeNull();
  expect(at('toString', 1, 1)).toBeNull();
});
