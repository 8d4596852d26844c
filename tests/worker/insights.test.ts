import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Insight, insights, type VerseAnalysis } from '../../domain/contract/index.ts';
import { INSIGHTS } from '../../domain/insights/index.ts';
import type { LocalStack } from '../../scripts/local-stack.ts';
import { startStack } from '../stack.ts';
import { getJson, inParallel } from './http.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

test('every insight comes with its English verse in one round trip, and is in its verse’s notes', async () => {
  await stack.resetDatabaseStats();
  const answer = await getJson<Insight[]>(`${stack.url}/api/kabbalistic-insights`);
  expect((await stack.databaseStats()).requests).toBe(1);
  expect(insights.parse(answer)).toHaveLength(INSIGHTS.length);
  expect(answer.filter(({ text }) => text === null)).toEqual([]);
  await inParallel(answer, 4, async ({ book, chapter, verse, notes, text }) => {
    const read = await getJson<VerseAnalysis>(`${stack.url}/api/verse/${book}/${chapter}/${verse}`);
    expect(read.verse.notes?.split('\n\n')).toContain(notes);
    expect(read.verse.text).toBe(text);
  });
});
