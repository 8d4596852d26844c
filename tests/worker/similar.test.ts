/** Checks over the whole library that similar verses are near the total that the page shows. */
import { expect, test } from 'vitest';
import { type BookId, CORE_BOOKS } from '../../domain/canon/index.ts';
import type { SimilarVerse, VerseAnalysis } from '../../domain/contract/index.ts';
import { formatReference } from '../../domain/reference/index.ts';
import {
  fromEnglish,
  hasTitle,
  originalNumbering,
  type VerseAddress,
  verseCount,
} from '../../domain/versification/index.ts';
import { ownSite } from '../sites.ts';
import { getJson, totalOf } from './http.ts';

const site = await ownSite();

const METHODS = {
  masoretic: ['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'HEBREW_ATBASH', 'HEBREW_BONEEH', 'HEBREW_KOLEL'],
  sblgnt: ['GREEK_STANDARD', 'GREEK_ORDINAL', 'GREEK_MILLESIAN', 'GREEK_SQUARES', 'GREEK_KOLEL'],
};

const numberingOf = (book: BookId) => originalNumbering(book) ?? 'sblgnt';
const ownAt = (address: VerseAddress) => fromEnglish(numberingOf(address.book), address);

function addresses(): VerseAddress[] {
  return CORE_BOOKS.flatMap(({ id: book, chapters }) =>
    Array.from({ length: chapters }, (_, index) => index + 1).flatMap((chapter) => {
      const first = hasTitle(book, chapter) ? 0 : 1;
      const last = verseCount('english', book, chapter);
      return Array.from({ length: last - first + 1 }, (_, index) => ({
        book,
        chapter,
        verse: first + index,
      }));
    }),
  );
}

async function checkAddress(address: VerseAddress): Promise<void> {
  const path = `${address.book}/${address.chapter}/${address.verse}`;
  const methods = METHODS[numberingOf(address.book)];
  const own = ownAt(address).map((verse) => formatReference(verse));
  const { totalValues } = await getJson<VerseAnalysis>(
    `${site.url}/api/verse/${path}?methods=${methods.join(',')}`,
  );
  for (const method of methods) {
    const response = await fetch(`${site.url}/api/similar/${path}?method=${method}&limit=100`);
    const hits = (await response.json()) as SimilarVerse[];
    const compared = response.headers.get('X-Compared-Value');
    const total = totalOf(totalValues, method) ?? null;
    expect(compared === null ? null : Number(compared), `${path} ${method}`).toBe(total);
    const low = Math.floor((total ?? 0) * 0.99);
    const high = Math.ceil((total ?? 0) * 1.01);
    const outside = hits.filter(({ value }) => value < low || value > high);
    expect(outside, `${path} ${method}`).toEqual([]);
    const named = hits.map(({ verse }) => verse.originalReference ?? verse.reference);
    expect(
      named.filter((reference) => own.includes(reference)),
      `${path} ${method}`,
    ).toEqual([]);
    const distances = hits.map(({ value }) => Math.abs(value - (total ?? 0)));
    expect(distances, `${path} ${method}`).toEqual([...distances].sort((a, b) => a - b));
  }
}

test('where the numberings divide or join verses, the similar verses are near the total that the page shows', async () => {
  const uncommon = addresses().filter((address) => {
    const own = ownAt(address);
    return own.length > 1 || own.some((verse) => verse.firstWord > 0 || verse.lastWord !== null);
  });
  expect(uncommon).toHaveLength(24);
  for (const address of uncommon) await checkAddress(address);
});

test('for a sample of other verses, the similar verses are near the total that the page shows', async () => {
  const all = addresses();
  const step = Math.floor(all.length / (process.env.TEST_FULL === undefined ? 40 : 400));
  for (let at = 7; at < all.length; at += step) await checkAddress(all[at] as VerseAddress);
});
