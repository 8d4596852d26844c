import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bibleBooks, bibleVerses } from '../../db/schema/index.ts';
import type { BookId } from '../../domain/canon/index.ts';
import type { ErrorBody, SimilarVerse, VerseAnalysis } from '../../domain/contract/index.ts';
import { valueOfWords } from '../../domain/gematria/index.ts';
import { formatReference } from '../../domain/reference/index.ts';
import { fromEnglish } from '../../domain/versification/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { putLettersFiles } from '../../tests/support/letters-files.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';

const { library, app } = await sampleApp();
await putLettersFiles(library.client, app.files);
const verses = await library.db
  .select({
    book: bibleVerses.bookId,
    chapter: bibleVerses.chapterNumber,
    verse: bibleVerses.verseNumber,
    letters: bibleVerses.letters,
  })
  .from(bibleVerses)
  .innerJoin(bibleBooks, eq(bibleBooks.id, bibleVerses.bookId))
  .where(and(eq(bibleVerses.editionId, 'wlc'), eq(bibleVerses.part, '')))
  .orderBy(bibleBooks.position, bibleVerses.chapterNumber, bibleVerses.verseNumber);
const letters = verses.map(({ book, chapter, verse, letters }) => ({
  place: `${book}/${chapter}/${verse}`,
  words: letters?.split(' ') ?? [],
}));

const similar = (path: string) => app.json<SimilarVerse[]>(`/api/similar/${path}`);

function expected(
  own: string,
  method: 'HEBREW_STANDARD' | 'HEBREW_ORDINAL' | 'HEBREW_ATBASH' | 'HEBREW_BONEEH',
  percent = 1,
) {
  const values = letters.map((verse) => ({ ...verse, value: valueOfWords(method, verse.words) ?? 0 }));
  const v = values.find((verse) => verse.place === own)!.value;
  const low = Math.floor((v * (100 - percent)) / 100);
  const high = Math.ceil((v * (100 + percent)) / 100);
  return values
    .map((verse, index) => ({ ...verse, index }))
    .filter((verse) => verse.place !== own && verse.value >= low && verse.value <= high)
    .sort((a, b) => Math.abs(a.value - v) - Math.abs(b.value - v) || a.index - b.index)
    .map((verse) => verse.value);
}

