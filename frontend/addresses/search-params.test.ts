import { expect, test } from 'vitest';
import { parsePlainSearch, stringifyPlainSearch } from './search-params.ts';

test.each(['"in the beginning"', '26', '007', 'true', 'null', '[1]', 'ראשית', 'a+b & c'])(
  'the text %s is read as it was written into an address',
  (term) => {
    const address = stringifyPlainSearch({ term });
    expect(parsePlainSearch(address)).toEqual({ term });
    expect(parsePlainSearch(`?term=${encodeURIComponent(term)}`)).toEqual({ term });
  },
);

test('a text of digits is written without quotation marks, and undefined values are left out', () => {
  expect(stringifyPlainSearch({ term: '26', book: undefined })).toBe('?term=26');
  expect(stringifyPlainSearch({ book: undefined })).toBe('');
  expect(parsePlainSearch('')).toEqual({});
});

test('if a key occurs twice in an address, the last value counts', () => {
  expect(parsePlainSearch('?version=kjv&version=original')).toEqual({ version: 'original' });
});
