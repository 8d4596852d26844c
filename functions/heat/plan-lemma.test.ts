import { and, eq, ne } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { bibleBooks, bibleVerses, bibleWords, editions } from '../../db/schema/index.ts';
import type { ErrorBody, HeatLemmaAnswer } from '../../domain/contract/index.ts';
import { decodeLettersFile, lettersFileKey, lettersOfWords } from '../../domain/number-index/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { putLettersFiles } from '../../tests/support/letters-files.ts';
import { sampleLibrary, setLibraryRevision } from '../../tests/support/library.ts';
import { packApp } from '../../tests/support/packs.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';
import type { TestDatabase } from '../../tests/support/test-database.ts';

const { library, app } = await sampleApp();
beforeAll(() => putLettersFiles(library.client, app.files));

const lemma = (number: string) => app.json<HeatLemmaAnswer>(`/api/heat/lemma/${number}`);

/** The numbers of the words in the order of the letters file, counted through all words of an edition. */
async function slowly({ db }: TestDatabase, edition: string, number: string): Promise<number[]> {
  const words = await db
    .select({ number: bibleWords.strongsNumber })
    .from(bibleWords)
    .innerJoin(bibleVerses, eq(bibleVerses.id, bibleWords.verseId))
    .innerJoin(bibleBooks, eq(bibleBooks.id, bibleVerses.bookId))
    .where(and(eq(bibleVerses.editionId, edition), ne(bibleWords.reading, 'qere')))
    .orderBy(
      bibleBooks.position,
      bibleVerses.chapterNumber,
      bibleVerses.verseNumber,
      bibleVerses.part,
      bibleWords.seq,
    );
  return words.flatMap((word, at) => (word.number === number ? [at] : []));
}

describe('the words with a number', () => {
  test.each([
    ['H430', 'wlc', 20],
    ['H3068', 'wlc', 100],
    ['H853', 'wlc', 100],
    ['H3605', 'wlc', 50],
    ['G3588', 'sblgnt', 100],
    ['G3056', 'sblgnt', 5],
  ])(
    'those of %s are the words of %s that have it, ascending, in the letters file’s count',
    async (number, id, atLeast) => {
      const expected = await slowly(library, id, number);
      expect(expected.length).toBeGreaterThan(atLeast);
      expect(await lemma(number)).toEqual({
        number,
        editions: [{ id, revision: `${id}-r1`, words: expected }],
      });
    },
  );

  test('the letters file has the letters of the number at these places', async () => {
    const file = app.files.get(lettersFileKey('wlc', 'wlc-r1'));
    const letters = decodeLettersFile(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0)));
    const [{ words } = { words: [] }] = (await lemma('H3068')).editions;
    for (const word of words) expect(lettersOfWords(letters, word, word + 1)[0]).toContain('יהו');
  });

  test('H0430 and h430 are H430, and only that spelling is kept in the cache in front of the Worker', async () => {
    expect(await lemma('H0430')).toEqual(await lemma('H430'));
    expect(await lemma('h430')).toEqual(await lemma('H430'));
    const edge = async (number: string) =>
      (await app.request(`/api/heat/lemma/${number}`)).headers.get('Cloudflare-CDN-Cache-Control');
    expect(await edge('H430')).toMatch(/^public/);
    expect(await edge('h430')).toBe('no-store');
  });

  test('with more texts, a book counts in the first edition that has it, and a text without the number is empty', async () => {
    const packs = await packApp();
    await putLettersFiles(packs.library.client, packs.app.files);
    const answer = await packs.app.json<HeatLemmaAnswer>('/api/heat/lemma/G3056');
    const counts = answer.editions.map(({ id, words }) => [id, words.length]);
    expect(Object.fromEntries(counts)).toEqual({
      swete: 0,
      sblgnt: (await slowly(packs.library, 'sblgnt', 'G3056')).length,
      byzantine: 0,
    });
  });
});

describe('refusals', () => {
  test.each([
    ['H99999', 404],
    ['G99999', 404],
    ['H0', 404],
    ['430', 400],
    ['X430', 400],
    ['H430ab', 400],
    ['H123456', 400],
  ])('%s gets the status %i', async (number, status) => {
    const response = await app.request(`/api/heat/lemma/${number}`);
    const body = (await response.json()) as ErrorBody;
    expect({ status: response.status, code: body.code, fields: Object.keys(body.fields ?? {}) }).toEqual({
      status,
      code: status === 404 ? 'not_found' : 'bad_request',
      fields: status === 404 ? [] : ['number'],
    });
    expect(body.message).toContain(status === 404 ? `the Strong’s number ${number}` : 'a Strong’s number');
  });

  test('a site without Greek texts has no word of a Greek number', async () => {
    const hebrew = await sampleLibrary();
    try {
      await hebrew.db.update(editions).set({ revision: null }).where(eq(editions.script, 'greek'));
      await setLibraryRevision(hebrew.client, 'hebrew');
      const own = testApp(hebrew.client);
      const { code } = await own.json<ErrorBody>('/api/heat/lemma/G3056');
      expect(code).toBe('not_found');
    } finally {
      hebrew.remove();
    }
  });
});

describe('round trips, revisions and caches', () => {
  test('a warm isolate asks once for a text’s words and once for the revision, and later only for the revision', async () => {
    const fresh = testApp(library.client);
    await putLettersFiles(library.client, fresh.files);
    const trips = async (number: string, later = 10_000) => {
      fresh.clock.now += later;
      const before = fresh.trips();
      expect((await fresh.request(`/api/heat/lemma/${number}`)).status).toBe(200);
      return fresh.trips() - before;
    };
    expect(await trips('H430')).toBe(3);
    expect(await trips('H3068')).toBe(2);
    expect(await trips('H430')).toBe(1);
    expect(await trips('H430', 1)).toBe(0);
  });

  test('after a new revision the words are counted in its letters file, never in both', async () => {
    const changing = await sampleLibrary();
    try {
      const own = testApp(changing.client);
      await putLettersFiles(changing.client, own.files);
      const answer = async () => {
        own.clock.now += 10_000;
        return own.json<HeatLemmaAnswer & ErrorBody>('/api/heat/lemma/H430');
      };
      const before = await answer();
      const isWlc = eq(editions.id, 'wlc');
      // Genesis is the first book, so all other words have lower numbers without it.
      await changing.db
        .update(bibleVerses)
        .set({ lastRevision: 1 })
        .where(and(eq(bibleVerses.editionId, 'wlc'), eq(bibleVerses.bookId, 'genesis')));
      await changing.db.update(editions).set({ revision: 'wlc-r2', revisionNo: 2 }).where(isWlc);
      await setLibraryRevision(changing.client, 'second');
      expect((await answer()).code).toBe('unavailable');
      await putLettersFiles(changing.client, own.files);
      const after = await answer();
      expect(after.editions).toMatchObject([{ id: 'wlc', revision: 'wlc-r2' }]);
      const [{ words: old } = { words: [] }] = before.editions;
      const [{ words: left } = { words: [] }] = after.editions;
      const dropped = (old.at(-1) ?? 0) - (left.at(-1) ?? 0);
      expect(dropped).toBeGreaterThan(0);
      expect(left).toEqual(old.slice(-left.length).map((word) => word - dropped));
    } finally {
      changing.remove();
    }
  });
});
