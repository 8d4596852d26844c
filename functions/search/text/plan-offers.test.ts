import { expect, test } from 'vitest';
import type { TextOffersAnswer, TextSearchAnswer } from '../../../domain/contract/index.ts';
import { testApp } from '../../../tests/support/app.ts';
import { sampleApp } from '../../../tests/support/sample-app.ts';

const { library, app } = await sampleApp();

type Parameters = Record<string, string>;

async function ask<T>(path: string, parameters: Parameters): Promise<T> {
  const response = await app.request(`${path}?${new URLSearchParams(parameters)}`);
  expect(response.status, JSON.stringify(parameters)).toBe(200);
  return (await response.json()) as T;
}
const offers = async (term: string, more: Parameters = {}) =>
  (await ask<TextOffersAnswer>('/api/search/offers', { ...more, term })).offers;

test.each<[string, string, Parameters?]>([
  ['אלוהים', 'אלהים'],
  ['אלוהים ברא', 'אלהים ברא'],
  ['"אלוהים את השמיים"', '"אלהים את השמים"'],
  ['אלוהים', 'אלהים', { book: 'genesis', edition: 'wlc' }],
  ['ה׳ רעי', 'יהוה רעי'],
  ['אלוקים', 'אלהים'],
  ['crtah,', 'בראשית'],
  ['ךןעיא', 'light', { testament: 'old' }],
  ['creating', 'creating', { version: 'kjv' }],
  ['andGod', 'and-God'],
  ['andGod', 'and-God', { forms: 'true' }],
])('for %s: %s, and each offer has the count of its search', async (term, other, more = {}) => {
  const all = await offers(term, more);
  for (const { term: offered, forms, resultCount } of all) {
    expect(resultCount).toBeGreaterThan(0);
    const search = { ...more, term: offered, forms: String(forms), limit: '1' };
    expect((await ask<TextSearchAnswer>('/api/search', search)).resultCount, offered).toBe(resultCount);
  }
  expect(all.map((one) => one.term)).toContain(other);
});

test.each(['xyzzy', 'קקקקק', '=26', 'H9999', 'lemma:אלוהים', 'אלוהים light', 'G3056 OR אלוהים'])(
  'a query that no spelling mends, such as %s, gets no offer',
  async (term) => {
    expect(await offers(term)).toEqual([]);
  },
);

test('a query that cannot be read is refused', async () => {
  expect((await app.request('/api/search/offers?term=%28')).status).toBe(400);
});

test('all offers take one round trip to the database', async () => {
  for (const term of ['אלוהים', 'creating', 'crtah,']) {
    const fresh = testApp(library.client);
    expect((await fresh.request(`/api/search/offers?${new URLSearchParams({ term })}`)).status).toBe(200);
    expect(fresh.trips(), term).toBe(1);
  }
});
