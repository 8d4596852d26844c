import { eq, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { stemmer } from 'stemmer';
import { describe, expect, test } from 'vitest';
import { bibleVerses, editions } from '../../../db/schema/index.ts';
import { type BookId, bookPosition, booksOfGroup, SEARCH_GROUPS } from '../../../domain/canon/index.ts';
import type { ErrorBody, TextHit, TextSearchAnswer } from '../../../domain/contract/index.ts';
import { KJV } from '../../../import-jobs/sources/core/kjv.ts';
import { answered, testApp } from '../../../tests/support/app.ts';
import { draftText, publishText, sampleLibrary, setLibraryRevision } from '../../../tests/support/library.ts';
import { randomOf } from '../../../tests/support/random.ts';
import { sampleApp } from '../../../tests/support/sample-app.ts';
import { migratedDatabase } from '../../../tests/support/test-database.ts';

const { library, app } = await sampleApp();

const pathOf = (term: string, more: Record<string, string | number> = {}) =>
  `/api/search?${new URLSearchParams({ term, ...Object.fromEntries(Object.entries(more).map(([key, value]) => [key, String(value)])) })}`;
const search = async (term: string, more: Record<string, string | number> = {}) => {
  const response = await app.request(pathOf(term, more));
  const body = await response.json();
  if (response.status !== 200) throw new Error(`${term}: ${response.status} ${JSON.stringify(body)}`);
  return body as TextSearchAnswer;
};
const references = async (term: string, more: Record<string, string | number> = {}) =>
  (await search(term, { limit: 100, ...more })).results.map((hit) => hit.reference);
const marked = (hit: TextHit) => hit.highlights.map((one) => hit[one.in]?.slice(one.start, one.end));
const bare = (hit: TextHit) => marked(hit).map((word) => word?.replace(/[\u0591-\u05C7]/g, ''));

const placeOf = ({ book, chapter, verse }: TextHit): number =>
  bookPosition(book as BookId) * 1_000_000 + chapter * 1_000 + verse;

const inTheirOrder = (hits: readonly TextHit[]): TextHit[] =>
  hits.toSorted((a, b) => b.relevance - a.relevance || placeOf(a) - placeOf(b));

async function english(pattern: RegExp): Promise<string[]> {
  const verses = await library.db.select().from(bibleVerses).where(eq(bibleVerses.editionId, 'kjv'));
  return verses
    .filter(({ text }) => pattern.test(text))
    .map(({ bookId, chapterNumber, verseNumber }) => `${bookId} ${chapterNumber}:${verseNumber}`);
}

test('a search for a compound name highlights all its words', async () => {
  const { results } = await search('H1008');
  const hit = results.find(({ reference }) => reference === 'Nehemiah 7:32');
  expect(hit === undefined ? [] : bare(hit)).toEqual(['בית', 'אל']);
});

describe('the results', () => {
  test.each([
    ['shepherd', /\bshepherd\b/i],
    ['"the LORD is"', /\bthe LORD is\b/i],
    ['begin*', /\bbegin/i],
    ['shepherd OR goodness', /\b(?:shepherd|goodness)\b/i],
    ['"spirit of god" NOT waters', /^(?!.*\bwaters?\b).*\bspirit of god\b/i],
    ['God’s', /\bGod[’']s\b/],
  ])('a search for %s finds every verse that contains it', async (term, pattern) => {
    const expected = await english(pattern);
    const answer = await search(term, { limit: 100 });
    expect(answer.resultCount).toBe(expected.length);
    const places = answer.results.map((hit) => `${hit.book} ${hit.chapter}:${hit.verse}`);
    if (expected.length <= 100) expect([...places].sort()).toEqual([...expected].sort());
  });

  test.each([
    ['shepherd', /\bshepherds?\b/i],
    // The stemmer gives “goodness” and “goods” the same stem as “good”.
    ['shepherd OR goodness', /\b(?:shepherds?|good(?:ness|s)?)\b/i],
    ['"shepherd"', /\bshepherd\b/i],
  ])(
    'a search for %s with other forms finds every verse that contains one of them',
    async (term, pattern) => {
      const { resultCount } = await search(term, { forms: 'true' });
      expect(resultCount).toBe((await english(pattern)).length);
    },
  );

  test('results with the whole phrase come first, then those with the words close together, then the rest', async () => {
    const { results } = await search('in the beginning', { limit: 100 });
    const ranks = results.map(({ text }) => {
      if (/\bin the beginning\b/iu.test(text)) return 2;
      const words = text.toLowerCase().match(/[a-z]+/gu) ?? [];
      const isNear = words.some((word, at) => {
        const around = words.slice(Math.max(0, at - 11), at + 12);
        return word === 'beginning' && around.includes('in') && around.includes('the');
      });
      return isNear ? 1 : 0;
    });
    expect(ranks.slice(0, 2)).toEqual([2, 2]);
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
    expect(results[0]?.relevance).toBe(1);
    const relevances = results.map(({ relevance }) => relevance);
    expect(relevances).toEqual(relevances.toSorted((one, other) => other - one));
  });

  test.each([
    ['in the beginning', 'text', /^in the beginning\b/iu],
    ['"and god said"', 'text', /^and god said\b/iu],
    ['ויאמר יהוה', 'hebrewText', /^ויאמר יהוה/u],
  ] as const)(
    'for %s, verses that begin with it come first, and the shorter before the longer',
    async (term, field, start) => {
      // Numbers 26:1 joins two verses of the Hebrew Bible. The second begins with the phrase.
      const results = (await search(term, { limit: 100 })).results.filter(
        (hit) => hit.reference !== 'Numbers 26:1',
      );
      const texts = results.map((hit) =>
        (hit[field] ?? '').replace(/[\u0591-\u05BD\u05BF-\u05C7]/gu, '').replace(/[\u05BE\s]+/gu, ' '),
      );
      const count = texts.filter((text) => start.test(text)).length;
      expect(count).toBeGreaterThan(1);
      expect(count).toBeLessThan(texts.length);
      expect(texts.slice(0, count).filter((text) => !start.test(text))).toEqual([]);
      const lengths = results.slice(0, count).map((hit) => hit[field]?.length ?? 0);
      expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    },
  );

  test('a common word of a search is marked only inside the phrase', async () => {
    const { results } = await search('in the beginning', { limit: 100 });
    const marks = new Set(results.flatMap((hit) => marked(hit).map((text) => text?.toLowerCase())));
    const hasOthers = results.some(({ text }) => !/\bin the beginning\b/iu.test(text));
    expect([...marks].toSorted()).toEqual(
      hasOthers ? ['beginning', 'in the beginning'] : ['in the beginning'],
    );
  });

  test('a result names the text in which its words were found', async () => {
    expect((await search('אלהים')).results[0]?.version).toBe('original');
    expect((await search('=2701')).results[0]?.version).toBe('original');
    expect((await search('H430')).results[0]?.version).toBe('original');
    expect((await search('beginning')).results[0]?.version).toBe('kjv');
  });

  test('a Hebrew query may have points and final forms or not, and a Greek query accents or not', async () => {
    const plain = await references('אלהים');
    expect(plain).toContain('Genesis 1:1');
    for (const spelling of ['אֱלֹהִ֑ים', 'אלהימ', '"אלהים"']) expect(await references(spelling)).toEqual(plain);
    const greek = await references('λόγος');
    expect(greek[0]).toBe('John 1:1');
    for (const spelling of ['λογος', 'ΛΟΓΟΣ', 'λόγοσ', 'lemma:λόγος AND λογος'])
      expect((await references(spelling)).toSorted(), spelling).toEqual(greek.toSorted());
    // An iota below its vowel, beside it or left out; mathematical letters; a Hebrew ligature and wide letters.
    const beginning = await references('ἀρχῇ');
    expect(beginning).toContain('John 1:1');
    for (const spelling of ['ΑΡΧΗΙ', 'αρχηι', 'ἀρχῆι', '𝛂𝛒𝛘𝛈', '"ἐν ἀρχῇ" OR αρχηι'])
      expect((await references(spelling)).toSorted(), spelling).toEqual(beginning.toSorted());
    const god = await references('אלהים');
    for (const spelling of ['ﭏהים', 'ℵלהים']) expect(await references(spelling), spelling).toEqual(god);
  });

  test('a lemma is found by its Strong’s number and by its dictionary form', async () => {
    const byNumber = await references('H430');
    expect(byNumber.length).toBeGreaterThan(20);
    expect(await references('lemma:אלהים')).toEqual(byNumber);
    expect(await references('lemma:H0430')).toEqual(byNumber);
    expect(await references('G3056')).toEqual(await references('lemma:λόγος'));
    expect(await references('lemma:אל')).toEqual([]);
    expect(await references('G3056')).toEqual(expect.arrayContaining(['John 1:1', 'Acts 8:4']));
    expect(await references('lemma:λογος')).toEqual(await references('G3056'));
    const inActs = (await search('lemma:λόγος')).results.find(({ reference }) => reference === 'Acts 8:4');
    expect(marked(inActs as TextHit)).toEqual(['λόγον']);
    const [first] = (await search('H7225')).results;
    expect({ reference: first?.reference, marked: bare(first as TextHit) }).toEqual({
      reference: 'Genesis 1:1',
      marked: ['בראשית'],
    });
  });

  test('a gematria value can be searched alone and together with words', async () => {
    expect(await references('=2701')).toEqual(['Genesis 1:1']);
    expect(await references('=2701 heaven')).toEqual(['Genesis 1:1']);
    expect(await references('=2701 NOT heaven')).toEqual([]);
    expect(await references('beginning NOT =2701')).not.toContain('Genesis 1:1');
    expect(await references('=3617 OR =2701')).toEqual(['Genesis 1:1', 'John 1:1']);
  });

  test('an English and a Hebrew word are found together in one verse, although the Hebrew edition numbers it otherwise', async () => {
    const [hit, ...others] = (await search('oven בער')).results;
    expect(others).toEqual([]);
    expect(hit).toMatchObject({
      reference: 'Malachi 4:1',
      originalReference: 'Malachi 3:19',
      version: 'kjv',
      relevance: 1,
    });
    expect(marked(hit as TextHit).map((word) => word?.replace(/[\u0591-\u05C7]/g, ''))).toEqual([
      'oven',
      'בער',
    ]);
  });

  test('a text search has each address only once', async () => {
    const { results, resultCount } = await search('H430 OR lord OR god OR יהוה', {
      limit: 100,
      book: 'genesis',
    });
    expect(new Set(results.map((hit) => hit.reference)).size).toBe(results.length);
    expect(resultCount).toBe(results.length);
  });

  test.each([
    ['1 Kings 18:34', '1 Kings 18:33', 'H3537', '"ויצקו על העלה"', '"ויאמר שלשו"', 4049],
    ['1 Kings 20:3', '1 Kings 20:2', 'H2091', '"כה אמר בן הדד"', '"כספך וזהבך"', 1527],
    ['1 Kings 22:21', '1 Kings 22:22', 'H5975', '"ויצא הרוח"', '"אליו במה"', 1884],
    ['Psalm 13:6', 'Psalm 13:5', 'H1523', '"בטחתי יגל לבי"', '"גמל עלי"', 2268],
    ['Isaiah 63:19', 'Isaiah 64:1', 'H7167', '"נקרא שמך עליהם"', '"קרעת שמים ירדת"', 4366],
    ['Acts 19:40', 'Acts 19:41', 'G4963', '"μηδενὸς αἰτίου"', '"ἀπέλυσεν τὴν ἐκκλησίαν"', 17_626],
    ['2 Corinthians 13:12', '2 Corinthians 13:13', 'G5370', '"ἐν ἁγίῳ φιλήματι"', '"οἱ ἅγιοι πάντες"', 5405],
  ])(
    'the verse %s, which is also at %s, is found once by its words and its value',
    async (own, other, ...queries) => {
      const [number, first, last, value] = queries;
      for (const term of [
        number,
        first,
        last,
        `=${value}`,
        `${first} AND ${last}`,
        `${last} OR =${value}`,
        `=${value} NOT "H1"`,
      ]) {
        const { results, resultCount, facets } = await search(term, { limit: 100 });
        const found = results.filter((hit) => [own, other].includes(hit.reference));
        expect(
          found.map((hit) => hit.reference),
          term,
        ).toEqual([own]);
        expect(found[0]?.alsoAt?.map(({ reference }) => reference)).toEqual([other]);
        expect(facets.books.reduce((sum, { count }) => sum + count, 0)).toBe(resultCount);
        expect(results).toHaveLength(resultCount);
      }
    },
  );

  test('a split verse meets the English words of each of its addresses', async () => {
    expect(await references('קרעת')).toEqual(['Isaiah 63:19']);
    expect(await references('mountains קרעת')).toEqual(['Isaiah 64:1']);
    expect(await references('mountains =4366')).toEqual(['Isaiah 64:1']);
    expect(await references('(rend OR zebra) (זברה OR קרעת)')).toEqual(['Isaiah 64:1']);
    expect(await references('dismissed (ἀπέλυσεν OR =1)')).toEqual(['Acts 19:41']);
    expect(await references('dismissed NOT ἀπέλυσεν')).not.toContain('Acts 19:41');
    expect(await references('קרעת NOT mountains')).toEqual(['Isaiah 63:19']);
    const [hit] = (await search('rend heavens mountains')).results;
    expect({ reference: hit?.reference, alsoAt: hit?.alsoAt?.map(({ reference }) => reference) }).toEqual({
      reference: 'Isaiah 64:1',
      alsoAt: ['Isaiah 63:19'],
    });
  });

  test('a reference in the query is recognised; its parts are also searched as words, and here find nothing', async () => {
    const answer = await search('Ps 23:3');
    expect(answer.place).toMatchObject({
      book: 'psalms',
      chapter: 23,
      verse: 3,
      path: '/explorer/psalms/23/3',
    });
    expect(answer.results).toEqual([]);
    expect((await search('shepherd')).place).toBeUndefined();
  });
});

describe('the answer', () => {
  test('an answer has the best result first, with relevance 1, and then results of falling relevance; a second search gives equal results', async () => {
    const answer = await search('light', { limit: 100 });
    const relevances = answer.results.map((hit) => hit.relevance);
    expect(relevances[0]).toBe(1);
    expect(relevances).toEqual(relevances.toSorted((a, b) => b - a));
    for (const relevance of relevances) expect(relevance).toBeGreaterThan(0);
    expect(await search('light', { limit: 100, offset: 0 })).toEqual(answer);
    const equal = (await search('=1 OR light* OR =3617 OR =2701', { limit: 100 })).results;
    expect(equal.length).toBeGreaterThan(3);
    const ties = equal.filter((hit, at) => equal[at - 1]?.relevance === hit.relevance);
    expect(ties.length).toBeGreaterThan(3);
    expect(inTheirOrder(equal)).toEqual(equal);
    expect(inTheirOrder(answer.results)).toEqual(answer.results);
  });

  test('the pages of a search together equal the whole list', async () => {
    const whole = (await search('god', { limit: 100 })).results;
    const pages = [];
    for (const offset of [0, 7, 14]) pages.push(...(await search('god', { limit: 7, offset })).results);
    expect(pages).toEqual(whole.slice(0, 21));
    expect((await search('god', { offset: 100_000 })).results).toEqual([]);
    expect((await search('god', { offset: 100_000 })).resultCount).toBe((await search('god')).resultCount);
  });

  test('each facet has the number of results that a search with this filter gives', async () => {
    for (const term of ['god OR θεος OR אלהים', 'earth הארץ', '=2701 OR light']) {
      const { facets, resultCount } = await search(term);
      for (const { id, count } of facets.books)
        expect((await search(term, { book: id })).resultCount, `${term} ${id}`).toBe(count);
      for (const { id, count } of facets.testaments)
        expect((await search(term, { testament: id })).resultCount, `${term} ${id}`).toBe(count);
      for (const { id, count } of facets.groups)
        expect((await search(term, { group: id })).resultCount, `${term} ${id}`).toBe(count);
      for (const { id, count } of facets.versions)
        expect((await search(term, { version: id })).resultCount, `${term} ${id}`).toBe(count);
      expect(facets.books.reduce((sum, { count }) => sum + count, 0)).toBe(resultCount);
      expect(facets.testaments.reduce((sum, { count }) => sum + count, 0)).toBe(resultCount);
    }
  });

  test('each facet is counted without its own filter', async () => {
    const all = await search('god');
    const genesis = await search('god', { book: 'Gen' });
    expect(genesis.facets.books).toEqual(all.facets.books);
    expect(genesis.facets.testaments).toEqual([{ id: 'old', count: genesis.resultCount }]);
    const torah = await search('god', { group: 'torah' });
    expect({ testaments: torah.facets.testaments, groups: torah.facets.groups }).toEqual({
      testaments: all.facets.testaments,
      groups: all.facets.groups,
    });
    const original = await search('god', { version: 'original' });
    expect(original).toMatchObject({ resultCount: 0, facets: { versions: all.facets.versions } });
  });

  test('a search can be filtered by book in any spelling, by testament, by both, by version and by edition', async () => {
    for (const book of ['psalms', 'Ps', 'תהלים', 'Ψαλμοί'])
      expect(
        (await search('lord', { book })).results.every((hit) => hit.book === 'psalms'),
        book,
      ).toBe(true);
    expect((await search('god', { book: 'genesis', testament: 'new' })).resultCount).toBe(0);
    expect((await search('god', { version: 'kjvs' })).resultCount).toBe((await search('god')).resultCount);
    expect((await search('god', { edition: 'wlc' })).resultCount).toBe(0);
    expect((await search('אלהים', { edition: 'wlc' })).resultCount).toBe((await search('אלהים')).resultCount);
    expect((await search('אלהים', { edition: 'sblgnt' })).resultCount).toBe(0);
    expect((await search('god אלהים', { edition: 'wlc', version: 'kjv' })).results).toEqual(
      (await search('god אלהים')).results,
    );
  });

  test('a search can be filtered by a group of books, whose pages have the results of these books alone', async () => {
    for (const group of SEARCH_GROUPS) {
      const books = booksOfGroup(group);
      for (const term of ['god', 'a*', 'god OR θεος OR אלהים']) {
        const everywhere = await search(term, { limit: 100 });
        const isOfGroup = ({ id }: { id: string }) => books.some((book) => book === id);
        const ofGroup = await search(term, { group, limit: 100 });
        expect(ofGroup.facets.books).toEqual(everywhere.facets.books.filter(isOfGroup));
        expect(ofGroup.results.every((hit) => isOfGroup({ id: hit.book }))).toBe(true);
        expect(ofGroup.results).toHaveLength(Math.min(100, ofGroup.resultCount));
      }
    }
    const inGospels = await search('god', { group: 'gospels', testament: 'old' });
    expect(inGospels).toMatchObject({ resultCount: 0, results: [] });
    expect(await references('shepherd', { group: 'writings' })).toEqual(
      await references('shepherd', { book: 'psalms' }),
    );
  });

  test('a search refuses a group that it does not know, and names the ones it knows', async () => {
    const response = await app.request(pathOf('god', { group: 'epistles' }));
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as ErrorBody;
    for (const group of SEARCH_GROUPS) expect(fields?.group).toContain(group);
  });

  test('an answer names the editions that were searched, with their revisions', async () => {
    const ids = async (term: string, more = {}) => (await search(term, more)).editions.map(({ id }) => id);
    expect(await ids('god')).toEqual(['kjv']);
    expect(await ids('H430')).toEqual(['wlc']);
    expect(await ids('god λόγος')).toEqual(['kjv', 'sblgnt']);
    expect(await ids('=26')).toEqual(['sblgnt', 'wlc']);
    expect((await search('god')).editions).toEqual([{ id: 'kjv', revision: 'kjv-r1' }]);
  });

  test('a result has the texts of the verse and the places of the matches in them', async () => {
    const [hit] = (await search('"let there be light"')).results;
    expect(hit).toMatchObject({ reference: 'Genesis 1:3', greekText: null, originalReference: null });
    expect(hit?.hebrewText).toContain('א֑וֹר');
    expect(marked(hit as TextHit)).toEqual(['Let there be light']);
    const both = (await search('"let there be light" אור')).results[0] as TextHit;
    expect(both.highlights.map((one) => one.in)).toEqual(['text', 'hebrewText', 'hebrewText']);
  });
});

describe('refused searches', () => {
  test.each([
    '"light',
    '(light',
    'light)',
    'AND',
    'light OR',
    'NOT light',
    '*',
    'li*ght',
    '=x',
    'lemma:light',
    '😀',
    '""',
  ])('the query %s is refused with a 400 and a hint', async (term) => {
    const response = await app.request(pathOf(term));
    const body = (await response.json()) as ErrorBody;
    expect({ status: response.status, code: body.code }).toEqual({ status: 400, code: 'bad_request' });
    expect(body.fields?.term).toBe(body.message);
    expect(body.message.length).toBeGreaterThan(20);
  });

  test.each([
    [{ term: ' ' }, 400, 'term'],
    [{ term: 'a'.repeat(201) }, 400, 'term'],
    [{ term: 'god', version: 'nope' }, 400, 'version'],
    [{ term: 'god', limit: '101' }, 400, 'limit'],
    [{ term: 'god', offset: '-1' }, 400, 'offset'],
    [{ term: 'god', testament: 'middle' }, 400, 'testament'],
    [{ term: 'god', edition: 'nope' }, 404, 'edition'],
    [{ term: 'god', edition: 'strongs' }, 404, 'edition'],
  ])('the parameters %j get status %i and the name of the field', async (query, status, field) => {
    const response = await app.request(`/api/search?${new URLSearchParams(query as Record<string, string>)}`);
    expect(response.status).toBe(status);
    expect(Object.keys(((await response.json()) as ErrorBody).fields ?? {})).toEqual([field]);
  });

  test('a search without a term is a 400; in an unknown book, or in a version or edition that is not installed, a 404', async () => {
    expect((await app.request('/api/search')).status).toBe(400);
    expect((await app.request(pathOf('god', { book: 'nowhere' }))).status).toBe(404);
    const esv = await app.request(pathOf('god', { version: 'esv' }));
    expect(await answered(esv)).toMatchObject([404, { code: 'not_installed' }]);
    const mam = await app.json<ErrorBody>(pathOf('god', { edition: 'mam' }));
    expect(mam).toMatchObject({ code: 'not_installed', fields: { edition: 'see /api/editions' } });
  });

  test('a search in a library without texts gets status 503', async () => {
    const empty = await migratedDatabase();
    const response = await testApp(empty.client).request(pathOf('god'));
    expect(response.status).toBe(503);
    expect(((await response.json()) as ErrorBody).message).toContain('still being imported');
    empty.remove();
  });
});

test('each search takes one round trip to the database, and a repeated search within two seconds takes none', async () => {
  for (const term of ['god', 'god אלהים =2701', 'lemma:אלהים OR G3056', 'a*']) {
    const fresh = testApp(library.client);
    expect((await fresh.request(pathOf(term))).status).toBe(200);
    expect(fresh.trips(), term).toBe(1);
    await fresh.request(pathOf(term));
    expect(fresh.trips(), term).toBe(1);
  }
});

test('verses of drafts, replaced verses and verses of an unpublished edition are not found', async () => {
  const database = await sampleLibrary();
  const own = testApp(database.client);
  const count = async (term: string) => {
    own.clock.now += 10_000;
    return ((await (await own.request(pathOf(term))).json()) as TextSearchAnswer).resultCount;
  };
  const verses = [];
  for (const { descriptor } of (await KJV.plan()).slice(0, 1)) verses.push(...(await KJV.read(descriptor)));
  const [first] = verses;
  if (first === undefined) throw new Error('no verse');
  const changed = { ...first, text: 'In the beginning zymurgy was created.' };
  const before = await count('"in the beginning god created"');
  expect(before).toBe(1);
  const mayStore = async (term: string) => {
    own.clock.now += 10_000;
    return (await own.request(pathOf(term))).headers.get('Cache-Control') !== 'no-store';
  };
  expect(await mayStore('god')).toBe(true);
  await draftText(database.client, KJV.edition, [changed]);
  // An answer may not be stored while there is a draft, because its rows change the order of other
  // results.
  expect(await mayStore('earth')).toBe(false);
  expect({ newText: await count('zymurgy'), oldText: await count('"in the beginning god created"') }).toEqual(
    { newText: 0, oldText: 1 },
  );
  await publishText(database.client, KJV.edition, [changed]);
  await setLibraryRevision(database.client, 'second');
  expect({ newText: await count('zymurgy'), oldText: await count('"in the beginning god created"') }).toEqual(
    { newText: 1, oldText: 0 },
  );
  await database.db.update(editions).set({ revision: null, revisionNo: 0 }).where(eq(editions.id, 'kjv'));
  await setLibraryRevision(database.client, 'third');
  expect(await count('zymurgy OR god')).toBe(0);
  database.remove();
});

test('the `stemmer` package and the search table give equal stems for every word of the King James Version', async () => {
  const words = new Set<string>();
  for (const { descriptor } of await KJV.plan())
    for (const verse of await KJV.read(descriptor))
      for (const word of verse.text.toLowerCase().match(/[a-z]+/g) ?? []) words.add(word);
  for (const word of 'relational conditional valenci hesitanci digitizer conformabli radicalli differentli vileli analogousli vietnamization predication operator feudalism decisiveness hopefulness callousness formaliti sensitiviti sensibiliti triplicate formative formalize electriciti electrical revival allowance inference airliner adjustable defensible irritant replacement adjustment dependent adoption communism activate angulariti homologous effective bowdlerize probate rate cease controll roll caresses ponies ties agreed plastered motoring hopping falling hissing fizzed failing filing sky happy'.split(
    ' ',
  ))
    words.add(word);
  const { db } = library;
  const stemList = sqliteTable('stem_list', { doc: integer().notNull(), term: text().notNull() });
  await db.run(sql`create virtual table stems using fts5(word, tokenize='porter unicode61')`);
  await db.run(sql`create virtual table ${stemList} using fts5vocab(stems, instance)`);
  const list = [...words];
  await db.run(
    sql`insert into stems (rowid, word) select key + 1, value from json_each(${JSON.stringify(list)})`,
  );
  const stems = await db.select().from(stemList);
  expect(stems).toHaveLength(list.length);
  const wrong = stems.filter(({ doc, term }) => stemmer(list[doc - 1]!) !== term);
  expect(wrong.map(({ doc, term }) => [list[doc - 1], term])).toEqual([]);
  expect(list.length).toBeGreaterThan(12_000);
});

const QUERIES = process.env.TEST_FULL ? 1_200 : 60;

test(`each of ${QUERIES} random queries is answered or refused with a hint, and no query fails`, async () => {
  const random = randomOf(60_060);
  const pieces =
    'light god the a* ת"ן אור א* λόγος λ* H430 G3056 G99999 H0 lemma: lemma:אור lemma:λόγος lemma:"אל" =26 =0 = =x AND OR NOT and NEAR NEAR/2 ( ) " “ ” « \' ’ ״ ׳ ־ - — ^ : text: letters:x {a} [b] + * ** % _ \\ / ; -- /* */ ? # & | ! ~ ` $1 :m1 @a \u0000 \ud800 \u200f \u202e 😀 é ñ ß ﬁ Ⅻ ٣ 日本 ̈a rowid rank 1=1'.split(
      ' ',
    );
  const statuses = new Map<number, number>();
  for (let count = 0; count < QUERIES; count++) {
    let term = '';
    for (let length = 1 + random.below(7); length > 0; length--)
      term += random.pick(pieces) + (random.chance(0.7) ? ' ' : '');
    const response = await app.request(
      pathOf(term.slice(0, 200), random.chance(0.2) ? { version: 'original' } : {}),
    );
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    expect([200, 400], JSON.stringify(term)).toContain(response.status);
    if (response.status === 400)
      expect(((await response.json()) as ErrorBody).fields?.term, term).toBeTruthy();
  }
  expect(statuses.get(200)).toBeGreaterThan(QUERIES / 6);
  expect(statuses.get(400)).toBeGreaterThan(QUERIES / 6);
});
