import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notNull } from '../../../db/fields.ts';
import { bibleVerses, expectations } from '../../../db/schema/index.ts';
import { booksOfGroup } from '../../../domain/canon/index.ts';
import type { ChanceAnswer, ErrorBody, ValueSearchAnswer } from '../../../domain/contract/index.ts';
import { valueOfWords } from '../../../domain/gematria/index.ts';
import { testApp } from '../../../tests/support/app.ts';
import { putExpectations, putLettersFiles } from '../../../tests/support/letters-files.ts';
import { sampleApp } from '../../../tests/support/sample-app.ts';

const { library, app } = await sampleApp();
await putLettersFiles(library.client, app.files);
const stored = await library.db
  .select({ book: bibleVerses.bookId, letters: notNull(bibleVerses.letters) })
  .from(bibleVerses)
  .where(and(eq(bibleVerses.editionId, 'wlc'), isNotNull(bibleVerses.letters)));
const verses = stored.map(({ book, letters }) => ({
  book,
  values: letters.split(' ').map((word) => valueOfWords('HEBREW_STANDARD', [word]) ?? 0),
}));

const expectNotStored = ({ headers }: Response) =>
  expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['no-store', null]);
const ask = (path: string) => app.json<ChanceAnswer>(`/api/search/gematria/${path}`);

function recount(value: number, minWords: number, isBook: (book: string) => boolean = () => true): number {
  let found = 0;
  for (const { book, values } of verses) {
    if (!isBook(book)) continue;
    for (const start of values.keys()) {
      let sum = 0;
      for (let end = start; end < values.length; end++) {
        sum += values[end] ?? 0;
        if (sum === value && end - start + 1 >= minWords) found++;
      }
    }
  }
  return found;
}

test('until the chance tables exist, counts have no expectations and the answer is not cached', async () => {
  const response = await app.request('/api/search/gematria/86/chance?unit=word');
  const answer = (await response.json()) as ChanceAnswer;
  expect(answer).toMatchObject({ expected: null, missing: 'not-built' });
  expect(answer.observed).toBe(recount(86, 1) > 0 ? answer.neighbours[50]?.observed : -1);
  expectNotStored(response);
  const search = await app.request('/api/search/gematria/86?unit=span');
  expect(search.headers.get('ETag')).toBeNull();
  expect(((await search.json()) as ValueSearchAnswer).expected).toBeUndefined();

  await putExpectations(library.client, app.files);
  const later = await ask('86/chance?unit=word');
  expect(later.expected?.runs).toBe(30);
  expect(later.missing).toBeNull();
  const found = await app.json<ValueSearchAnswer>('/api/search/gematria/86?unit=span');
  expect(found.expected?.mean).toBeGreaterThan(0);
});

test('chance tables of an older recipe are ignored, and the answer is not cached', async () => {
  const fresh = testApp(library.client);
  for (const [key, file] of app.files) fresh.files.set(key, file);
  const recipe = (change: number) =>
    library.db.update(expectations).set({ recipe: sql`${expectations.recipe} + ${change}` });
  await recipe(-1);
  try {
    const response = await fresh.request('/api/search/gematria/913/chance');
    expect(((await response.json()) as ChanceAnswer).missing).toBe('not-built');
    expectNotStored(response);
    const search = await fresh.request('/api/search/gematria/913?unit=span');
    expect(search.headers.get('ETag')).toBeNull();
    expect(((await search.json()) as ValueSearchAnswer).expected).toBeUndefined();
  } finally {
    await recipe(1);
  }
  expect((await fresh.json<ChanceAnswer>('/api/search/gematria/913/chance')).expected?.runs).toBe(30);
});

