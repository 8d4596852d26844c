import { describe, expect, test } from 'vitest';
import type { HeatLemmaAnswer, ValueSearchAnswer } from '../../domain/contract/index.ts';
import { type MethodId, valueOfWords } from '../../domain/gematria/index.ts';
import { formatReference } from '../../domain/reference/index.ts';
import { ownSite } from '../sites.ts';
import { bareGreek, greekVerses, hebrewVerses, type OwnVerse } from '../support/core-packages.ts';
import { everyPage } from '../support/every-page.ts';
import { getJson } from './http.ts';

const site = await ownSite();
const hebrew = hebrewVerses();
const greek = greekVerses().map((verse) => ({ ...verse, words: verse.words.map(bareGreek) }));

const search = (path: string) => getJson<ValueSearchAnswer>(`${site.url}/api/search/gematria/${path}`);

const all = (path: string) => everyPage(search, path);

const known = new Map<string, number[][]>();

function valuesOf(verses: readonly OwnVerse[], method: MethodId): number[][] {
  const values =
    known.get(method) ?? verses.map(({ words }) => words.map((word) => valueOfWords(method, [word]) ?? 0));
  known.set(method, values);
  return values;
}

function byBook(verses: readonly OwnVerse[], method: MethodId): number[][] {
  const books = new Map<string, number[]>();
  for (const [at, values] of valuesOf(verses, method).entries()) {
    const { book } = verses[at]!;
    const words = books.get(book) ?? [];
    words.push(...values);
    books.set(book, words);
  }
  return [...books.values()];
}

/**
 * The sum of every run of words within each list of values, added up word by word. This is slow, but easy to
 * verify.
 */
function* sums(stretches: readonly (readonly number[])[], minWords: number, maxWords: number, high: number) {
  for (const words of stretches) {
    for (let start = 0; start < words.length; start++) {
      let sum = 0;
      for (let end = start; end < words.length && end - start < maxWords; end++) {
        sum += words[end]!;
        if (sum > high) break;
        if (end - start + 1 >= minWords) yield sum;
      }
    }
  }
}

function countOf(values: Iterable<number>, has: (value: number) => boolean): number {
  let count = 0;
  for (const value of values) if (has(value)) count++;
  return count;
}

const isPrime = (n: number) => {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return n > 1;
};
const squares = new Set(Array.from({ length: 400 }, (_, n) => (n + 1) ** 2));
const triangles = new Set(Array.from({ length: 600 }, (_, n) => ((n + 1) * (n + 2)) / 2));

