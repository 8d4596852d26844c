import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { bibleVerses, wordCounts } from '../../../db/schema/index.ts';
import { BOOKS } from '../../../domain/canon/index.ts';
import type { TextSearchAnswer, WordCountAnswer } from '../../../domain/contract/index.ts';
import { KJV } from '../../../import-jobs/sources/core/kjv.ts';
import { testApp } from '../../../tests/support/app.ts';
import { putLettersFiles } from '../../../tests/support/letters-files.ts';
import { publishText, sampleLibrary, setLibraryRevision } from '../../../tests/support/library.ts';
import { sampleApp } from '../../../tests/support/sample-app.ts';

const { library, app } = await sampleApp();

async function search(
  term: string,
  more: Record<string, string> = {},
  searched: typeof app = app,
): Promise<TextSearchAnswer> {
  // After ten seconds the isolate asks the database again and does not answer from memory.
  searched.clock.now += 10_000;
  return searched.json<TextSearchAnswer>(`/api/search?${new URLSearchParams({ term, ...more })}`);
}

const timesOf = async (...args: Parameters<typeof search>) => (await search(...args)).times;

/** The times and verses of a pattern in the King James Version of the sample, by book. */
async function recount(pattern: RegExp) {
  const verses = await library.db.select().from(bibleVerses).where(eq(bibleVerses.editionId, 'kjv'));
  const found = verses.map(({ bookId, text }) => ({ book: bookId, times: text.match(pattern)?.length ?? 0 }));
  const books = BOOKS.flatMap(({ id }) => {
    const there = found.filter(({ book }) => book === id);
    const times = there.reduce((sum, one) => sum + one.times, 0);
    const verses = there.filter((verse) => verse.times > 0).length;
    return there.length === 0 ? [] : [{ book: id as string, times, verses }];
  });
  const sum = (name: 'times' | 'verses') => books.reduce((total, one) => total + one[name], 0);
  return { times: sum('times'), verses: sum('verses'), books };
}