test('a value and fifty neighbours on each side have counts and expectations by chance; those of the value equal those of the search', async () => {
  const answer = await ask('913/chance');
  expect(answer.neighbours.map(({ value }) => value)).toEqual(
    Array.from({ length: 101 }, (_, at) => 863 + at),
  );
  for (const { value, observed, mean, sd } of answer.neighbours.filter((_, at) => at % 20 === 10)) {
    expect(observed).toBe(recount(value, 2));
    expect(mean).toBeGreaterThan(0);
    expect(sd).toBeGreaterThan(0);
  }
  const middle = answer.neighbours[50];
  expect(answer.observed).toBe(middle?.observed);
  expect(answer.expected?.mean).toBeCloseTo(middle?.mean ?? 0, 3);
  const searched = await app.json<ValueSearchAnswer>('/api/search/gematria/913?unit=span');
  expect(searched).toMatchObject({ resultCount: answer.observed, expected: answer.expected });
});

test('phrases have a count for other orders of the words, also without chance tables; single words have none', async () => {
  const chance = await ask('913/chance');
  const search = await app.json<ValueSearchAnswer>('/api/search/gematria/913?unit=span');
  expect(search.expectedInAnyOrder).toEqual(chance.expectedInAnyOrder);
  expect(chance.expectedInAnyOrder?.mean).toBeCloseTo(chance.neighbours[50]?.inAnyOrder?.mean ?? 0, 3);
  // Over many values together, another order of the words gives about as many phrases as the text has.
  const pairs = await ask('300/chance?maxWords=2');
  const sum = (one: (row: ChanceAnswer['neighbours'][number]) => number) =>
    pairs.neighbours.reduce((all, row) => all + one(row), 0);
  const ratio = sum(({ inAnyOrder }) => inAnyOrder?.mean ?? 0) / sum(({ observed }) => observed);
  expect(Math.abs(ratio - 1)).toBeLessThan(0.15);
  const near = await app.json<ValueSearchAnswer>('/api/search/gematria/913?unit=span&range=1');
  expect(near.expectedInAnyOrder?.mean).toBeCloseTo(
    chance.neighbours.slice(49, 52).reduce((all, { inAnyOrder }) => all + (inAnyOrder?.mean ?? 0), 0),
    2,
  );
  const noTable = await ask('913/chance?method=HEBREW_KIDMI');
  expect(noTable).toMatchObject({ missing: 'no-table', expectedInAnyOrder: expect.anything() });
  expect((await ask('913/chance?unit=word')).expectedInAnyOrder).toBeNull();
  expect((await ask('4/chance')).expectedInAnyOrder).toEqual({ mean: 0, sd: 0 });
  const words = await app.json<ValueSearchAnswer>('/api/search/gematria/913?unit=word');
  expect(words.expectedInAnyOrder).toBeUndefined();
  const wide = await app.json<ValueSearchAnswer>('/api/search/gematria/913?unit=span&range=51');
  expect(wide.expectedInAnyOrder).toBeUndefined();
});

test('averages for some lengths are computed and agree with shuffled texts; a book and the Torah have counts and averages of their own', async () => {
  const whole = await ask('400/chance?minWords=1');
  const computed = await ask('400/chance?minWords=1&maxWords=99999');
  expect([whole.basis, computed.basis]).toEqual(['shuffled', 'computed']);
  expect(computed.observed).toBe(whole.observed);
  const sum = ({ neighbours }: ChanceAnswer) => neighbours.reduce((all, { mean }) => all + (mean ?? 0), 0);
  expect(Math.abs(sum(computed) / sum(whole) - 1)).toBeLessThan(0.02);

  const torah = await ask('400/chance?group=torah&minWords=1');
  const isTorah = (book: string) => ['genesis', 'numbers', 'deuteronomy'].includes(book);
  expect(torah.observed).toBe(recount(400, 1, isTorah));
  expect(torah.expected?.mean).toBeLessThan(computed.expected?.mean ?? 0);
  const writings = await ask('400/chance?group=writings&minWords=1');
  expect(writings.observed).toBe(
    recount(400, 1, (book) => booksOfGroup('writings').some((id) => id === book)),
  );
  const inWritings = await app.json<ValueSearchAnswer>(
    '/api/search/gematria/400?unit=span&group=writings&minWords=1',
  );
  expect(inWritings.resultCount).toBe(writings.observed);
  expect(inWritings.expected).toEqual(writings.expected);
  expect(inWritings.expectedInAnyOrder).toEqual(writings.expectedInAnyOrder);
  const genesis = await ask('400/chance?book=genesis&maxWords=3');
  expect(genesis.observed).toBeLessThanOrEqual(recount(400, 2, (book) => book === 'genesis'));
  expect(genesis.expected?.sd).toBeGreaterThan(0);
});

