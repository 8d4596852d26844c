import { expect } from 'vitest';
import { getJson } from '../worker/http.ts';
import { testRecipe } from './recipe.ts';

testRecipe({
  page: 'docs/adding-a-meaning-rule.md',
  mostFiles: 4,
  steps: [
    { file: 'meanings/words/hebrew-words.ts', after: '\nH6083 dust', text: ' of earth' },
    {
      file: 'meanings/hebrew/rules/senses-of-nouns.ts',
      after: "('the sense of a noun beside certain words', [",
      text: `
  {
    name: 'bread, after "to eat": food',
    of: 'H3899',
    when: ({ previous }) => previous.is('H398'),
    gives: 'food~',
    example: 'Genesis 3:19 לחם: food',
  },`,
    },
    {
      file: 'meanings/hebrew/compose.test.ts',
      after: "\ndescribe('prefixes', () => {",
      text: `
  test('bread after “to eat” is food', () => {
    expect(prose('תאכל HVqi2ms H398 to eat', 'לחם HNcbsa H3899 bread')).toEqual(['you will eat', 'food']);
  });`,
    },
    { file: 'meanings/index.ts', after: "export const MEANINGS_DIGEST = '", text: 'food-' },
  ],
  tests: ['meanings'],
  ask: async ({ url }) => {
    const { words } = await getJson<{ words: { word: { originalText: string; translation: string } }[] }>(
      `${url}/api/verse/genesis/3/19`,
    );
    expect(words.map(({ word }) => word.translation)).toEqual(
      expect.arrayContaining(['food', 'dust of earth']),
    );
    const card = await getJson(`${url}/api/lexicon/H6083`);
    expect(JSON.stringify(card)).toContain('"gloss":"dust of earth"');
  },
});
