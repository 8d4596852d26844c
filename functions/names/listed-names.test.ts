import { expect, test } from 'vitest';
import type { NameAnalysis } from '../../domain/contract/index.ts';
import { packApp } from '../../tests/support/packs.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';

const { app } = await packApp();
const { app: core } = await sampleApp();

const explore = (name: string, to = app) =>
  to.json<NameAnalysis>('/api/explore-name', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });

test('a name has its meanings and persons from the installed list, credited, whatever its case', async () => {
  for (const name of ['Ziphion', 'ziphion']) {
    const { listed, meaning, source } = await explore(name);
    expect(listed).toMatchObject([
      { list: 'hitchcock', meaning: 'that sees', firstReference: null, licence: 'CC BY 4.0' },
      {
        list: 'persons',
        hebrew: 'צִפְיוֹן',
        strongs: ['H6837'],
        firstReference: { reference: 'Genesis 46:16', path: '/explorer/genesis/46/16' },
      },
    ]);
    expect([meaning, source]).toEqual(['that sees', 'Hitchcock’s Bible Names Dictionary']);
  }
});

test('a name gets its Greek form and values from the list if only the list has them', async () => {
  const { hebrew, greek, spellings, gematriaValues } = await explore('Ziphion');
  expect([hebrew, greek, spellings]).toEqual(['צפיון', 'Σαφων', { hebrew: 'listed', greek: 'listed' }]);
  const value = gematriaValues.find(({ method }) => method === 'GREEK_STANDARD')?.value;
  // Σ 200, α 1, φ 500, ω 800, ν 50.
  expect(value).toBe(1_551);
  // Without the list, its form is only made from the English letters.
  const { spellings: without } = await explore('Ziphion', core);
  expect(without.greek).toBe('transliterated');
});

test('a name that the list lacks, or a library without the list, has no entries', async () => {
  expect((await explore('David')).listed).toEqual([]);
  const { listed, meaning } = await explore('Ziphion', core);
  expect({ listed, meaning }).toEqual({ listed: [], meaning: null });
});