test('a small value has fewer neighbours below; methods with one table agree; a value that is too large never occurs', async () => {
  const small = await ask('26/chance');
  expect([small.neighbours[0]?.value, small.neighbours.at(-1)?.value]).toEqual([1, 76]);
  const standard = await ask('888/chance?method=GREEK_STANDARD');
  const isopsephy = await ask('888/chance?method=GREEK_ISOPSEPHY');
  expect(isopsephy.neighbours).toEqual(standard.neighbours);
  const kolel = await ask('914/chance?method=HEBREW_KOLEL_ONE');
  expect(kolel.expected).toEqual((await ask('913/chance')).expected);
  const large = await ask('999999999/chance?book=genesis');
  expect(large).toMatchObject({ observed: 0, expected: { mean: 0 } });
});

test('the counts and expectations of both scripts are added', async () => {
  const hebrew = await ask('500/chance?method=HEBREW_STANDARD');
  const greek = await ask('500/chance?method=GREEK_STANDARD');
  const both = await ask('500/chance?method=GREEK_STANDARD,HEBREW_STANDARD');
  expect(both.observed).toBe(hebrew.observed + greek.observed);
  expect(both.expected?.mean).toBeCloseTo((hebrew.expected?.mean ?? 0) + (greek.expected?.mean ?? 0), 6);
  expect(both.expected?.sd).toBeCloseTo(Math.hypot(hebrew.expected?.sd ?? 0, greek.expected?.sd ?? 0), 6);
});

test('methods without tables and searches that chance does not cover have no expectation', async () => {
  expect((await ask('913/chance?method=HEBREW_KIDMI')).missing).toBe('no-table');
  for (const query of ['unit=verse', 'unit=span&crossVerse=true', 'unit=span&lemma=H430']) {
    const answer = await app.json<ValueSearchAnswer>(`/api/search/gematria/86?${query}`);
    expect(answer.expected).toBeUndefined();
  }
});

test('an answer about chance takes one round trip, two in a new isolate and none from memory', async () => {
  const fresh = testApp(library.client);
  for (const [key, file] of app.files) fresh.files.set(key, file);
  const response = await fresh.request('/api/search/gematria/541/chance');
  expect({ status: response.status, trips: fresh.trips() }).toEqual({ status: 200, trips: 2 });
  await fresh.request('/api/search/gematria/541/chance');
  expect(fresh.trips()).toBe(2);
  fresh.clock.now += 10_000;
  const again = await fresh.request('/api/search/gematria/542/chance');
  expect({ status: again.status, trips: fresh.trips() }).toEqual({ status: 200, trips: 3 });
});

test('an impossible request about chance is refused with a reason', async () => {
  const refusal = async (path: string) => {
    const response = await app.request(`/api/search/gematria/${path}`);
    return [response.status, ((await response.json()) as ErrorBody).message];
  };
  expect(await refusal('913/chance?group=torah&method=GREEK_STANDARD')).toEqual([
    422,
    'Your search does not include any book of the Torah.',
  ]);
  expect((await refusal('0/chance'))[0]).toBe(400);
  expect((await refusal('prime/chance'))[0]).toBe(400);
  expect((await refusal('913/chance?unit=verse'))[0]).toBe(400);
  expect((await refusal('913/chance?minWords=5&maxWords=3'))[0]).toBe(422);
});
