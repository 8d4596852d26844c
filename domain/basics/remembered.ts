/**
 * Makes a function of a text store its results, because texts repeat their words, codes and glosses. `T` must not change
 * later. When `most` results are stored, it forgets them all, so that its memory stays bounded.
 */
export function remembered<T>(compute: (text: string) => T, most = 40_000): (text: string) => T {
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