describe('spans over the whole library', () => {
  test('all pages of a search for spans together have every result, and the words of each span have the value', async () => {
    const hits = await all('913?unit=span&maxWords=10&crossVerse=true');
    for (const { span, gematriaValue } of hits) {
      const words = (span?.text ?? '').split(/[\s־]+/u).filter((word) => /[א-ת]/u.test(word));
      expect(words).toHaveLength(span?.words ?? 0);
      expect(
        valueOfWords(
          'HEBREW_STANDARD',
          words.map((word) => word.replace(/[^א-ת]/gu, '')),
        ),
      ).toBe(913);
      expect(gematriaValue).toBe(913);
    }
    const places = hits.map(
      (hit) => `${hit.reference} ${hit.originalReference} ${hit.span?.startWord} ${hit.span?.endWord}`,
    );
    expect(new Set(places).size).toBe(1256);
  });

  test('the last words of a book do not continue into the next book', async () => {
    const end = hebrew.findLast((verse) => verse.book === 'genesis')!;
    const begin = hebrew.find((verse) => verse.book === 'exodus')!;
    const words = [...end.words.slice(-2), ...begin.words.slice(0, 2)];
    const value = valueOfWords('HEBREW_STANDARD', words);
    const ends = await all(`${value}?unit=span&crossVerse=true&book=genesis&maxWords=4`);
    const begins = await all(`${value}?unit=span&crossVerse=true&book=exodus&maxWords=4`);
    const both = await search(`${value}?unit=span&crossVerse=true&testament=old&minWords=4&maxWords=4`);
    const books = byBook(hebrew, 'HEBREW_STANDARD');
    expect(both.resultCount).toBe(countOf(sums(books, 4, 4, value ?? 0), (sum) => sum === value));
    for (const hit of [...ends, ...begins])
      expect(hit.span?.endReference ?? hit.reference).toContain(hit.reference.split(' ')[0]!);
  });

  test('a search finds spans in Greek, also in the unnumbered ending of Mark, and in both scripts together', async () => {
    const one = (await search('888?unit=span&method=GREEK_STANDARD')).resultCount;
    const verses = countOf(sums(valuesOf(greek, 'GREEK_STANDARD'), 2, 500, 888), (sum) => sum === 888);
    const ending = (await all('888?unit=span&method=GREEK_STANDARD&book=mark')).filter((hit) => hit.ending);
    expect(one).toBe(verses + ending.length);
    const other = (await search('888?unit=span')).resultCount;
    const both = await search('888?unit=span&method=GREEK_STANDARD,HEBREW_STANDARD');
    expect(both.resultCount).toBe(one + other);
    expect(both.editions.map((edition) => edition.id)).toEqual(['wlc', 'sblgnt']);
    expect(both.results[0]?.edition).toBe('wlc');
    const last = await search(
      `888?unit=span&method=GREEK_STANDARD,HEBREW_STANDARD&limit=5&offset=${other - 2}`,
    );
    expect(last.results.map((hit) => hit.edition)).toEqual(['wlc', 'wlc', 'sblgnt', 'sblgnt', 'sblgnt']);
  });
});

describe('searches by a property of the value', () => {
  test.each([
    ['prime', isPrime],
    ['square', (value: number) => squares.has(value)],
    ['triangular', (value: number) => triangles.has(value)],
    ['multiple-of-37', (value: number) => value > 0 && value % 37 === 0],
  ] as const)(
    'the numbers of words, verses and spans with the property %s match a slow count',
    async (name, has) => {
      const verses = valuesOf(hebrew, 'HEBREW_STANDARD');
      const tested = new Map<number, boolean>();
      const hasProperty = (value: number) => {
        const before = tested.get(value) ?? has(value);
        tested.set(value, before);
        return before;
      };
      const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
      expect((await search(`${name}?unit=word`)).resultCount).toBe(countOf(verses.flat(), hasProperty));
      expect((await search(`${name}?unit=verse`)).resultCount).toBe(countOf(verses.map(total), hasProperty));
      const within = await search(`${name}?unit=span&maxWords=5`);
      expect(within.resultCount).toBe(countOf(sums(verses, 2, 5, 1e9), hasProperty));
      const books = byBook(hebrew, 'HEBREW_STANDARD');
      const across = await search(`${name}?unit=span&maxWords=10&crossVerse=true&limit=3`);
      expect(across.resultCount).toBe(countOf(sums(books, 2, 10, 1e9), hasProperty));
      expect(across.results.every((hit) => hasProperty(hit.gematriaValue))).toBe(true);
    },
  );

  test('a search refuses a property that cannot be tested in bounded time', async () => {
    for (const path of ['prime?unit=span&crossVerse=true', 'prime?unit=span&method=HEBREW_MESHULASH']) {
      const response = await fetch(`${site.url}/api/search/gematria/${path}`);
      expect(response.status).toBe(422);
      expect(((await response.json()) as { message: string }).message).toMatch(
        /one book|narrow|words or verses/u,
      );
    }
  });
});

test('the number of spans with a value by each of two methods matches a slow count', async () => {
  const [first, second] = ['HEBREW_STANDARD', 'HEBREW_ORDINAL'] as const;
  const values = [valuesOf(hebrew, first), valuesOf(hebrew, second)];
  let count = 0;
  for (const [at, words] of values[0]!.entries()) {
    for (let start = 0; start < words.length; start++) {
      let sum = 0;
      let other = 0;
      for (let end = start; end < words.length; end++) {
        sum += words[end]!;
        other += values[1]![at]![end]!;
        if (end > start && sum === 541 && other === 100) count++;
      }
    }
  }
  expect(count).toBeGreaterThan(0);
  expect((await search(`541?unit=span&also=${second}:100`)).resultCount).toBe(count);
});

