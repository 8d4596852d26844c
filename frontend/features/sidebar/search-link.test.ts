import { expect, test } from 'vitest';
import { type Filters, textSearchLink, valueSearchLink } from './search-link.ts';

const ALL: Filters = { within: '', method: 'HEBREW_STANDARD' };

test('the link for a text search has the trimmed text; for spaces alone there is no link', () => {
  expect(textSearchLink(' still & deep ', ALL)).toEqual({ to: '/search', search: { term: 'still & deep' } });
  expect(textSearchLink('  ', ALL)).toBeNull();
});

test('the link for a text limits the search to a book, a testament or a group, and the link for a value to a book', () => {
  expect(textSearchLink('light', { ...ALL, within: '1_esdras' })?.search).toEqual({
    term: 'light',
    book: '1_esdras',
  });
  expect(textSearchLink('light', { ...ALL, within: 'testament=old' })?.search).toEqual({
    term: 'light',
    testament: 'old',
  });
  expect(textSearchLink('light', { ...ALL, within: 'group=prophets' })?.search).toEqual({
    term: 'light',
    group: 'prophets',
  });
  expect(valueSearchLink('26', { ...ALL, within: 'genesis' })?.search).toEqual({
    method: ['HEBREW_STANDARD'],
    book: 'genesis',
  });
});

test('there is a link for a search by value only if the value is a whole number above 0 in decimal digits', () => {
  expect(
    ['26', ' 007 ', '0', '', '2.5', '1e3', '0x1a', '-3', 'light'].map(
      (typed) => valueSearchLink(typed, ALL)?.params.value ?? null,
    ),
  ).toEqual(['26', '7', ...Array.from({ length: 7 }, () => null)]);
});

test('the link for a text search can limit it to one version', () => {
  expect(
    textSearchLink('light', { within: '', method: 'HEBREW_STANDARD', version: 'original' })?.search,
  ).toMatchObject({
    term: 'light',
    version: 'original',
  });
});

test('the link for a search by value accepts a number with commas, as the app writes it; for any other text there is no link', () => {
  const filters = { within: '', method: 'HEBREW_STANDARD' } as const;
  expect(valueSearchLink('1,773', filters)?.params).toEqual({ value: '1773' });
  for (const typed of ['0', '−5', '12abc', 'light', '2.5', '9999999999']) {
    expect(valueSearchLink(typed, filters), typed).toBeNull();
  }
});
