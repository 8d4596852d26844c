import { expect } from 'vitest';
import type { StatisticsAnswer } from '../../domain/contract/index.ts';
import { getJson } from '../worker/http.ts';
import { testRecipe } from './recipe.ts';

const page = 'docs/adding-a-question.md';

/** The first example: `insights on Exodus` leads to the insights on this book. */
testRecipe({
  page,
  mostFiles: 4,
  steps: [
    {
      file: 'frontend/shared/questions/patterns.ts',
      after: '\nexport const PATTERNS: readonly Pattern[] = [',
      text: `
  {
    id: 'insights',
    examples: { 'insights on Exodus': '/insights?book=exodus' },
    forms: [form\`insights (?:on|about|into) SCOPE\`],
    read({ scope = '' }) {
      const part = partNamed(scope);
      return part?.book === undefined
        ? null
        : { label: text.insights(partInWords(part)), detail: null, href: \`/insights?book=\${part.book}\` };
    },
  },`,
    },
    {
      file: 'frontend/text/search/questions-text.ts',
      after: '\nexport const questionsText = {',
      text: `\n  insights: (book: string) => \`Insights on \${book}\`,`,
    },
    {
      file: 'frontend/shared/questions/patterns.test.ts',
      after: '\nconst PHRASINGS: readonly (readonly [typed: string, href: string])[] = [',
      text: "\n  ['Show me the insights about the book of Leviticus!', '/insights?book=leviticus'],",
    },
  ],
  tests: ['frontend/shared/questions'],
  ask: async ({ url }) => {
    expect((await fetch(`${url}/insights?book=exodus`)).status).toBe(200);
  },
});

/** The second example: the word with the lowest value. */
testRecipe({
  page,
  mostFiles: 4,
  steps: [
    {
      file: 'domain/statistics/counted.ts',
      after: "\n  { id: 'highest-word', unit: 'word', measure: 'value', isLeast: false },",
      text: "\n  { id: 'lowest-word', unit: 'word', measure: 'value', isLeast: true },",
    },
    {
      file: 'frontend/text/instruments/statistics-text.ts',
      after: "\n  'highest-word': 'Highest word',",
      text: "\n  'lowest-word': 'Lowest word',",
    },
    {
      file: 'domain/statistics/statistics.corpus.test.ts',
      after: "\n      'highest-word': most(ofWords(valueOfWord)),",
      text: "\n      'lowest-word': most(ofWords(valueOfWord), true),",
    },
    {
      file: 'frontend/shared/questions/patterns.ts',
      after: "\n  'highest word': 'highest-word',",
      text: "\n  'lowest word': 'lowest-word',",
    },
  ],
  tests: ['functions/statistics', 'frontend/shared/questions'],
  ask: async ({ url }) => {
    const { extremes } = await getJson<StatisticsAnswer>(`${url}/api/statistics?group=torah`);
    expect(extremes.find(({ id }) => id === 'lowest-word')).toMatchObject({ value: 3, count: 68 });
  },
});
