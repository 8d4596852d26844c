import { beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody, TextSearchAnswer, WordCountAnswer } from '../../domain/contract/index.ts';
import { WLC } from '../../import-jobs/sources/core/wlc.ts';
import { wordsOfText } from '../../import-jobs/words/complete-words.ts';
import { verseRecord } from '../../import-jobs/words/verse-record.ts';
import { testApp } from '../../tests/support/app.ts';
import { putLettersFiles } from '../../tests/support/letters-files.ts';
import { publishText } from '../../tests/support/library.ts';
import { ownLibrary, sampleApp } from '../../tests/support/sample-app.ts';

const { library, app } = await sampleApp();
const own = await ownLibrary();
beforeAll(() => putLettersFiles(library.client, app.files));

const count = (query: string) => app.json<WordCountAnswer>(`/api/words/count?${query}`);

describe('what the letters stand for', () => {
  test('the words of each Strong’s number add up to the times, the most frequent first', async () => {
    const { times, words } = await count('word=אלהים');
    const counts = words?.map((word) => word.times) ?? [];
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(times);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(words?.[0]).toMatchObject({ strongsNumber: 'H430', reference: 'Genesis 1:1', addressWord: 3 });
    expect(words?.[0]?.headword).toContain('א');
    expect(words?.[0]?.timesOfNumber).toBeGreaterThanOrEqual(counts[0] ?? 0);
  });

  test('words with a prefix are joined under the number of the word', async () => {
    const [alone, inside] = await Promise.all([count('word=יהוה'), count('word=יהוה&inside=1')]);
    expect(inside.times).toBeGreaterThan(alone.times);
    const numbers = inside.words?.map(({ strongsNumber }) => strongsNumber) ?? [];
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(inside.words?.reduce((sum, { times }) => sum + times, 0)).toBe(inside.times);
  });

  test('they are those of the books that are asked for', async () => {
    const { times, words, books } = await count('word=אלהים&book=genesis');
    expect(books.map(({ book }) => book)).toEqual(['genesis']);
    expect(words?.reduce((sum, one) => sum + one.times, 0)).toBe(times);
  });

  test.each(['word=ברא אלהים', 'number=H430', 'word=ו&inside=1'])('%s has none', async (query) => {
    const answer = await count(query);
    expect(answer.times).toBeGreaterThan(0);
    if (!query.includes('inside')) expect(answer.words).toBeNull();
  });

  test('a word that is nowhere has no first place', async () => {
    expect(await count('word=תתתתת')).toMatchObject({ times: 0, verses: 0, first: null, words: [] });
  });
});

test('a word that is only written and divides a phrase is known', async () => {
  const words = wordsOfText('hebrew', 'ועתה כי אמנם כי אם גאל אנכי').map((word) =>
    word.originalText === 'אם' ? { ...word, reading: 'ketiv' as const, variant: 1 } : word,
  );
  const at = { book: 'ruth', chapter: 3, verse: 12 } as const;
  await publishText(own.client, WLC.edition, [
    verseRecord('masoretic', at, { originalLanguage: 'hebrew', words }),
  ]);
  const fresh = testApp(own.client);
  await putLettersFiles(own.client, fresh.files);
  const asRead = async (word: string) =>
    (await fresh.json<WordCountAnswer>(`/api/words/count?word=${word}&book=ruth`)).asRead;
  expect(await asRead('כי גאל')).toEqual({ more: 1, fewer: 0 });
  expect(await asRead('כי אם')).toEqual({ more: 0, fewer: 1 });
  expect(await asRead('כי אמנם')).toBeNull();
});

