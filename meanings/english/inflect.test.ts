import { describe, expect, test } from 'vitest';
import {
  baseOf,
  gerundOf,
  IRREGULAR_PLURALS,
  participleOf,
  pastOf,
  pluralOf,
  thirdPersonOf,
} from './inflect.ts';
import { IRREGULAR_VERBS } from './irregular-verbs.ts';

const each = (change: (word: string) => string, pairs: string) =>
  Object.fromEntries(pairs.split(', ').map((pair) => [pair, change(pair.split(' > ')[0] ?? '')]));
const expected = (pairs: string) =>
  Object.fromEntries(pairs.split(', ').map((pair) => [pair, pair.split(' > ')[1]]));

describe('an English verb', () => {
  test.each([
    [
      'past',
      pastOf,
      'go up > went up, carry > carried, love > loved, stop > stopped, visit > visited, sow > sowed, counsel > counselled, stink > stank, regret > regretted, foretell > foretold',
    ],
    [
      'participle',
      participleOf,
      'write > written, bless > blessed, forget > forgotten, abhor > abhorred, befit > befitted',
    ],
    [
      'gerund',
      gerundOf,
      'lie down > lying down, make > making, sit > sitting, see > seeing, be > being, begin > beginning, flee > fleeing, hear > hearing',
    ],
    [
      'third person',
      thirdPersonOf,
      'go > goes, carry away > carries away, wash > washes, be > is, have > has, say > says, ought > ought',
    ],
  ])('an English verb has its %s', (_, change, pairs) => {
    expect(each(change, pairs)).toEqual(expected(pairs));
  });

  test('baseOf finds an English word from its irregular forms, and returns any other word unchanged', () => {
    const pairs = 'went > go, said > say, were > be, feet > foot, house > house, constructor > constructor';
    expect(each(baseOf, pairs)).toEqual(expected(pairs));
  });
});

test('pluralOf gives the plural of an English noun or phrase', () => {
  const pairs =
    'king > kings, city > cities, bush > bushes, day > days, young man > young men, offering by fire > offerings by fire, tooth > teeth, eunuch > eunuchs, denarius > denarii';
  expect(each(pluralOf, pairs)).toEqual(expected(pairs));
});

test('the tables of irregular English words have only small letters, one or two forms of each verb, and one plural of each noun', () => {
  for (const [base, forms] of Object.entries(IRREGULAR_VERBS)) {
    expect(`${base} ${forms}`).toMatch(/^[a-z]+ [a-z]+(?: [a-z]+)?$/u);
  }
  for (const [noun, plural] of Object.entries(IRREGULAR_PLURALS)) {
    expect(`${noun} ${plural}`).toMatch(/^[a-z]+ [a-z]+$/u);
  }
});
