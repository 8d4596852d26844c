const visited = new Set<string>();

/**
 * Whether an entry of the history is shown for the first time. Only then does the address bring its word or verse into
 * view; on the way back the page stands where the reader left it.
 */
export function isFirstVisit(key: string | undefined): boolean {
  if (key === undefined || visited.has(key)) return false;
  visited.add(key);
  return true;
}
