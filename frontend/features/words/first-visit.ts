const visited = new Set<string>();

/**
 * True if a history entry is shown for the first time. Only then does the page scroll to the word or verse in the
 * address. After Back, the page keeps the scroll position that it had.
 */
export function isFirstVisit(key: string | undefined): boolean {
  if (key === undefined || visited.has(key)) return false;
  visited.add(key);
  return true;
}
