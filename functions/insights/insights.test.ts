import { describe, expect, test } from 'vitest';
import { type Insight, insights as insightsShape, type VerseAnalysis } from '../../domain/contract/index.ts';
import { gematriaValue, isMethodId } from '../../domain/gematria/index.ts';
import { INSIGHTS, insightsOf } from '../../domain/insights/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';
import { migratedDatabase } from '../../tests/support/test-database.ts';

const CALL = '/api/kabbalistic-insights';

const { app } = await sampleApp();

describe('the insights of a book', () => {
  test('the insights of a book have their English verse, source, kind and checks, and take one round trip to the database', async () => {
    const before = app.trips();
    const answer = await app.json<Insight[]>(`${CALL}?book=Gen`);
    expect(app.trips() - before).toBe(1);
    expect(insightsShape.parse(answer)).toEqual(answer);
    expect(answer.map(({ id }) => id)).toEqual(insightsOf('genesis').map(({ id }) => id));
    const sojourned = answer.find(({ id }) => id === 'genesis-32-4-sojourned');
    expect(sojourned).toMatchObject({
      book: 'genesis',
      chapter: 32,
      verse: 4,
      reference: 'Genesis 32:4',
      text: expect.stringContaining('I have sojourned with Laban'),
      kind: 'gematria',
      source: 'Rashi on Genesis 32:5 (English 32:4)',
      check: {
        method: 'HEBREW_STANDARD',
        text: 'גרתי',
        value: 613,
        sides: [
          [{ hebrew: 'גרתי', meaning: 'I have sojourned', reference: 'Genesis 32:4', value: 613 }],
          [{ hebrew: 'תריג', value: 613 }],
        ],
      },
    });
    expect(sojourned?.checks[0]).toEqual(sojourned?.check);
  });

  test('every gematria check has the value of its text', async () => {
    const checks = (await app.json<Insight[]>(CALL)).flatMap((insight) => insight.checks);
    const byMethod = checks.filter(({ method }) => isMethodId(method));
    expect(byMethod.length).toBeGreaterThan(50);
    for (const { method, text, value } of byMethod)
      if (isMethodId(method)) expect(gematriaValue(method, text), text).toBe(value);
  });

  test('without a book, all insights are returned; a verse that is not installed has no text', async () => {
    const answer = await app.json<Insight[]>(CALL);
    expect(answer.map(({ id }) => id)).toEqual(INSIGHTS.map(({ id }) => id));
    expect(answer.find(({ id }) => id === 'exodus-3-2-bush')?.text).toBeNull();
    expect(answer.find(({ id }) => id === 'leviticus-1-1-children')).not.toHaveProperty('check');
  });

  test('for a book without insights the answer is an empty list, for an unknown book a 404, and for an empty one a 400', async () => {
    expect(await app.json<Insight[]>(`${CALL}?book=ruth`)).toEqual([]);
    const unknown = await app.request(`${CALL}?book=enoch`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ code: 'not_found' });
    expect((await app.request(`${CALL}?book=`)).status).toBe(400);
  });

  test('the insights of a book are returned even before any text is installed', async () => {
    const empty = await migratedDatabase();
    const answer = await testApp(empty.client).json<Insight[]>(`${CALL}?book=leviticus`);
    expect(answer.length).toBe(insightsOf('leviticus').length);
    expect(answer.every(({ text }) => text === null)).toBe(true);
    await empty.remove();
  });

  test('the insights of a book are answered with status 503 if the database cannot be reached', async () => {
    const broken = testApp({ execute: () => Promise.reject(new Error('gone')) });
    expect((await broken.request(`${CALL}?book=genesis`)).status).toBe(503);
  });
});

test('a verse’s notes are its insights, joined by a blank line', async () => {
  const answer = await app.json<VerseAnalysis>('/api/verse/deuteronomy/6/4');
  const own = insightsOf('deuteronomy').filter(({ place }) => place.chapter === 6 && place.verse === 4);
  expect(own.length).toBeGreaterThan(1);
  expect(answer.verse.notes).toBe(own.map(({ notes }) => notes).join('\n\n'));
  expect((await app.json<VerseAnalysis>('/api/verse/psalms/23/3')).verse.notes).toBeNull();
});
