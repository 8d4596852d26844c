import { expect, test } from 'vitest';
import { BOOKS, bookById, CORE_BOOKS } from '../../../domain/canon/index.ts';
import {
  nextChapter,
  nextVerse,
  previousChapter,
  previousVerse,
  type Reference,
} from '../../../domain/reference/index.ts';
import type { ExplorerPlace } from '../../shared/places/place.ts';
import { chapterVerses } from '../../shared/scripture/chapter-verses.ts';
import { neighbourChapter, neighbourVerse } from './neighbour.ts';

const plain = (place: ExplorerPlace | null | undefined): Reference | null =>
  place
    ? { book: place.book.id, chapter: place.chapter, ...(place.verse === null ? {} : { verse: place.verse }) }
    : null;

test('neighbourVerse agrees with nextVerse and previousVerse for every verse outside the apocrypha', () => {
  const wrong: Reference[] = [];
  const same = (one: Reference | null, other: Reference | null) =>
    one?.book === other?.book && one?.chapter === other?.chapter && one?.verse === other?.verse;
  for (const book of CORE_BOOKS) {
    for (let chapter = 1; chapter <= book.chapters; chapter += 1) {
      for (const verse of chapterVerses(book, chapter)) {
        const reference = { book: book.id, chapter, verse };
        const place = { book, chapter, verse };
        const isNextRight = same(plain(neighbourVerse(place, 1)), nextVerse(reference));
        const isPreviousRight = same(plain(neighbourVerse(place, -1)), previousVerse(reference));
        if (!isNextRight || !isPreviousRight) wrong.push(reference);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('neighbourChapter agrees with nextChapter and previousChapter for every chapter, also of the apocrypha', () => {
  for (const book of BOOKS) {
    for (let chapter = 1; chapter <= book.chapters; chapter += 1) {
      const reference = { book: book.id, chapter };
      expect(plain(neighbourChapter({ book, chapter }, 1))).toEqual(nextChapter(reference));
      expect(plain(neighbourChapter({ book, chapter }, -1))).toEqual(previousChapter(reference));
    }
  }
});

test('from a whole chapter, the next verse is its first verse, and the previous verse is the last verse of the chapter before', () => {
  const place = { book: bookById('psalms'), chapter: 3, verse: null };
  expect(plain(neighbourVerse(place, 1))).toEqual({ book: 'psalms', chapter: 3, verse: 0 });
  expect(plain(neighbourVerse(place, -1))).toEqual({ book: 'psalms', chapter: 2, verse: 12 });
});

test('neighbourVerse gives undefined for the apocrypha, because it does not know their verses', () => {
  expect(neighbourVerse({ book: bookById('tobit'), chapter: 1, verse: 1 }, 1)).toBeUndefined();
});

test('a place that does not exist has the neighbours of the nearest existing one', () => {
  const psalms = bookById('psalms');
  const beyond = { book: psalms, chapter: 23, verse: 99 };
  expect(plain(neighbourVerse(beyond, -1))).toEqual({ book: 'psalms', chapter: 23, verse: 5 });
  expect(plain(neighbourVerse(beyond, 1))).toEqual({ book: 'psalms', chapter: 24, verse: 1 });
  const genesis = { book: bookById('genesis'), chapter: 1, verse: 0 };
  expect(plain(neighbourVerse(genesis, 1))).toEqual({ book: 'genesis', chapter: 1, verse: 2 });
  const noChapter = { book: psalms, chapter: 999, verse: null };
  expect(plain(neighbourChapter(noChapter, -1))).toEqual({ book: 'psalms', chapter: 149 });
  expect(plain(neighbourChapter(noChapter, 1))).toEqual({ book: 'proverbs', chapter: 1 });
});
