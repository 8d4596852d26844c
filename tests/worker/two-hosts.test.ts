import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ValueSearchAnswer, ValueTextsAnswer } from '../../domain/contract/index.ts';
import { bookOfVerse, verseOfWord } from '../../domain/number-index/index.ts';
import { placedHit } from '../../domain/value-search/finding/index.ts';
import { foundPage, numberingOf, type SearchableEdition } from '../../domain/value-search/index.ts';
import { fromEnglish, toEnglish } from '../../domain/versification/index.ts';
import { ownSite } from '../sites.ts';
import {
  addressOf,
  browserWith,
  localPage,
  placesIn,
  type Question,
  questions,
} from '../support/two-hosts.ts';
import { getJson } from './http.ts';

const site = await ownSite();
const json = <T>(path: string) => getJson<T>(`${site.url}${path}`);
const browser = await browserWith(json, async ({ id, revision }) => {
  const response = await fetch(`${site.url}/api/index/${id}/${revision}`);
  return new Uint8Array(await response.arrayBuffer());
});

test('over the whole texts, both hosts answer generated questions with the same pages', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(questions, async (question) => {
      const local = await localPage(browser, json, question);
      if (local === null) return;
      const answer = await json<ValueSearchAnswer>(addressOf(question));
      expect(local.places).toEqual(placesIn(answer));
      expect(local.page).toEqual(answer);
      compared++;
    }),
    { numRuns: 100 },
  );
  expect(compared).toBeGreaterThan(40);
}, 240_000);

/** The numbers of all words in verses that have several English addresses, or share one with another verse. */
function movedWords(edition: SearchableEdition): number[] {
  const { file } = browser.indexOf(edition.id);
  const numbering = numberingOf(edition);
  const words: number[] = [];
  for (let verse = 0; verse < file.verses.length; verse++) {
    const book = bookOfVerse(file, verse) as Parameters<typeof toEnglish>[1]['book'];
    const own = { book, chapter: file.chapters[verse] ?? 0, verse: file.verses[verse] ?? 0 };
    const parts = toEnglish(numbering, own);
    const isMoved = parts.length > 1 || parts.some((part) => fromEnglish(numbering, part).length > 1);
    if (!isMoved && file.endings[verse] === 0) continue;
    for (let word = file.firstWords[verse] ?? 0; word < (file.firstWords[verse + 1] ?? 0); word++)
      words.push(word);
  }
  return words;
}

test.each(['wlc', 'sblgnt'])(
  'in %s, each word of a divided or joined verse has the address that the API gives',
  async (id) => {
    const edition = browser.editions.find((one) => one.id === id);
    if (edition === undefined) throw new Error(`${id} is not here`);
    const index = browser.indexOf(id);
    const method = id === 'wlc' ? 'HEBREW_STANDARD' : 'GREEK_STANDARD';
    const question = {
      value: '1',
      query: { unit: 'word', methods: [method], also: [] },
    } as unknown as Question;
    const chosen = [{ edition, method, books: edition.books }] as const;
    const text = { edition, method, index, ranges: [] } as const;
    const values = index.values(method, 'word');
    const words = movedWords(edition);
    expect(words.length).toBeGreaterThan(100);
    for (let at = 0; at < words.length; at += 100) {
      const hits = words.slice(at, at + 100).map((start) => {
        const found = {
          text,
          start,
          end: start + 1,
          verse: verseOfWord(index.file, start),
          value: values[start] ?? 0,
        };
        return placedHit([text], found);
      });
      const page = foundPage({ unit: 'word' }, chosen, { hits, resultCount: 0, exactCount: 0 });
      const answer = await json<ValueTextsAnswer>(addressOf(question, page.words));
      expect(page.hits).toEqual(placesIn(answer));
    }
  },
  120_000,
);
