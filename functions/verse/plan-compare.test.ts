import { expect, test } from 'vitest';
import type { ErrorBody, VerseAnalysis, VerseComparison } from '../../domain/contract/index.ts';
import { packApp } from '../../tests/support/packs.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';

const { app } = await packApp();
const { app: core } = await sampleApp();

const compare = (path: string) => app.json<VerseComparison>(`/api/compare/${path}`);
const rowsOf = ({ editions }: VerseComparison) =>
  editions.map(({ verse, totalValues }) => [verse.edition, totalValues[0]?.value]);

test('the call compare gives a verse in every edition, the core edition first, with one round trip to the database', async () => {
  const before = app.trips();
  const answer = await compare('john/1/1');
  expect(app.trips() - before).toBe(1);
  expect(rowsOf(answer)).toEqual([
    ['sblgnt', 3_617],
    ['byzantine', 3_617],
    ['tagnt', 3_617],
    ['tischendorf', 3_617],
  ]);
  expect(answer).toMatchObject({ reference: 'John 1:1', differ: false });
});

test('a comparison of editions says that the values differ, and that an edition lacks the verse', async () => {
  const answer = await compare('john/1/28');
  expect(answer.differ).toBe(true);
  const [sblgnt, byzantine, tagnt] = answer.editions;
  expect(byzantine?.verse.greekText).toBe('Ταῦτα ἐν Βηθανίᾳ ἐγένετο');
  expect(byzantine?.totalValues[0]?.value).not.toBe(sblgnt?.totalValues[0]?.value);
  expect(tagnt?.verse.absent).toMatch(/^This verse is not in/);
  expect(tagnt?.totalValues[0]?.value).toBeNull();
});

test('a comparison shows a verse that the core edition lacks in the editions that have it', async () => {
  const answer = await compare('acts/8/37');
  expect(answer.differ).toBe(false);
  expect(answer.editions.map(({ verse }) => [verse.edition, verse.absent === null])).toEqual([
    ['sblgnt', false],
    ['tagnt', true],
  ]);
  const { verse, words } = await app.json<VerseAnalysis>('/api/verse/acts/8/37?edition=tagnt');
  expect({ absent: verse.absent, wordsCount: words.length }).toEqual({ absent: null, wordsCount: 4 });
});

test('a comparison has an edition’s own reference if it numbers the verse otherwise', async () => {
  const tischendorf = (await compare('john/1/51')).editions.find(
    ({ verse }) => verse.edition === 'tischendorf',
  );
  expect(tischendorf?.verse).toMatchObject({ greekText: 'καὶ λέγει αὐτῷ', originalReference: 'John 1:52' });
  const byzantine = (await compare('romans/16/25')).editions;
  expect(byzantine.map(({ verse }) => [verse.edition, verse.originalReference])).toEqual([
    ['byzantine', 'Romans 14:24'],
  ]);
});

test('a comparison has values by the chosen methods and for the chosen reading', async () => {
  const answer = await core.json<VerseComparison>(
    '/api/compare/2samuel/8/3?methods=HEBREW_ORDINAL&reading=qere',
  );
  expect(answer.editions[0]?.totalValues.map(({ method }) => method)).toEqual(['HEBREW_ORDINAL']);
  expect(answer.editions[0]?.verse.reading).toBe('qere');
});

test.each([
  ['genesis/51/1', 404, 'not_found'],
  ['tobit/1/1', 404, 'not_installed'],
  ['john/1/1?methods=NOPE', 400, 'bad_request'],
])('a comparison of %s gets the status %i and the code %s', async (path, status, code) => {
  const response = await app.request(`/api/compare/${path}`);
  expect([response.status, ((await response.json()) as ErrorBody).code]).toEqual([status, code]);
});

test('a verse names the editions that have its book', async () => {
  const editions = async (path: string) => (await app.json<VerseAnalysis>(`/api/verse/${path}`)).editions;
  expect(await editions('john/1/1')).toEqual(['sblgnt', 'byzantine', 'tagnt', 'tischendorf']);
  expect(await editions('genesis/1/1')).toEqual(['wlc']);
});
