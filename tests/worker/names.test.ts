import { describe, expect, test } from 'vitest';
import type { NameAnalysis } from '../../domain/contract/index.ts';
import { gematriaValue, type MethodId } from '../../domain/gematria/index.ts';
import { NAMES } from '../../domain/names/index.ts';
import { ownSite } from '../sites.ts';
import { inParallel } from './http.ts';

const site = await ownSite();

const post = (body: unknown) =>
  fetch(`${site.url}/api/explore-name`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function explore(name: string, range?: number): Promise<NameAnalysis> {
  const answer = await post({ name, range });
  expect(answer.status, name).toBe(200);
  return (await answer.json()) as NameAnalysis;
}

const text = (script: 'hebrew' | 'greek', { occurrences }: NameAnalysis) =>
  occurrences.find((one) => one.script === script);

describe('names over the whole library', () => {
  test('every curated name is found, has the value of its letters, and occurs in the texts', async () => {
    await inParallel(NAMES, 4, async ({ name, hebrew, greek, first }) => {
      const answer = await explore(name);
      expect({ matched: answer.matched, hebrew: answer.hebrew, greek: answer.greek }, name).toEqual({
        matched: name,
        hebrew,
        greek,
      });
      for (const { method, value } of answer.gematriaValues) {
        const letters = method.startsWith('GREEK_') ? greek : hebrew;
        expect(value, `${name} ${method}`).toBe(gematriaValue(method as MethodId, letters ?? ''));
      }
      if (hebrew !== null) expect(text('hebrew', answer)?.total, name).toBeGreaterThan(0);
      if (greek !== null) expect(text('greek', answer)?.total, name).toBeGreaterThan(0);
      expect(answer.firstReference === null, name).toBe(first === null);
    });
  });

  test('each verse that is shown as equal to שלום has the value 376', async () => {
    const answer = await explore('שלום');
    const connection = answer.biblicalConnections.find(({ method }) => method === 'HEBREW_STANDARD');
    expect(connection).toMatchObject({ value: 376, isExact: true });
    expect(connection?.total).toBe(connection?.verses.length);
    for (const { hebrewText, gematriaValue: value } of connection?.verses ?? []) {
      expect(value).toBe(376);
      expect(gematriaValue('HEBREW_STANDARD', hebrewText ?? '')).toBe(376);
    }
  });
});
