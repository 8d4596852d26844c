import { expect } from 'vitest';
import { getJson } from '../worker/http.ts';
import { testRecipe } from './recipe.ts';

/** The example: a method in which each letter counts seven. */
const ID = 'HEBREW_SEVENS';

testRecipe({
  page: 'docs/adding-a-gematria-method.md',
  mostFiles: 7,
  steps: [
    {
      file: 'domain/gematria/method-types.ts',
      after: "\n  'HEBREW_MISPARI',",
      text: `\n  '${ID}',`,
    },
    {
      file: 'domain/gematria/method-names.ts',
      after: "\n  HEBREW_MISPARI: ['Number Names', 'Mispar Mispari'],",
      text: `\n  ${ID}: ['Sevens', 'Mispar Sheva'],`,
    },
    {
      file: 'domain/gematria/rules.ts',
      after: '\n  HEBREW_ORDINAL: sum(hebrew.ORDINAL),',
      text: `\n  ${ID}: sum(hebrew.SEVENS),`,
    },
    {
      file: 'domain/gematria/hebrew-tables.ts',
      after: 'mapTable(STANDARD, (value) => value ** 3);\n',
      text: '\nexport const SEVENS: LetterTable = mapTable(STANDARD, () => 7);\n',
    },
    {
      file: 'domain/gematria/methods-hebrew.ts',
      after: '\nconst letters: readonly MethodText[] = [',
      text: `\n  { id: '${ID}', nativeName: 'מספר שבע', group: 'letters', definition: 'Each letter counts 7.', source: 'An example' },`,
    },
  ],
  tests: ['domain/gematria/explain.test.ts'],
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
