/**
 * Remembers what a rule made of a word: texts repeat their words, and the rules for transliteration take longer than
 * reading. Forgets everything when `limit` words are known, so memory stays bounded.
 */
export function remember(rule: (word: string) => string, limit = 40_000): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let result = known.get(word);
    if (result === undefined) {
      result = rule(word);
      if (known.size >= limit) known.clear();
      known.set(word, result);
    }
    return result;
  };
}
