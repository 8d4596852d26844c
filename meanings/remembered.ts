/** The most results to store. The texts have fewer different words, codes and glosses. */
const MOST = 20_000;

/**
 * Makes a function of a text store its results, because reads ask for the same few thousand texts again and again.
 * `T` must not change later. When too many results are stored, it forgets them all.
 */
export function remembered<T>(compute: (text: string) => T, most = MOST): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const stored = results.get(text);
    if (stored !== undefined) return stored;
    const result = compute(text);
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
}
