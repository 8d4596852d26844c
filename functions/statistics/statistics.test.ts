import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookById, CORE_BOOKS, isBookId, SEARCH_GROUPS } from '../../domain/canon/index.ts';
import type { ErrorBody, StatisticsAnswer, StatisticsWordsAnswer } from '../../domain/contract/index.ts';
import { METHODS, type MethodId, scriptOf } from '../../domain/gematria/index.ts';
import { lettersFileKey } from '../../domain/number-index/index.ts';
import { countedStatistics, differentWords } from '../../domain/statistics/counting/index.ts';
import { statisticsAnswer, statisticsWordsAnswer, TABLE_METHODS } from '../../domain/statistics/index.ts';
import { textWithLetters } from '../../domain/value-search/finding/index.ts';
import { chosenTexts, type TextChoice } from '../../domain/value-search/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { putLettersFiles } from '../../tests/support/letters-files.ts';
import { packApp } from '../../tests/support/packs.ts';
import { type Browser, browserWith } from '../../tests/support/two-hosts.ts';

const { app, library } = await packApp();
let browser: Browser;

beforeAll(async () => {
  await putLettersFiles(library.client, app.files);
  browser = await browserWith(app.json, async ({ id, revision }) => {
    const file = app.files.get(lettersFileKey(id, revision));
    if (file === undefined) throw new Error(`no file of ${id}`);
    return new Uint8Array(await file.arrayBuffer());
  });
});

const seldom = <T>(one: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, one);

const questions = fc.record({
  edition: fc.constantFrom('wlc', 'sblgnt', 'swete', 'byzantine'),
  method: seldom(fc.constantFrom(...METHODS.map(({ id }) => id))),
  book: seldom(fc.constantFrom(...CORE_BOOKS.map(({ id }) => id))),
  testament: seldom(fc.constantFrom('old', 'new', 'apocrypha' as const)),
  group: seldom(fc.constantFrom(...SEARCH_GROUPS)),
});
type Question = typeof questions extends fc.Arbitrary<infer T> ? T : never;

function addressOf(path: string, question: Partial<Question>, more: Record<string, string> = {}): string {
  const named = Object.entries({ ...question, ...more }).filter(([, value]) => value !== undefined);
  return `${path}?${new URLSearchParams(Object.fromEntries(named) as Record<string, string>)}`;
}

/** The chosen text as the browser has it. Undefined if the API must answer. */
function ownText({ edition, method, book, testament, group }: Question) {
  const script = browser.editions.find(({ id }) => id === edition)?.script ?? 'hebrew';
  const choice: TextChoice = {
    edition,
    methods: [method ?? (TABLE_METHODS[script][0] as MethodId)],
    book: book === undefined ? null : bookById(book),
    testament: testament ?? null,
    group: group ?? null,
  };
  const [text] = chosenTexts(browser.editions, choice);
  return text && textWithLetters(text, browser.indexOf(edition));
}

test('both hosts count the same for generated questions', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(questions, async (question) => {
      const text = ownText(question);
      const response = await app.request(addressOf('/api/statistics', question));
      if (text === undefined) {
        expect(response.status).toBe(422);
        return;
      }
      expect(await response.json()).toEqual(statisticsAnswer(text, countedStatistics(text)));
      const asked = { once: compared % 2 === 0, limit: 5, offset: compared % 7 };
      const { method: _, ...scope } = question;
      const words = await app.json<StatisticsWordsAnswer>(
        addressOf('/api/statistics/words', scope, {
          once: String(asked.once),
          limit: String(asked.limit),
          offset: String(asked.offset),
        }),
      );
      expect(words).toEqual(statisticsWordsAnswer(text, differentWords(text, asked)));
      compared++;
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(60);
});

describe('an answer', () => {
  test('without parameters is about the Hebrew text by its standard method, with three sums', async () => {
    const answer = await app.json<StatisticsAnswer>('/api/statistics');
    expect(answer).toMatchObject({
      edition: { id: 'wlc', script: 'hebrew', revision: 'wlc-r1' },
      method: 'HEBREW_STANDARD',
      methods: ['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'HEBREW_GADOL'],
      scope: 'whole',
    });
    const [whole, ...rows] = answer.rows;
    const books = rows.filter(({ kind }) => kind === 'book');
    for (const figure of ['verses', 'words', 'letters'] as const) {
      expect(books.reduce((sum, row) => sum + row[figure], 0)).toBe(whole?.[figure]);
    }
    expect(answer.letters.reduce((sum, { count }) => sum + count, 0)).toBe(whole?.letters);
  });

  test('a place has the English reference, and that of the text where it differs', async () => {
    const { extremes } = await app.json<StatisticsAnswer>('/api/statistics?book=psalms');
    const places = extremes.flatMap(({ places }) => places);
    expect(places.length).toBeGreaterThan(0);
    for (const { reference, book, word } of places) {
      expect(isBookId(book)).toBe(true);
      expect(reference).toMatch(/^Psalm /u);
      if (word !== undefined) expect(word.addressWord).toBeGreaterThan(0);
    }
  });

  test('a method that is in no table adds a fourth sum', async () => {
    const { methods, rows } = await app.json<StatisticsAnswer>('/api/statistics?method=HEBREW_ATBASH');
    expect(methods.at(-1)).toBe('HEBREW_ATBASH');
    expect(rows.every(({ sums }) => sums.length === 4)).toBe(true);
  });

  test('a warm isolate reads only the revision', async () => {
    const fresh = testApp(library.client);
    await putLettersFiles(library.client, fresh.files);
    const tripsOf = async (path: string) => {
      fresh.clock.now += 10_000;
      const before = fresh.trips();
      expect((await fresh.request(path)).status).toBe(200);
      return fresh.trips() - before;
    };
    await tripsOf('/api/statistics');
    expect(await tripsOf('/api/statistics?group=torah')).toBe(1);
    expect(await tripsOf('/api/statistics/words')).toBe(1);
  });
});

describe('refusals say what to choose', () => {
  test.each([
    ['edition=nowhere', 404, 'edition', 'There is no edition “nowhere”'],
    ['edition=all', 422, 'edition', 'Choose one of them'],
    ['method=GREEK_STANDARD', 422, 'method', 'Choose another method, such as Hebrew Standard'],
    ['edition=sblgnt&method=HEBREW_GADOL', 422, 'method', 'such as Greek Standard'],
    ['method=NOTHING', 400, 'method', 'There is no method “NOTHING”'],
    ['book=john', 422, 'book', 'Choose a book or part that this edition has'],
    ['testament=new', 422, 'testament', 'Choose a book or part'],
    ['group=gospels', 422, 'group', 'Choose a book or part'],
    ['group=law', 400, 'group', ''],
  ])('%s', async (query, status, field, message) => {
    const response = await app.request(`/api/statistics?${query}`);
    const body = (await response.json()) as ErrorBody;
    expect([response.status, Object.keys(body.fields ?? {})]).toEqual([status, [field]]);
    expect(body.message).toContain(message);
  });

  test('an unknown book', async () => {
    const body = await app.json<ErrorBody>('/api/statistics?book=hesitations');
    expect(body).toMatchObject({ code: 'not_found' });
    expect(body.message).toContain('no book of that name');
  });
});

test('every method counts only the texts of its script', async () => {
  for (const { id } of METHODS) {
    const edition = scriptOf(id) === 'hebrew' ? 'wlc' : 'sblgnt';
    const { extremes } = await app.json<StatisticsAnswer>(`/api/statistics?edition=${edition}&method=${id}`);
    expect(extremes.every(({ count, places }) => count >= places.length && places.length > 0)).toBe(true);
  }
});
