/**
 * Caches the results of a rule by word. Texts repeat their words, and the rules of transliteration are slower than
 * reading the text. At `limit` words the cache is emptied, so that it does not grow without end.
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
