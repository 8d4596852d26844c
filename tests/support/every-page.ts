import { expect } from 'vitest';
import type { ValueHit, ValueSearchAnswer } from '../../domain/contract/index.ts';

/** The hits of every page of a value search; there are as many as each page says. */
export async function everyPage(
  search: (path: string) => Promise<ValueSearchAnswer>,
  path: string,
): Promise<ValueHit[]> {
  const results: ValueHit[] = [];
  for (;;) {
    const answer = await search(`${path}&limit=100&offset=${results.length}`);
    results.push(...answer.results);
    if (answer.results.length < 100) {
      expect(results).toHaveLength(answer.resultCount);
      return results;
    }
  }
}
