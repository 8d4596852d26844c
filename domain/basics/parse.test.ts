import { describe, expect, test } from 'vitest';
import {
  fromJson,
  listOf,
  matching,
  objectOf,
  oneOf,
  orNull,
  readFields,
  text,
  textUpTo,
  trimmedText,
  wholeNumber,
  withDefault,
  withoutDefaults,
  yesOrNo,
} from './parse.ts';

const OTHER_VALUES: readonly unknown[] = [
  undefined,
  null,
  {},
  [],
  Number.NaN,
  1.5,
  -1,
  { toString: 1 },
  Symbol('x'),
  () => 1,
];

const PARSERS = {
  text,
  textUpTo: textUpTo(3),
  trimmedText,
  matching: matching(/^a/u),
  oneOf: oneOf(['a', 'b']),
  wholeNumber: wholeNumber(0, 9),
  yesOrNo,
  listOf: listOf(oneOf(['a'])),
  objectOf: objectOf({ a: text }),
};

test.each(Object.entries(PARSERS))(
  'the parser %s returns undefined for values of another kind, and never throws',
  (_, parse) => {
    expect(OTHER_VALUES.map((value) => parse(value))).toEqual(OTHER_VALUES.map(() => undefined));
  },
);

describe('single values', () => {
  test.each<[keyof typeof PARSERS, unknown, unknown]>([
    ['text', '', ''],
    ['text', ' a ', ' a '],
    ['trimmedText', '', undefined],
    ['trimmedText', '  ', undefined],
    ['trimmedText', ' a ', 'a'],
    ['textUpTo', 'abc', 'abc'],
    ['textUpTo', 'abcd', 'abc'],
    ['matching', 'ab', 'ab'],
    ['matching', 'ba', undefined],
    ['matching', 'Ab', undefined],
    ['oneOf', 'a', 'a'],
    ['oneOf', 'A', undefined],
    ['oneOf', ' a', undefined],
    ['oneOf', 'toString', undefined],
    ['yesOrNo', true, true],
    ['yesOrNo', 'true', true],
    ['yesOrNo', '1', true],
    ['yesOrNo', false, false],
    ['yesOrNo', 'false', false],
    ['yesOrNo', '0', false],
    ['yesOrNo', 'yes', undefined],
    ['yesOrNo', 1, undefined],
    ['yesOrNo', 'TRUE', undefined],
    ['yesOrNo', '', undefined],
  ])('the parser %s reads %j as %j', (name, value, result) => {
    expect(PARSERS[name](value)).toBe(result);
  });

  test.each([
    ['7', 7],
    [7, 7],
    [' 12 ', 12],
    ['007', 7],
    ['0', undefined],
    ['13', undefined],
    [13, undefined],
    ['-3', undefined],
    ['1.5', undefined],
    ['1e1', undefined],
    ['0x7', undefined],
    ['٧', undefined],
    ['', undefined],
    ['9'.repeat(30), undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [true, undefined],
  ])('wholeNumber(1, 12) reads %j as %j', (value, number) => {
    expect(wholeNumber(1, 12)(value)).toBe(number);
  });

  test('a parser accepts null only with orNull', () => {
    const textOrNull = orNull(text);
    expect([textOrNull(null), textOrNull('a'), textOrNull(7)]).toEqual([null, 'a', undefined]);
  });
});

describe('lists', () => {
  const letters = listOf(oneOf(['a', 'b', 'c']));

  test('listOf returns the items in the order of the input, each once, and leaves out unreadable items', () => {
    expect(letters('c, a,x,c')).toEqual(['c', 'a']);
    expect(letters(['b', 'x', 7, 'a', 'b'])).toEqual(['b', 'a']);
  });

  test('listOf returns undefined if no item can be read', () => {
    for (const input of ['', ',', 'x', []]) expect(letters(input), `${input}`).toBeUndefined();
  });
});

describe('fields', () => {
  const fields = {
    page: withDefault(wholeNumber(1, 9), 1),
    units: withDefault(listOf(oneOf(['verse', 'word'])), ['verse']),
    term: withDefault(text, ''),
    book: trimmedText,
  };
  const PLAIN = { page: 1, units: ['verse'], term: '', book: undefined };

  test('readFields gives each field its default if the input is missing or unreadable', () => {
    for (const input of [{}, null, 7, 'page=2', [], { page: 'x', units: 'x', book: ' ' }]) {
      expect(readFields(fields, input)).toStrictEqual(PLAIN);
    }
  });

  test('readFields ignores names that are no fields, including inherited names', () => {
    expect(readFields(fields, { utm: 'x', page: '2' })).toStrictEqual({ ...PLAIN, page: 2 });
    expect(readFields({ toString: text, constructor: text }, {})).toStrictEqual({
      toString: undefined,
      constructor: undefined,
    });
  });

  test('the values of fields are equal after they were written to an address without defaults and read again', () => {
    const state = { page: 3, units: ['word', 'verse'], term: '26', book: 'ruth' };
    const named = withoutDefaults(fields, state);
    expect(named).toEqual(state);
    const address = Object.fromEntries(Object.entries(named).map(([name, value]) => [name, String(value)]));
    expect(address).toEqual({ page: '3', units: 'word,verse', term: '26', book: 'ruth' });
    expect(readFields(fields, address)).toEqual(state);
    expect(withoutDefaults(fields, readFields(fields, {}))).toStrictEqual({});
  });

  test('a field without a default can have the text "undefined"', () => {
    expect(withoutDefaults(fields, { book: 'undefined', term: undefined })).toStrictEqual({
      book: 'undefined',
    });
  });

  test('withoutDefaults keeps names that are no fields, and does not change its input', () => {
    const state = { page: 1, answer: '924 spans', toString: 'x' };
    expect(withoutDefaults(fields, state)).toEqual({ answer: '924 spans', toString: 'x' });
    expect(state.page).toBe(1);
  });
});

describe('stored objects', () => {
  const place = objectOf({ path: matching(/^\/explorer\//u), verse: orNull(wholeNumber(0, 999)) });

  test('objectOf returns undefined if one field of an object is missing or unreadable', () => {
    expect(place({ path: '/explorer/ruth/1', verse: null, more: 1 })).toEqual({
      path: '/explorer/ruth/1',
      verse: null,
    });
    expect(place({ path: '/explorer/ruth/1' })).toBeUndefined();
    expect(place({ path: '//elsewhere.example', verse: 1 })).toBeUndefined();
  });

  test('fromJson reads an object from JSON, and returns undefined for any other text', () => {
    expect(fromJson(place, '{"path":"/explorer/ruth/1","verse":3}')).toEqual({
      path: '/explorer/ruth/1',
      verse: 3,
    });
    for (const json of [null, '', '{', 'null', '7', '[]', '{}'])
      expect(fromJson(place, json)).toBeUndefined();
    expect(fromJson(place, '['.repeat(100_000))).toBeUndefined();
  });
});
