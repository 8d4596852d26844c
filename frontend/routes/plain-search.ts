/**
 * Reads what stands behind the `?` as text, and nothing as JSON: `term="in the beginning"` keeps its quotes and `26` is
 * what a reader typed. Of a key named twice the last counts, as in the Worker.
 */
export const parsePlainSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

/** Writes it again; what is undefined is left out. */
export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const named = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(named.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** For pages that read their own part of the address: whatever stands there, as text. */
export const anySearch = (search: Record<string, unknown>): Record<string, string | undefined> =>
  search as Record<string, string | undefined>;
