import { describe, expect, test } from 'vitest';
import { keyOf, senseShown, wordsOfEnglish } from './derive.ts';
import { formsOf } from './renderings.ts';
import { SENSES } from './sense-list.ts';

const shown = (key: string, english: string, ...numbers: string[]) =>
  senseShown(key, wordsOfEnglish(english), new Set(numbers));

describe('senseShown', () => {
  test.each([
    ['the only sense that is shown', 'H802', 'and Sarai Abram’s wife took Hagar', 'wife|wives'],
    ['nothing for the usual sense', 'H802', 'and the woman saw', null],
    ['nothing if the usual sense is shown too', 'H802', 'the woman, and his wife', null],
    ['nothing if two senses are shown', 'H776', 'the earth and the land', null],
    ['nothing if no sense is shown', 'H802', 'and she said', null],
    ['nothing for a word that is not in the list', 'H1', 'the wife', null],
    ['the one to whom a verse speaks', 'H3068', 'have mercy, O Lord', '=O LORD'],
    ['nothing if the verse speaks of him too', 'H3068', 'the Lord will hear; hear, O Lord', null],
    ['a sense by a regular form', 'H7121 q', 'he readeth therein', 'read'],
    ['the sense of the first word before others', 'G1161', 'But he went, but not alone', 'but'],
    ['a sense for want of another', 'G1161', 'And he went', 'and'],
    ['no sense for want of another if the usual one is shown', 'G1161', 'And he went, but not alone', null],
  ])('gives %s', (_, key, english, expected) => {
    expect(shown(key, english)).toBe(expected);
  });

  test('does not count a word beside a rival', () => {
    expect(shown('H935 q', 'and he went in')).toBe('go');
    expect(shown('H935 q', 'and he went up', 'H5927')).toBe(null);
  });
});

test('the key of a word has the stem of a Hebrew verb', () => {
  expect(keyOf({ strongsNumber: 'H7121', morphology: 'HC/Vqw3ms' })).toBe('H7121 q');
  expect(keyOf({ strongsNumber: 'H802', morphology: 'HR/Ncfsa' })).toBe('H802');
  expect(keyOf({ strongsNumber: 'G863', morphology: null })).toBe('G863');
});

test.each([
  ['make', 'maketh making maker', 'maketh making'],
  ['put', 'putteth putting puts', 'putteth putting puts'],
  ['carry', 'carrieth carries carried', 'carrieth carries carried'],
  ['offer', 'offereth offered offering', 'offereth offered'],
  ['wife', 'wives wifely', ''],
])('forms of “%s”: of the words “%s”, only “%s”', (word, asked, expected) => {
  const forms = formsOf(word);
  expect(
    asked
      .split(' ')
      .filter((form) => forms.includes(form))
      .join(' '),
  ).toBe(expected);
});

describe('the list of senses', () => {
  const entries = Object.entries(SENSES);

  test('has a number or a number and a stem as each key, and senses in the notation of the chosen words', () => {
    expect(entries.filter(([key]) => !/^(?:H[1-9]\d*(?: [A-Za-z])?|G[1-9]\d*|he)$/u.test(key))).toEqual([]);
    const senses = entries.flatMap(([, words]) => Object.keys(words));
    expect(
      senses.filter((sense) => !/^=?[A-Za-z]+(?: [A-Za-z]+){0,2}(?:\|[a-z ]+|~)?$/u.test(sense)),
    ).toEqual([]);
  });

  test('has words in small letters, and after a ! a Strong’s number', () => {
    const words = entries.flatMap(([, senses]) => Object.values(senses)).flatMap((text) => text.split(' '));
    expect(words.filter((word) => !/^(?:\^?[a-z_]+|\*|![HG][1-9]\d*)$/u.test(word))).toEqual([]);
  });

  test('has no English word for two senses of one word', () => {
    const twice = entries.filter(([, senses]) => {
      const words = Object.values(senses).flatMap((text) =>
        text.split(' ').filter((word) => !word.startsWith('!')),
      );
      return new Set(words).size < words.length;
    });
    expect(twice).toEqual([]);
  });
});
