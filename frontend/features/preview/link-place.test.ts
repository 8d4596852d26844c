import { expect, test } from 'vitest';
import { hasText, linkedVerse } from './link-place.ts';

const SITE = 'https://example.org';
const linked = (link: string, page: string) => {
  const { place } = linkedVerse(new URL(link, SITE), new URL(page, SITE)) ?? {};
  return place === undefined ? null : `${place.book.id} ${place.chapter}:${place.verse}`;
};

test.each([
  ['/explorer/psalms/23/3', '/number/913', 'psalms 23:3'],
  ['/explorer/psalms/23/3#w2', '/explorer/psalms/22/1', 'psalms 23:3'],
  ['/explorer/psalms/23', '/number/913', null],
  ['/number/26', '/number/913', null],
  ['https://other.org/explorer/psalms/23/3', '/number/913', null],
  ['/explorer/nowhere/23/3', '/number/913', null],
])('the link %s on the page %s leads to %s', (link, page, verse) => {
  expect(linked(link, page)).toBe(verse);
});

test('linkedVerse gives null for a link to the open verse or to a verse of the open chapter, so it has no preview', () => {
  expect(linked('/explorer/psalms/23/3?version=esv', '/explorer/psalms/23/3')).toBeNull();
  expect(linked('/explorer/psalms/23/3', '/explorer/psalms/23')).toBeNull();
  expect(linked('/explorer/psalms/23/4', '/explorer/psalms/23/3')).toBe('psalms 23:4');
});

test('the preview of a link uses the version and the methods in the address of the link', () => {
  const verse = linkedVerse(
    new URL('/explorer/psalms/23/3?version=original&methods=HEBREW_ORDINAL', SITE),
    new URL('/search', SITE),
  );
  expect(verse?.search).toMatchObject({ version: 'original', methods: ['HEBREW_ORDINAL'] });
});

test('hasText finds a text on a page although punctuation, spaces, vowels and accents differ', () => {
  const page = 'Psalm 23:3 · He restoreth my soul: he leadeth me';
  expect(hasText(page, [null, 'He  restoreth my soul;'])).toBe(true);
  expect(hasText('נפשי ישובב', ['נַפְשִׁ֥י יְשׁוֹבֵ֑ב'])).toBe(true);
  expect(hasText(page, ['The LORD is my shepherd', null, ''])).toBe(false);
});
