import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ValueSearchAnswer, VerseAnalysis } from '../../domain/contract/index.ts';
import { greekLetters } from '../../domain/greek/index.ts';
import { hebrewLetters } from '../../domain/hebrew/index.ts';
import { bookOfVerse, lettersOfWords, verseOfWord } from '../../domain/number-index/index.ts';
import { placedHit } from '../../domain/value-search/finding/index.ts';
import { foundHit, numberingOf, type SearchableEdition } from '../../domain/value-search/index.ts';
import { fromEnglish, toEnglish } from '../../domain/versification/index.ts';
import { ownSite } from '../sites.ts';
import { addressOf, browserWith, localPage, questions } from '../support/two-hosts.ts';
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
      const page = await localPage(browser, json, question);
      if (page === null) return;
      const answer = await json<ValueSearchAnswer>(addressOf(question));
      expect(page).toEqual(answer);
      compared++;
    }),
    { numRuns: 100 },
  );
  expect(compared).toBeGreaterThan(40);
});

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
    // The page of Mark 16:8 lacks the unnumbered ending.
    if (!isMoved || file.endings[verse] === 1) continue;
    for (let word = file.firstWords[verse] ?? 0; word < (file.firstWords[verse + 1] ?? 0); word++)
      words.push(word);
  }
  return words;
}

test.each(['wlc', 'sblgnt'])(
  'in %s, each word of a divided or joined verse has the number that it has on the page of its address',
  async (id) => {
    const edition = browser.editions.find((one) => one.id === id);
    if (edition === undefined) throw new Error(`${id} is not here`);
    const index = browser.indexOf(id);
    const method = id === 'wlc' ? 'HEBREW_STANDARD' : 'GREEK_STANDARD';
    const text = { edition, method, index, ranges: [] } as const;
    const chapters = new Map<string, Promise<Pick<VerseAnalysis, 'words'>>>();
    const words = movedWords(edition);
    expect(words.length).toBeGreaterThan(90);
    for (const start of words) {
      const found = { text, start, end: start + 1, verse: verseOfWord(index.file, start), value: 1 };
      const { book, chapter, verse, reference, span } = foundHit(placedHit([text], found), text, 'word');
      const path = `/api/verse/${book}/${chapter}`;
      if (!chapters.has(path)) chapters.set(path, json(path));
      const there = (await chapters.get(path))?.words.filter((word) => word.verse === verse);
      const { originalText = '' } = there?.[(span?.addressWord ?? 0) - 1]?.word ?? {};
      expect([hebrewLetters(originalText) + greekLetters(originalText)], reference).toEqual(
        lettersOfWords(index.file, start, start + 1),
      );
    }
  },
);
