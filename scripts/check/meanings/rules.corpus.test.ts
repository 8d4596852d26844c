import { describe, expect, test } from 'vitest';
import { ALL_RULES, type FiredRule } from '../../../domain/meanings/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import { type ComposedScript, composedVerses } from './verses.ts';

/** A Hebrew word without points and accents, a Greek word as it is printed. */
const shown = (text: string): string => text.normalize('NFC').replace(/[^\p{L}’]/gu, '');

/** An example with its word as `shown`. */
const exampleOf = (example: string): string => example.replace(/(?<=\d )\S+(?=: )/u, shown);

const everyRule = (script: ComposedScript): readonly FiredRule[] =>
  ALL_RULES[script].flatMap(({ rules }) => rules);

/** Each word of a core text as an example, with the rules that made its meaning. */
async function* meaningsOf(script: ComposedScript) {
  for await (const verse of composedVerses(script))
    for (const [place, { text, fired }] of verse.compose().entries()) {
      const word = verse.facts[place];
      yield {
        example: `${formatReference(verse)} ${shown(word?.text ?? '')}: ${text ?? word?.gloss}`,
        fired,
      };
    }
}

describe.each(['hebrew', 'greek'] as const)('the rules of %s meanings', (script) => {
  test('each has an example: a word of the Bible on which the rule acts, with its meaning', async () => {
    const missing = new Map(everyRule(script).map((rule) => [rule, exampleOf(rule.example)]));
    const wanted = new Set(missing.values());
    for await (const { example, fired } of meaningsOf(script)) {
      if (!wanted.has(example)) continue;
      for (const rule of fired) if (missing.get(rule) === example) missing.delete(rule);
    }
    expect([...missing.keys()].map(({ question, name, example }) => ({ question, name, example }))).toEqual(
      [],
    );
  });

  test('each has a name of its own in its list', () => {
    for (const { rules } of ALL_RULES[script])
      expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  });
});
