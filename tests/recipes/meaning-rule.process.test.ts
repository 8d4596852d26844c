import { expect } from 'vitest';
import { getJson } from '../worker/http.ts';
import { testRecipe } from './recipe.ts';

testRecipe({
  page: 'docs/adding-a-meaning-rule.md',
  mostFiles: 2,
  steps: [
    {
      file: 'domain/meanings/hebrew/rules/senses-of-things.ts',
      after: "('the sense of a noun for things and times', [",
      text: `
  {
    name: 'bread before wine is a loaf',
    of: 'H3899',
    when: (noun) => noun.next.is('H3196'),
    gives: 'loaf',
    example: 'Genesis 14:18 לחם: loaf',
  },`,
    },
    {
      file: 'domain/meanings/hebrew/compose.test.ts',
      after: "\ndescribe('prefixes', () => {",
      text: `
  test('bread before wine is a loaf', () => {
    expect(prose('לחם HNcbsa H3899 bread', 'ויין HC/Ncmsa H3196 wine')).toEqual(['loaf', 'and wine']);
  });`,
    },
  ],
  tests: ['domain/meanings'],
  ask: async ({ url }) => {
    const { words } = await getJson<{ words: { word: { originalText: string; translation: string } }[] }>(
      `${url}/api/verse/genesis/14/18`,
    );
    expect(words.map(({ word }) => word.translation)).toContain('loaf');
  },
});
