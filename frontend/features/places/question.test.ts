import { describe, expect, test } from 'vitest';
import { readFields } from '../../../domain/basics/index.ts';
import { PLACES_SEARCH } from '../../addresses/places-address.ts';
import { placesCall, placesQuery, questionOf, typedNumber } from './question.ts';

const question = (search: object) => questionOf(readFields(PLACES_SEARCH, search));

describe('the question of an address', () => {
  test('without a number or place is the middle letter of the Torah', () => {
    expect(question({ order: 'hebrew' })).toMatchObject({
      unit: 'letter',
      n: 'middle',
      in: 'torah',
      order: 'hebrew',
    });
  });

  test.each([
    [
      { n: '1,000', in: 'genesis', unit: 'letter' },
      { n: '1000', book: 'genesis', unit: 'letter' },
    ],
    [
      { n: 'Middle', in: 'torah' },
      { n: 'middle', group: 'torah' },
    ],
    [
      { n: '5', in: 'tanakh', order: 'hebrew' },
      { n: '5', testament: 'old', order: 'hebrew' },
    ],
    [{ n: '5', in: 'whole' }, { n: '5' }],
    [{ at: 'genesis.2.4', unit: 'chapter' }, { at: 'genesis.2.4' }],
    [{ n: 'first' }, { n: 'first' }],
  ])('%j asks the API for %j', (search, call) => {
    expect(placesCall(question(search))).toEqual(call);
  });

  test('with a book in another spelling is for the API alone', () => {
    expect(placesQuery(question({ n: '5', in: 'Gen' }))).toBeNull();
    expect(placesQuery(question({ n: '1,000', in: 'genesis' }))).toMatchObject({
      n: '1000',
      book: { id: 'genesis' },
      group: null,
    });
  });
});

test.each([
  ['1,000', '1000'],
  [' 12 ', '12'],
  ['MIDDLE', 'middle'],
  ['Last', 'last'],
  ['12a', null],
  ['', null],
  ['-1', null],
  ['1234567890', null],
])('the typed number “%s” is read as %s', (typed, number) => expect(typedNumber(typed)).toBe(number));