test('the words and spans with a certain lemma match a slow count from the lemmas of the package', async () => {
  const values = valuesOf(hebrew, 'HEBREW_STANDARD');
  let names = 0;
  const places: string[] = [];
  for (const [at, { strongs, book, chapter, verse }] of hebrew.entries()) {
    const words = values[at]!;
    for (let start = 0; start < words.length; start++) {
      if (words[start] === 26 && strongs[start] === '3068') names++;
      let sum = 0;
      let holds = false;
      for (let end = start; end < Math.min(words.length, start + 10); end++) {
        sum += words[end]!;
        holds ||= strongs[end] === '430';
        if (end > start && sum === 913 && holds) {
          places.push(`${formatReference({ book, chapter, verse })} ${start + 1} ${end + 1}`);
        }
      }
    }
  }
  expect(names).toBeGreaterThan(5000);
  expect((await search('26?unit=word&lemma=H3068')).resultCount).toBe(names);
  expect((await search('26?unit=word&lemma=H03068')).resultCount).toBe(names);
  const spans = await all('913?unit=span&maxWords=10&lemma=H430');
  expect(
    spans.map((hit) => {
      const own = hit.originalReference ?? hit.reference;
      return `${own} ${hit.span?.startWord} ${hit.span?.endWord}`;
    }),
  ).toEqual(places);
});

test.each([
  ['H430', 'wlc', hebrew],
  ['H3068', 'wlc', hebrew],
  ['H853', 'wlc', hebrew],
] as const)('the words of %s are those of the package, counted through %s', async (number, id, verses) => {
  const expected = verses
    .flatMap(({ strongs }) => strongs)
    .flatMap((one, word) => (one === number.slice(1) ? [word] : []));
  const { editions } = await getJson<HeatLemmaAnswer>(`${site.url}/api/heat/lemma/${number}`);
  expect(editions).toEqual([{ id, revision: expect.any(String), words: expected }]);
});

describe('the spellings of words over the whole library', () => {
  const spellings = async (value: number, method: MethodId) => {
    const answer = await search(`${value}?unit=word&method=${method}&distinct=spelling&limit=100`);
    const counts = answer.results.map(({ span, occurrences }): [word: string, count: number | undefined] => {
      const word = span?.text ?? '';
      return [method === 'GREEK_STANDARD' ? bareGreek(word) : word.replace(/[^א-ת]/gu, ''), occurrences];
    });
    return { answer, counts };
  };

  test('among the words with the value 153, הפסח occurs 30 times and למלחמה 71 times', async () => {
    const { answer, counts } = await spellings(153, 'HEBREW_STANDARD');
    expect(counts.slice(0, 4)).toEqual([
      ['למלחמה', 71],
      ['הפסח', 30],
      ['וימצאו', 18],
      ['חלקיה', 12],
    ]);
    expect([answer.spellingCount, answer.resultCount]).toEqual([54, 241]);
  });

  test.each([
    [26, 'HEBREW_STANDARD', hebrew],
    [913, 'HEBREW_STANDARD', hebrew],
    [541, 'GREEK_STANDARD', greek],
  ] as const)('the counts of %i by %s match a slow count', async (value, method, verses) => {
    const counted = new Map<string, number>();
    for (const [at, words] of valuesOf(verses, method).entries()) {
      for (const [place, found] of words.entries()) {
        const word = verses[at]!.words[place]!;
        if (found === value) counted.set(word, (counted.get(word) ?? 0) + 1);
      }
    }
    const { answer, counts } = await spellings(value, method);
    expect(counts).toEqual([...counted].toSorted(([, a], [, b]) => b - a));
    expect(answer.resultCount).toBe([...counted.values()].reduce((sum, count) => sum + count, 0));
  });
});
