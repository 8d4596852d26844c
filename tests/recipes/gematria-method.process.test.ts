import { expect } from 'vitest';
import { getJson } from '../worker/http.ts';
import { testRecipe } from './recipe.ts';

const ID = 'HEBREW_SEVENS';

testRecipe({
  page: 'docs/adding-a-gematria-method.md',
  mostFiles: 3,
  steps: [
    {
      file: 'domain/gematria/method-names.ts',
      after: "\n  ['HEBREW_ACHBI', 'Achbi'],",
      text: `\n  ['${ID}', 'Sevens', 'Mispar Sheva'],`,
    },
    {
      file: 'domain/gematria/methods/hebrew-letters.ts',
      after: '\nexport const HEBREW_LETTERS = {',
      text: `
  ${ID}: {
    nativeName: 'מספר שבע',
    definition: 'Each letter counts 7.',
    source: 'An example of the tests',
    rule: letters(mapTable(HEBREW_STANDARD, () => 7)),
  },`,
    },
    {
      file: 'domain/gematria/published-values.test.ts',
      after: "\n  ['HEBREW_STANDARD', 'שלום', 376],",
      text: `\n  ['${ID}', 'שלום', 28],`,
    },
  ],
  tests: ['domain/gematria'],
  ask: async ({ url }) => {
    const { methods } = await getJson<{ methods: { id: string; name: string }[] }>(`${url}/api/methods`);
    expect(methods.find(({ id }) => id === ID)?.name).toBe('Sevens');
    const response = await fetch(`${url}/api/calculate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: 'שלום', methods: [ID] }),
    });
    expect(await response.json()).toEqual([{ method: ID, value: 28 }]);
  },
});
