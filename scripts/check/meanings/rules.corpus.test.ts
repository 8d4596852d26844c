import { describe, expect, test } from 'vitest';
import { ALL_RULES } from '../../../meanings/index.ts';
import { rulesWithoutExample } from './examples.ts';

describe.each(['hebrew', 'greek'] as const)('the rules of %s meanings', (script) => {
  test('each has an example: a word of the Bible on which the rule acts, with its meaning', async () => {
    const missing = [...(await rulesWithoutExample(script))];
    // `npm run measure:meanings -- examples` writes new ones. Read them: they show what the rule does.
    expect(missing.map(({ question, name, example }) => ({ question, name, example }))).toEqual([]);
  });

  test('each has a name of its own in its list', () => {
    for (const { rules } of ALL_RULES[script])
      expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  });
});
