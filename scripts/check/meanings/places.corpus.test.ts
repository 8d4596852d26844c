import { expect, test } from 'vitest';
import { PLACE_LINES } from '../../../meanings/places/place-lines.ts';
import { type ComposedVerse, composedVerses } from './verses.ts';

/** The words of a verse as the lines name them, each with its meaning and the one that the rules alone give. */
function namedWords({ book, chapter, verse, facts, compose }: ComposedVerse) {
  const counts = new Map<string, number>();
  const shown = compose(true);
  const byRules = compose(false);
  return facts.map(({ strongs, gloss }, index) => {
    const number = strongs ?? '-';
    counts.set(number, (counts.get(number) ?? 0) + 1);
    const [own, other] = [shown, byRules].map((meanings) => {
      const { text = null, isUnsure = false } = meanings[index] ?? {};
      return `${text ?? gloss}${isUnsure ? '°' : ''}`;
    });
    return { key: `${book} ${chapter}:${verse} ${number} ${counts.get(number)}`, own, other };
  });
}

test('each line for a place names a word of a core text, and gives it another meaning than the rules do', async () => {
  const lines = PLACE_LINES.trim().split('\n');
  const meanings = new Map(lines.map((line) => line.split(/(?<=^\S+ \S+ \S+ \S+) /u) as [string, string]));
  const verses = new Set(lines.map((line) => line.split(' ', 2).join(' ')));
  const wrong: string[] = [];
  const useless = new Set(meanings.keys());
  for (const script of ['hebrew', 'greek'] as const)
    for await (const verse of composedVerses(script, undefined, ['ketiv', 'qere'])) {
      if (!verses.has(`${verse.book} ${verse.chapter}:${verse.verse}`)) continue;
      for (const { key, own, other } of namedWords(verse)) {
        const meaning = meanings.get(key);
        if (meaning !== undefined && own !== meaning) wrong.push(`${key} ${own}`);
        if (meaning !== undefined && other !== meaning) useless.delete(key);
      }
    }
  expect(wrong).toEqual([]);
  expect([...useless]).toEqual([]);
});
