import { describe, expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../../../domain/basics/index.ts';
import { chosenIn, SEARCH, type SearchLink, scopeOf } from '../../addresses/search-address.ts';
import {
  chanceParams,
  isValue,
  textCall,
  textQuestion,
  valueCall,
  valueLink,
  valueQuery,
  valueQuestion,
} from './question.ts';

const readText = (search: object) => textQuestion(readFields(SEARCH, search));
const readValue = (value: string, search: object) => valueQuestion(value, readFields(SEARCH, search));
const written = (named: object) =>
  Object.fromEntries(
    Object.entries(named).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
const conditions = (length: number) => Array.from({ length }, (_, at) => `HEBREW_ORDINAL:${at + 1}`).join();
const address = (link: SearchLink) => written(withoutDefaults(SEARCH, link));

describe('a text search', () => {
  test('the address of a text search stays the same when it is read and written again', () => {
    const search = { term: '"in the beginning"', forms: 'true', book: 'genesis', version: 'kjv', page: '3' };
    expect(address(readText(search))).toEqual(search);
  });

  test('a text search trims the term and ignores unreadable parameters', () => {
    expect(readText({ term: ' light ', page: '-2', book: ' ', version: 'niv', testament: 'x' })).toEqual({
      ...readText({}),
      term: 'light',
    });
  });

  test('a text search, like a search by value, never requests a page beyond the last one that the API gives', () => {
    expect(textCall(readText({ term: 'a', page: '9999999' })).offset).toBe('999980');
    expect(valueCall(readValue('26', { page: '9999999' })).offset).toBe('9999980');
  });

  test('a text search requests only the results of the page in the address', () => {
    expect(written(textCall(readText({ term: 'light', page: '3' })))).toEqual({
      term: 'light',
      limit: '20',
      offset: '40',
    });
    expect(written(textCall(readText({ term: 'light' })))).toEqual({ term: 'light', limit: '20' });
    expect(written(textCall(readText({ term: 'light', forms: '1' })))).toEqual({
      term: 'light',
      forms: 'true',
      limit: '20',
    });
  });
});

describe('a search by value', () => {
  const SPANS = {
    unit: 'span',
    method: 'HEBREW_STANDARD,GREEK_STANDARD',
    range: '1',
    minWords: '3',
    maxWords: '10',
    crossVerse: 'true',
    testament: 'old',
    also: 'HEBREW_ATBASH:620,HEBREW_ORDINAL:50',
    lemma: 'H430',
    page: '2',
  };

  test('the address of a search by value stays the same when it is read and written again', () => {
    expect(address(valueLink(readValue('913', SPANS)))).toEqual(SPANS);
  });

  test('a search by value requests the parameters of the address and the results of the page', () => {
    const { page: _, ...params } = SPANS;
    expect(written(valueCall(readValue('913', SPANS)))).toEqual({ ...params, limit: '20', offset: '20' });
    expect(written(valueCall(readValue('26', {})))).toEqual({ method: 'HEBREW_STANDARD', limit: '20' });
  });

  test('the request of a search for verses leaves out the parameters that only a search for phrases has', () => {
    const spans = readValue('26', { unit: 'span', minWords: '3', maxWords: '4', crossVerse: '1' });
    expect(spans).toMatchObject({ minWords: 3, maxWords: 4, crossVerse: true });
    expect(address(valueLink({ ...spans, unit: 'verse' }))).toEqual({ method: 'HEBREW_STANDARD' });
  });

  test.each(['text', 'value', 'chance'])(
    'a group of books stays in the address and in the call of a %s search',
    (kind) => {
      const group = 'prophets';
      const text = readText({ term: 'light', group });
      const value = readValue('26', { group });
      const [link, call] =
        kind === 'text'
          ? [text, textCall(text)]
          : [valueLink(value), kind === 'value' ? valueCall(value) : chanceParams(value)];
      expect({ inAddress: address(link).group, inCall: call.group }).toEqual({
        inAddress: group,
        inCall: group,
      });
      expect(readText({ group: 'epistles' }).group).toBeUndefined();
    },
  );

  test('a search by value ignores unreadable conditions', () => {
    const also = 'NO_SUCH:7,HEBREW_ATBASH:0,:5,HEBREW_ORDINAL:7,HEBREW_GADOL';
    const question = readValue('26', { also, range: '1e3', unit: 'verb', method: 'NO_SUCH' });
    expect(question).toMatchObject({ range: 0, unit: 'verse', methods: ['HEBREW_STANDARD'] });
    expect(question.also).toEqual([{ method: 'HEBREW_ORDINAL', value: 7 }]);
  });

  test('chanceParams passes the unit, the method and the book to the chance request, but not the range', () => {
    expect(chanceParams(readValue('26', { unit: 'word', range: '5', book: 'ruth' }))).toEqual({
      unit: 'word',
      method: ['HEBREW_STANDARD'],
      book: 'ruth',
    });
  });

  test('valueQuery gives the parameters of the address to the letters files', () => {
    expect(valueQuery(readValue('913', { ...SPANS, lemma: '', book: 'genesis' }))).toMatchObject({
      unit: 'span',
      methods: ['HEBREW_STANDARD', 'GREEK_STANDARD'],
      range: 1,
      minWords: 3,
      maxWords: 10,
      crossVerse: true,
      testament: 'old',
      book: { id: 'genesis' },
      lemma: undefined,
      limit: 20,
      offset: 20,
    });
  });

  test.each([
    ['range', '1000000', '1000001'],
    ['minWords', '100000', '100001'],
    ['minWords', '1', '0'],
    ['maxWords', '999999', '1000000'],
    ['page', '500000', '500001'],
    ['also', conditions(4), conditions(5)],
    ['book', '1kings', '1 kings'],
  ])('if %s is %s the letters files can answer, but if it is %s only the API', (name, within, beyond) => {
    expect(valueQuery(readValue('26', { unit: 'span', [name]: within }))).not.toBeNull();
    expect(valueQuery(readValue('26', { unit: 'span', [name]: beyond }))).toBeNull();
  });

  test('isValue accepts a whole number above 0 or a property of numbers, such as prime', () => {
    const good = ['1', '913', '999999999', 'prime', 'square', 'triangular', 'multiple-of-37'];
    expect(good.filter(isValue)).toEqual(good);
    expect(['', '0', '-3', '2.5', '1e3', 'many', 'multiple-of-0', '1234567890'].filter(isValue)).toEqual([]);
  });
});

test.each([
  ['', {}],
  ['1 esdras', { book: '1 esdras' }],
  ['testament=old', { testament: 'old' }],
  ['group=writings', { group: 'writings' }],
])(
  'the choice %j in the list of books limits the search by %j, and these parameters select this choice',
  (chosen, scope) => {
    expect(scopeOf(chosen)).toEqual({ book: undefined, testament: undefined, group: undefined, ...scope });
    expect(chosenIn(scopeOf(chosen))).toBe(chosen);
  },
);
