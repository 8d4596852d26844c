import { expect, test } from 'vitest';
import { type Insight, insights, type VerseAnalysis } from '../../domain/contract/index.ts';
import { INSIGHTS } from '../../domain/insights/index.ts';
import { ownSite } from '../sites.ts';
import { roundTrips } from '../stack.ts';
import { getJson, inParallel } from './http.ts';

const site = await ownSite();

test('every insight is read with its English verse in one round trip, and the notes of each verse contain its insights', async () => {
  let answer: Insight[] = [];
  const trips = await roundTrips(site, async () => {
    answer = await getJson<Insight[]>(`${site.url}/api/kabbalistic-insights`);
  });
  expect(trips).toBe(1);
  expect(insights.parse(answer)).toHaveLength(INSIGHTS.length);
  expect(answer.filter(({ text }) => text === null)).toEqual([]);
  await inParallel(answer, 4, async ({ book, chapter, verse, notes, text }) => {
    const read = await getJson<VerseAnalysis>(`${site.url}/api/verse/${book}/${chapter}/${verse}`);
    expect(read.verse.notes?.split('\n\n')).toContain(notes);
    expect(read.verse.text).toBe(text);
  });
});