describe('refusals', () => {
  const OTHER_BOOKS = /^The chosen books are not in Hebrew\. .* in Greek or English letters\.$/u;

  test.each([
    ['', 422, ['word'], /^Name one thing/u],
    ['word=אור&number=H216', 422, ['word'], /^Name one thing/u],
    ['value=26&number=H216', 422, ['word'], /^Name one thing/u],
    ['value=0', 400, ['value'], /./u],
    ['value=26&method=NOTHING', 400, ['method'], /^There is no method “NOTHING”\.$/u],
    ['value=26&method=GREEK_STANDARD&book=genesis', 422, ['method'], /^Greek Standard does not count/u],
    ['word=light אור', 422, ['word'], /in one script/u],
    ['word=light&inside=1', 422, ['inside'], /^English words are counted whole\./u],
    ['word=light&edition=wlc', 404, ['edition'], /./u],
    ['word=...', 422, ['word'], /in one script/u],
    ['word=אור λόγος', 422, ['word'], /in one script/u],
    ['word=אור&edition=all', 422, ['edition'], /one edition at a time/u],
    ['word=אור&edition=sblgnt', 422, ['word'], OTHER_BOOKS],
    ['word=אור&book=john', 422, ['word'], OTHER_BOOKS],
    [
      'word=λόγος&group=torah',
      422,
      ['word'],
      /^The chosen books are not in Greek\. .* in Hebrew or English/u,
    ],
    ['number=H216&testament=new', 422, ['number'], OTHER_BOOKS],
    ['word=אור&edition=nothing', 404, ['edition'], /./u],
    ['number=430', 400, ['number'], /./u],
    ['word=', 400, ['word'], /./u],
    ['word=אור&book=nobook', 404, ['book'], /^There is no book of that name\. Type one such as Genesis/u],
  ])('%s', async (query, status, fields, says) => {
    const response = await app.request(`/api/words/count?${query}`);
    const body = (await response.json()) as ErrorBody;
    expect({ status: response.status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status, fields });
    expect(body.message).toMatch(says);
  });
});

describe('English words', () => {
  const count = (query: string) => app.json<WordCountAnswer>(`/api/words/count?${query}`);

  test.each([
    ['God', 'term=god'],
    ['GOD&testament=new', 'term=GOD&testament=new'],
    ['the LORD', 'term="the LORD"'],
    ['God’s', 'term=God’s'],
    ['xyzzyq', 'term=xyzzyq'],
  ])(
    '%s is counted as the search counts it, and its first place is that of the search',
    async (word, term) => {
      const { first, words, ...counted } = await count(`word=${word}`);
      const search = await app.json<TextSearchAnswer>(`/api/search?${term}`);
      expect(counted).toEqual({ ...search.times, asRead: null });
      expect(first?.reference).toBe(search.first?.reference);
      expect(words).toBeNull();
    },
  );

  test('the Apocrypha that is not installed is not counted as 0', async () => {
    for (const query of [
      'word=God&testament=apocrypha',
      'word=God&book=tobit',
      'word=λόγος&testament=apocrypha',
    ]) {
      const response = await app.request(`/api/words/count?${query}`);
      expect(await response.json()).toMatchObject({ code: 'not_installed' });
    }
    const search = await app.json<TextSearchAnswer>('/api/search?term=God&testament=apocrypha');
    expect(search.times).toBeNull();
  });

  test('one statement counts them', async () => {
    const fresh = testApp(library.client);
    for (const word of ['God', 'the LORD']) {
      fresh.clock.now += 10_000;
      const before = fresh.trips();
      expect((await fresh.request(`/api/words/count?word=${word}&edition=kjv`)).status).toBe(200);
      expect(fresh.trips() - before).toBe(1);
    }
  });
});

test('a warm isolate counts with one round trip', async () => {
  const fresh = testApp(library.client);
  await putLettersFiles(library.client, fresh.files);
  const trips = async (query: string) => {
    fresh.clock.now += 10_000;
    const before = fresh.trips();
    expect((await fresh.request(`/api/words/count?${query}`)).status).toBe(200);
    return fresh.trips() - before;
  };
  expect(await trips('word=אלהים')).toBe(2);
  expect(await trips('word=יהוה&inside=1')).toBe(1);
  expect(await trips('number=H430')).toBe(1);
});
