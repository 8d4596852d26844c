/**
 * The index of the next item whose name begins with a typed letter or digit, from the first one again after the last. Null
 * if there is none, and for other keys.
 */
export function nextWithLetter(key: string, names: readonly string[], at: number): number | null {
  if (!/^\S$/u.test(key)) return null;
  const begins = (name: string) => name.toLowerCase().startsWith(key.toLowerCase());
  const next = names.findIndex((name, index) => index > at && begins(name));
  const found = next < 0 ? names.findIndex(begins) : next;
  return found < 0 ? null : found;
}
