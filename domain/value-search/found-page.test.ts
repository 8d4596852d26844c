import { expect, test } from 'vitest';
import type { ChosenText, SearchableEdition } from './chosen-texts.ts';
import { foundPage, numberingOf, type PlacedHit } from './found-page.ts';
import type { WordPlace } from './word-place.ts';

const edition = (id: string, numbering: string): SearchableEdition => ({
  id,
  name: id,
  script: id === 'wlc' ? 'hebrew' : 'greek',
  numbering,
  revision: 'r1',
  books: new Set(),
});
const CHOSEN: readonly ChosenText[] = [
  { edition: edition('wlc', 'masoretic'), method: 'HEBREW_STANDARD', books: new Set() },
  { edition: edition('sblgnt', 'english'), method: 'GREEK_STANDARD', books: new Set() },
];
const place = (book: string, chapter: number, verse: number, word: number): WordPlace => ({
  edition: 'wlc',
  book,
  chapter,
  verse,
  isEnding: false,
  word,
});
const hit = (first: WordPlace, start: number, changes: Partial<PlacedHit> = {}): PlacedHit => ({
  text: 0,
  start,
  end: start + 1,
  value: 26,
  first,
  last: first,
  versesBefore: [],
  ...changes,
});
const verse = (number: number, words: number) => ({ chapter: 51, verse: number, words });
const page = (unit: 'verse' | 'word' | 'span', ...hits: readonly PlacedHit[]) =>
  foundPage({ unit }, CHOSEN, { hits, resultCount: 40, exactCount: 30 });

test('a verse has its English address, and its own reference if that is another one', () => {
  const [joel] = page('verse', hit(place('joel', 3, 1, 0), 7)).hits;
  expect(joel).toMatchObject({ reference: 'Joel 2:28', originalReference: 'Joel 3:1', edition: 'wlc' });
  expect(joel?.span).toBeUndefined();
});

test('a word after the title of a psalm is counted from the beginning of its English verse', () => {
  // Psalm 51 has two verses of title before its English verse 1.
  const [word] = page(
    'word',
    hit(place('psalms', 51, 3, 1), 7, { versesBefore: [verse(2, 8), verse(1, 5)] }),
  ).hits;
  expect(word).toMatchObject({ reference: 'Psalm 51:1', span: { startWord: 2, endWord: 2, addressWord: 2 } });
  const [title] = page('word', hit(place('psalms', 51, 2, 1), 7, { versesBefore: [verse(1, 3)] })).hits;
  expect(title).toMatchObject({ chapter: 51, verse: 0, span: { startWord: 2, addressWord: 5 } });
});

test('a phrase that ends in another verse says where', () => {
  const phrase = hit(place('genesis', 1, 1, 5), 5, { end: 9, last: place('genesis', 1, 2, 1) });
  expect(page('span', phrase).hits[0]?.span).toEqual({
    startWord: 6,
    endWord: 2,
    addressWord: 6,
    endVerse: 2,
    endReference: 'Genesis 1:2',
    words: 4,
  });
});

test('the words of a page name each edition where it begins', () => {
  const john = { ...place('john', 1, 1, 0), edition: 'sblgnt' };
  const { words, editions } = page(
    'word',
    hit(place('genesis', 1, 1, 0), 0),
    hit(place('genesis', 1, 1, 2), 2),
    hit(john, 4, { text: 1 }),
    hit(place('genesis', 1, 1, 3), 3),
  );
  expect(words).toBe('wlc.r1.0-1.2-3,sblgnt.r1.4-5,wlc.r1.3-4');
  expect(editions).toEqual([
    { id: 'wlc', revision: 'r1' },
    { id: 'sblgnt', revision: 'r1' },
  ]);
});

test('a page without results has no words', () => {
  expect(page('word')).toMatchObject({ hits: [], words: '', resultCount: 40, exactCount: 30 });
});

test('an unknown numbering counts as English', () => {
  expect(numberingOf({ numbering: 'unknown' })).toBe('english');
});