describe('similar verses', () => {
  test.each(['HEBREW_STANDARD', 'HEBREW_ATBASH'])(
    'similar verses by %s are in English, and with version=original in Hebrew',
    async (method) => {
      const path = `genesis/1/1?method=${method}&tolerance=20`;
      const english = await similar(path);
      const original = await similar(`${path}&version=original`);
      expect(original.map(({ verse }) => verse.reference)).toEqual(
        english.map(({ verse }) => verse.reference),
      );
      expect(english[0]?.verse.text).toMatch(/^[A-Z]/u);
      expect(original.filter(({ verse }) => !/^\p{Script=Hebrew}/u.test(verse.text))).toEqual([]);
    },
  );

  test.each(['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'HEBREW_ATBASH', 'HEBREW_BONEEH'] as const)(
    'similar verses by %s come nearest first, then in canonical order, without the verse itself',
    async (method) => {
      const answer = await similar(`genesis/1/1?method=${method}&tolerance=5&limit=100`);
      expect(answer.length).toBeGreaterThan(3);
      expect(answer.map((hit) => hit.value)).toEqual(expected('genesis/1/1', method, 5));
      expect(answer.map((hit) => hit.verse.reference)).not.toContain('Genesis 1:1');
    },
  );

  test('a search for similar verses uses by default the standard method of the script and a tolerance of one percent', async () => {
    const byDefault = await similar('genesis/1/1?limit=100');
    expect(byDefault.map((hit) => hit.value)).toEqual(expected('genesis/1/1', 'HEBREW_STANDARD', 1));
    const greek = await similar('john/1/1?tolerance=10');
    expect(greek).toEqual(await similar('john/1/1?tolerance=10&method=GREEK_STANDARD'));
    expect(greek).toEqual(await similar('john/1/1?tolerance=10&method=GREEK_ISOPSEPHY'));
    expect(greek).toEqual(await similar('john/1/1?tolerance=10&edition=sblgnt'));
  });

  test.each(['HEBREW_STANDARD', 'HEBREW_ATBASH'])(
    'each page of similar verses by %s is a part of the whole list, and a response header has the length of the list',
    async (method) => {
      const path = `/api/similar/genesis/1/2?method=${method}&tolerance=5`;
      const first = await app.request(`${path}&limit=2`);
      const total = Number(first.headers.get('X-Total-Count'));
      const all = await app.json<SimilarVerse[]>(`${path}&limit=100`);
      expect(all).toHaveLength(total);
      const second = await app.json<SimilarVerse[]>(`${path}&limit=2&offset=2`);
      expect([...((await first.json()) as SimilarVerse[]), ...second]).toEqual(all.slice(0, 4));
      const beyond = await app.request(`${path}&offset=5000`);
      expect([beyond.headers.get('X-Total-Count'), await beyond.json()]).toEqual([String(total), []]);
    },
  );

  test('a similar verse with another number has its first address and its own reference', async () => {
    const pages = Array.from({ length: 10 }, (_, page) =>
      similar(`psalms/51/0?tolerance=50&limit=100&offset=${page * 100}`),
    );
    const verses = (await Promise.all(pages)).flat().map((hit) => hit.verse);
    const moved = verses
      .filter(({ book, chapter }) => book === 'malachi' && chapter === 4)
      .map(({ reference, originalReference }) => `${reference} = ${originalReference}`);
    // The values of Malachi 4:1–4 are too far away.
    expect(moved.toSorted()).toEqual(['Malachi 4:5 = Malachi 3:23', 'Malachi 4:6 = Malachi 3:24']);
    const unmoved = verses.filter(({ book, chapter }) => book === 'malachi' && chapter === 3);
    expect(unmoved.length).toBeGreaterThan(0);
    for (const { originalReference } of unmoved) expect(originalReference).toBeNull();
    // This verse is divided between 20:2 and 20:3.
    expect(verses.filter(({ originalReference }) => originalReference === '1 Kings 20:3')).toMatchObject([
      { reference: '1 Kings 20:2' },
    ]);
    for (const { text } of verses) expect(text.length).toBeGreaterThan(3);
  });

  describe.each([
    'numbers/26/1',
    '1kings/18/33',
    '1kings/18/34',
    '1kings/20/2',
    '1kings/22/21',
    '1kings/22/22',
    'psalms/13/5',
    'psalms/13/6',
    'psalms/51/0',
    'isaiah/63/19',
    'isaiah/64/1',
    'acts/19/40',
    'acts/19/41',
    '2corinthians/13/12',
    '2corinthians/13/13',
    '3john/1/14',
    'revelation/13/1',
  ])(
    'the verses similar to %s, where verses are split or joined, are near the total of the whole address',
    (address) => {
      const isGreek = /^(?:acts|2cor|3john|rev)/u.test(address);
      const methods = isGreek
        ? ['GREEK_STANDARD', 'GREEK_ORDINAL', 'GREEK_SQUARES', 'GREEK_KOLEL']
        : ['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'HEBREW_PERATI', 'HEBREW_BONEEH'];
      test.each(methods)('a similar verse is compared by the total of its own words: %s', async (method) => {
        const page = await app.json<VerseAnalysis>(`/api/verse/${address}?methods=${method}`);
        const total = page.totalValues[0]?.value ?? 0;
        const response = await app.request(`/api/similar/${address}?method=${method}&tolerance=50&limit=100`);
        expect(response.headers.get('X-Compared-Value')).toBe(String(total));
        const hits = (await response.json()) as SimilarVerse[];
        expect(hits.length).toBeGreaterThan(0);
        const distances = hits.map(({ value }) => Math.abs(value - total));
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
        expect(Math.max(...distances)).toBeLessThanOrEqual(Math.ceil(total / 2));
        const { book, chapter, verse } = page.verse;
        const own = fromEnglish(isGreek ? 'sblgnt' : 'masoretic', {
          book: book as BookId,
          chapter,
          verse: verse ?? 0,
        });
        const found = hits.map((hit) => hit.verse.originalReference ?? hit.verse.reference);
        for (const one of own) expect(found).not.toContain(formatReference(one));
      });
    },
  );

  test('similar verses are compared by a method of the requested edition’s script, even if two verses share the address', async () => {
    const byEdition = await similar('numbers/26/1?edition=wlc&tolerance=50&limit=100');
    expect(byEdition).toEqual(await similar('numbers/26/1?method=HEBREW_STANDARD&tolerance=50&limit=100'));
    const greek = await similar('revelation/13/1?edition=sblgnt&tolerance=50&limit=100');
    expect(greek).toEqual(await similar('revelation/13/1?method=GREEK_STANDARD&tolerance=50&limit=100'));
    expect(greek.length).toBeGreaterThan(0);
  });

  test.each(['HEBREW_STANDARD', 'HEBREW_ATBASH'])(
    'the answer with similar verses names the value that was compared: %s',
    async (method) => {
      const { totalValues } = await app.json<VerseAnalysis>(`/api/verse/1samuel/20/2?methods=${method}`);
      const response = await app.request(`/api/similar/1samuel/20/2?method=${method}`);
      expect(response.headers.get('X-Compared-Value')).toBe(String(totalValues[0]?.value));
    },
  );

  test('a verse that the edition lacks has no similar verses', async () => {
    for (const method of ['GREEK_STANDARD', 'GREEK_SQUARES']) {
      const response = await app.request(`/api/similar/acts/8/37?method=${method}`);
      expect([response.status, await response.json(), response.headers.get('X-Total-Count')]).toEqual([
        200,
        [],
        '0',
      ]);
      expect(response.headers.get('X-Compared-Value')).toBeNull();
    }
  });

  test.each([
    ['genesis/1/1?method=GREEK_STANDARD', 422, 'invalid'],
    ['genesis/1/1?method=GREEK_CUBES', 422, 'invalid'],
    ['genesis/1/1?method=NONE', 400, 'bad_request'],
    ['genesis/1/1?tolerance=51', 400, 'bad_request'],
    ['genesis/1/1?tolerance=-1', 400, 'bad_request'],
    ['genesis/1/1?limit=101', 400, 'bad_request'],
    ['genesis/1/1?limit=0', 400, 'bad_request'],
    ['genesis/1/1?offset=x', 400, 'bad_request'],
    ['genesis/1/32', 404, 'not_found'],
    ['genesis/1/1?edition=none', 404, 'not_found'],
    ['genesis/1/1?edition=mam', 404, 'not_installed'],
    ['genesis/1/1?edition=mam&method=HEBREW_GADOL', 404, 'not_installed'],
    ['genesis/1/1?edition=sblgnt', 422, 'invalid'],
    ['tobit/1/1', 404, 'not_installed'],
  ])('a request for the verses similar to %s gets status %i and the code %s', async (path, status, code) => {
    const response = await app.request(`/api/similar/${path}`);
    expect(response.status).toBe(status);
    expect(((await response.json()) as ErrorBody).code).toBe(code);
  });

  test('a request for similar verses takes one round trip, or two if the isolate does not know the editions yet', async () => {
    const fresh = testApp(library.client);
    await putLettersFiles(library.client, fresh.files);
    for (const [path, trips] of [
      ['genesis/1/1', 2],
      ['genesis/1/1?method=HEBREW_ATBASH', 1],
      ['genesis/1/2?method=HEBREW_ATBASH', 1],
      ['genesis/1/2?method=HEBREW_BONEEH', 1],
      ['isaiah/64/1', 1],
    ] as const) {
      fresh.clock.now += 10_000;
      const before = fresh.trips();
      expect((await fresh.request(`/api/similar/${path}`)).status).toBe(200);
      expect(fresh.trips() - before, path).toBe(trips);
    }
  });
});
