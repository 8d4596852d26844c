/**
 * Caches the results of a function by word. Texts repeat their words, and a transliteration takes longer than
 * reading the word. When the cache is full, with `limit` words, the next new word empties it, so that its
 * memory stays bounded.
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
