import { expect, test } from 'vitest';
import { parsePlainSearch, stringifyPlainSearch } from './search-params.ts';

test.each(['"in the beginning"', '26', '007', 'true', 'null', '[1]', 'ראשית', 'a+b & c'])(
  '%s stays as it is',
  (term) => {
    const address = stringifyPlainSearch({ term });
    expect(parsePlainSearch(address)).toEqual({ term });
    expect(parsePlainSearch(`?term=${encodeURIComponent(term)}`)).toEqual({ term });
  },
);

test('numbers are written without quotes, and what is undefined not at all', () => {
  expect(stringifyPlainSearch({ term: '26', book: undefined })).toBe('?term=26');
  expect(stringifyPlainSearch({ book: undefined })).toBe('');
  expect(parsePlainSearch('')).toEqual({});
});

test('of a key named twice the last counts', () => {
  expect(parsePlainSearch('?version=kjv&version=original')).toEqual({ version: 'original' });
});
