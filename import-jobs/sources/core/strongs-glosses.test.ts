import { describe, expect, test } from 'vitest';
import { CHOSEN_GLOSSES } from './strongs-chosen.ts';
import { KING_JAMES_NAMES } from './strongs-names.ts';

const GLOSS = /^\p{L}+(?:[ '-]\p{L}+)*$/u;

const placeOf = (number: string): number => Number(number.slice(1)) + (number.startsWith('G') ? 10_000 : 0);

describe.each([
  ['CHOSEN_GLOSSES', CHOSEN_GLOSSES],
  ['KING_JAMES_NAMES', KING_JAMES_NAMES],
])('%s', (_, table) => {
  const numbers = Object.keys(table);

  test('a table of glosses has a gloss for each Strong’s number, without spaces around it or signs in it', () => {
    expect(numbers.length).toBeGreaterThan(200);
    expect(numbers.filter((number) => !/^[HG][1-9]\d{0,3}$/.test(number))).toEqual([]);
    expect(Object.values(table).filter((gloss) => !GLOSS.test(gloss))).toEqual([]);
  });

  test('a table of glosses is in the order of the dictionaries', () => {
    expect(numbers).toEqual([...numbers].sort((a, b) => placeOf(a) - placeOf(b)));
  });
});

test('no Strong’s number is in both tables of glosses', () => {
  expect(Object.keys(KING_JAMES_NAMES).filter((number) => number in CHOSEN_GLOSSES)).toEqual([]);
});
