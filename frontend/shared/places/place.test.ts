import { expect, test } from 'vitest';
import { chapterName, findPlace, isCanonical, parsePlace } from './place.ts';

test('parsePlace reads book, chapter and verse from an address', () => {
  const place = parsePlace({ book: 'psalms', chapter: '23', verse: '3' });
  expect(place).toMatchObject({ book: { id: 'psalms' }, chapter: 23, verse: 3 });
});

test('an address without a verse is the address of a chapter', () => {
  expect(parsePlace({ book: 'psalms', chapter: '3' })?.verse).toBeNull();
  expect(parsePlace({ book: 'psalms', chapter: '3', verse: '99999' })?.verse).toBe(99_999);
});

test('verse 0 in an address is the title of a psalm, not a missing verse', () => {
  expect(parsePlace({ book: 'psalms', chapter: '3', verse: '0' })?.verse).toBe(0);
});

test('an address with a name or an abbreviation of a book leads to the book, but is not its canonical address', async () => {
  const segments = { book: '1 Samuel', chapter: '20', verse: '2' };
  expect(parsePlace(segments)).toBeNull();
  const place = await findPlace(segments);
  expect(place?.book.id).toBe('1samuel');
  expect(place !== null && isCanonical(place, segments)).toBe(false);
});

test('an address whose number has a leading zero is not canonical', () => {
  const segments = { book: 'psalms', chapter: '023' };
  const place = parsePlace(segments);
  expect(place !== null && isCanonical(place, segments)).toBe(false);
});

test('an address without a known book or with an invalid number has no place', async () => {
  expect(await findPlace({ book: 'hezekiah', chapter: '1' })).toBeNull();
  expect(await findPlace({ book: 'Gen', chapter: 'x' })).toBeNull();
  expect(parsePlace({ book: 'hezekiah', chapter: '1' })).toBeNull();
  expect(parsePlace({ book: 'psalms', chapter: 'x' })).toBeNull();
  expect(parsePlace({ book: 'psalms', chapter: '23', verse: '-3' })).toBeNull();
});

test('chapterName calls a chapter of the book of Psalms “Psalm”', () => {
  expect(chapterName('psalms', 23)).toBe('Psalm 23');
  expect(chapterName('genesis', 1)).toBe('Genesis 1');
});