describe('how often English words occur', () => {
  test.each([
    ['god', {}, /\bgod\b/giu],
    ['God’s', {}, /\bgod’s\b|\bgod's\b/giu],
    ['"the lord"', {}, /\bthe lord\b/giu],
    ['"of the"', {}, /\bof the\b/giu],
    ['begin*', {}, /\bbegin\w*/giu],
    ['shepherd', { forms: 'true' }, /\bshepherds?\b/giu],
    ['Bethel', {}, /\bbeth-?el\b/giu],
    ['xyzzyq', {}, /xyzzyq/gu],
  ] as const)('%s %o has the times of each book', async (term, more, pattern) => {
    expect(await timesOf(term, more)).toMatchObject(await recount(pattern));
  });

  test('the forms of a word are counted apart and together make the whole', async () => {
    const times = await timesOf('LORD');
    const forms = times?.forms ?? [];
    expect(forms.map(({ form }) => form)).toEqual(['LORD', 'Lord', 'lord']);
    expect(forms.reduce((sum, one) => sum + one.times, 0)).toBe(times?.times);
    for (const { form, times: count, verses } of forms)
      expect(await recount(new RegExp(`\\b${form}\\b`, 'gu'))).toMatchObject({ times: count, verses });
  });

  test('a filter limits the times as it limits the results', async () => {
    const { times, resultCount } = await search('god', { testament: 'new' });
    expect(times?.verses).toBe(resultCount);
    expect(times?.parts.map(({ part }) => part)).toEqual(['gospels', 'acts-to-revelation']);
  });

  test.each(['light darkness', 'light OR darkness', 'light NOT darkness', '=913', 'light אור', 'lemma:אור'])(
    '%s is not one word or phrase, so its times are null',
    async (term) => {
      expect(await timesOf(term)).toBeNull();
    },
  );

  test('an English word in a Hebrew edition has no times', async () => {
    expect(await timesOf('god', { edition: 'wlc' })).toBeNull();
  });

  test('rows of another revision are not counted, and a text without counts has null', async () => {
    const own = await sampleLibrary();
    const ownApp = testApp(own.client);
    const { db } = own;
    const before = await timesOf('god', {}, ownApp);
    const rows = await db.select().from(wordCounts).where(eq(wordCounts.term, 'god'));
    await db.insert(wordCounts).values(rows.map((row) => ({ ...row, revisionNo: row.revisionNo + 1 })));
    await setLibraryRevision(own.client, 'with a draft');
    expect(await timesOf('god', {}, ownApp)).toEqual(before);
    await db.delete(wordCounts).where(and(eq(wordCounts.editionId, 'kjv'), eq(wordCounts.revisionNo, 1)));
    await setLibraryRevision(own.client, 'not counted');
    const { times, resultCount } = await search('god', {}, ownApp);
    expect({ times, resultCount }).toEqual({ times: null, resultCount: before?.verses });
    own.remove();
  });

  test('with a second English edition, the King James Version alone is counted, or the edition that is named', async () => {
    const own = await sampleLibrary();
    const ownApp = testApp(own.client);
    const before = await timesOf('god', {}, ownApp);
    const [chunk] = await KJV.plan();
    const [verse] = await KJV.read(chunk?.descriptor);
    if (verse === undefined) throw new Error('no verse');
    await publishText(own.client, { ...KJV.edition, id: 'second' }, [{ ...verse, text: 'god God' }]);
    await setLibraryRevision(own.client, 'second');
    expect(await timesOf('god', {}, ownApp)).toEqual(before);
    expect(await timesOf('god', { edition: 'second' }, ownApp)).toMatchObject({
      times: 2,
      verses: 1,
      editions: [{ id: 'second' }],
    });
    own.remove();
  });

  test('a phrase is counted exactly, with its letters inside other words, signs between them, and accents', async () => {
    const own = await sampleLibrary();
    const ownApp = testApp(own.client);
    const [chunk] = await KJV.plan();
    const verses = await KJV.read(chunk?.descriptor);
    const texts = [
      'of the roof therein',
      'Of the one, of, the other',
      'of the óf thé',
      'of the of the of',
      'off the',
    ];
    const written = texts.flatMap((text, at) => {
      const verse = verses[at];
      return verse === undefined ? [] : [{ ...verse, text }];
    });
    await publishText(own.client, { ...KJV.edition, id: 'second' }, written);
    await setLibraryRevision(own.client, 'second');
    expect(await timesOf('"of the"', { edition: 'second' }, ownApp)).toMatchObject({ times: 7, verses: 4 });
    own.remove();
  });

  test('a search with times takes one round trip', async () => {
    const fresh = testApp(library.client);
    for (const term of ['god', '"the lord"']) {
      const before = fresh.trips();
      await search(term, {}, fresh);
      expect(fresh.trips() - before).toBe(1);
    }
  });
});

describe('how often Hebrew and Greek words occur', () => {
  beforeAll(() => putLettersFiles(library.client, app.files));

  const counted = (query: string) => app.json<WordCountAnswer>(`/api/words/count?${query}`);

  test.each([
    ['אלהים', {}, 'word=אלהים'],
    ['אֱלֹהִים', { group: 'torah' }, 'word=אלהים&group=torah'],
    ['"בני ישראל"', {}, 'word=בני ישראל'],
    ['λόγος', {}, 'word=λόγος'],
    ['אלהים', { edition: 'wlc' }, 'word=אלהים&edition=wlc'],
    ['H430', {}, 'number=H430'],
    ['G3056', { book: 'john' }, 'number=G3056&book=john'],
  ] as const)('%s %o is counted as /api/words/count counts it', async (term, more, query) => {
    const times = await timesOf(term, more);
    const expected = await counted(query);
    expect(times).toMatchObject({ times: expected.times, verses: expected.verses, forms: [] });
    expect(times?.parts).toEqual(expected.parts);
    expect(times?.books).toEqual(expected.books);
    expect(times?.times).toBeGreaterThan(0);
  });

  test.each([
    ['אלהים', { testament: 'new' }],
    ['אלהים', { version: 'kjv' }],
    ['אלה*', {}],
  ] as const)('%s %o has no times', async (term, more) => {
    expect(await timesOf(term, more)).toBeNull();
  });

  test('an isolate counts with one round trip, also if it is new', async () => {
    const fresh = testApp(library.client);
    await putLettersFiles(library.client, fresh.files);
    for (const term of ['אלהים', 'ברא', 'H430']) {
      const before = fresh.trips();
      expect(await timesOf(term, {}, fresh)).not.toBeNull();
      expect(fresh.trips() - before).toBe(1);
    }
  });

  test('without the letters file the verses are found and nothing is kept, and a later answer has the times', async () => {
    const fresh = testApp(library.client);
    const { resultCount, times } = await search('אלהים', {}, fresh);
    expect(resultCount).toBeGreaterThan(0);
    expect(times).toBeNull();
    await putLettersFiles(library.client, fresh.files);
    expect(await timesOf('אלהים', {}, fresh)).not.toBeNull();
  });
});

describe('the order of the Bible', () => {
  const placesOf = async (term: string, more: Record<string, string>) =>
    (await search(term, { limit: '100', ...more })).results.map(({ reference }) => reference);

  test.each([
    ['light', {}],
    ['"and god"', { testament: 'old' }],
    ['light אור', {}],
    ['אור OR =913', {}],
    ['H430', { group: 'torah' }],
  ])(
    'for %s %o, all results come in it, with a relevance of 1, and the first is named',
    async (term, more) => {
      const { results, resultCount, first } = await search(term, {
        ...more,
        order: 'canonical',
        limit: '100',
      });
      const best = await search(term, { ...more, limit: '100' });
      expect(resultCount).toBe(best.resultCount);
      expect(first).toEqual(best.first);
      expect(results[0]?.reference).toBe(first?.reference);
      expect(new Set(results.map(({ relevance }) => relevance))).toEqual(new Set([1]));
      const inBooks = results.map(({ book }) => BOOKS.findIndex(({ id }) => id === book));
      expect(inBooks).toEqual(inBooks.toSorted((one, other) => one - other));
    },
  );

  test('a page begins where the page before ends', async () => {
    const all = await placesOf('god', { order: 'canonical' });
    const second = await placesOf('god', { order: 'canonical', limit: '10', offset: '10' });
    expect(second).toEqual(all.slice(10, 20));
  });

  test('a search without results has no first place', async () => {
    expect((await search('xyzzyq')).first).toBeNull();
  });
});
