import { expect, test } from 'vitest';
import { parsePlainSearch, stringifyPlainSearch } from './search-params.ts';

test.each(['"in the beginning"', '26', '007', 'true', 'null', '[1]', 'ראשית', 'a+b & c'])(
  'keeps the text %s unchanged',
  (term) => {
    const address = stringifyPlainSearch({ term });
    expect(parsePlainSearch(address)).toEqual({ term });
    expect(parsePlainSearch(`?term=${encodeURIComponent(term)}`)).toEqual({ term });
  },
);

test('writes a text of digits without quotes, and leaves out undefined values', () => {
  expect(stringifyPlainSearch({ term: '26', book: undefined })).toBe('?term=26');
  expect(stringifyPlainSearch({ book: undefined })).toBe('');
  expect(parsePlainSearch('')).toEqual({});
});

test('uses the last value if a key occurs twice', () => {
  expect(parsePlainSearch('?version=kjv&version=original')).toEqual({ version: 'original' });
});
