/** Deepest quotes and lists within one another, and most signs that may begin something, that are read as Markdown. */
const MOST = { depth: 30, signs: 2_000 };
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/gmu;
const CONTAINER = />|[-*+]|\d+[.)]/gu;
const SIGNS = /[*_~[\]!`<&]/gu;

/**
 * Whether a text would keep the Markdown reader busy for seconds, or break it: thousands of quotes within one another,
 * of brackets or of stars. Nobody writes so. Takes time in proportion to the text.
 */
export function isTangled(text: string): boolean {
  if ((text.match(SIGNS)?.length ?? 0) > MOST.signs) return true;
  return (text.match(CONTAINERS) ?? []).some((line) => (line.match(CONTAINER)?.length ?? 0) > MOST.depth);
}
