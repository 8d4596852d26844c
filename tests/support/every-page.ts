import { expect } from 'vitest';
import type { ValueHit, ValueSearchAnswer } from '../../domain/contract/index.ts';

/**
 * Collects the hits of all pages of a value search. `path` has a query. Checks that the number of hits equals
 * the total in the answer.
 */
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
