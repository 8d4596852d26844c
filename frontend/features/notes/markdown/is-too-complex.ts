/**
 * The limits for a text that is read as Markdown: depth of nested quotes and lists, signs that can begin a construct,
 * lines that begin a quote, an item or a heading, and lines that underline a heading.
 */
const LIMITS = { depth: 30, signs: 2_000, beginnings: 2_000, underlines: 200 };
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/gmu;
const CONTAINER = />|[-*+]|\d+[.)]/gu;
const SIGNS = /[*_~[\]!`<&]/gu;
const BEGINNINGS = /^[ \t]*(?:[>#]|(?:[-*+]|\d{1,9}[.)])(?=\s))/gmu;
/** Matches lines that underline a heading. The time of the Markdown parser grows with the square of their number. */
const UNDERLINES = /^[ \t>]*(?:=+|-+)[ \t]*$/gmu;

const hasMoreThan = (limit: number, pattern: RegExp, text: string): boolean =>
  (text.match(pattern)?.length ?? 0) > limit;

/**
 * True if the Markdown parser would need seconds for a text, or fail: thousands of nested quotes, brackets or stars, or
 * hundreds of underlines. Nobody writes such notes by hand. This check needs time in proportion to the length of the
 * text.
 */
export function isTooComplex(text: string): boolean {
  return (
    hasMoreThan(LIMITS.signs, SIGNS, text) ||
    hasMoreThan(LIMITS.beginnings, BEGINNINGS, text) ||
    hasMoreThan(LIMITS.underlines, UNDERLINES, text) ||
    (text.match(CONTAINERS) ?? []).some((line) => hasMoreThan(LIMITS.depth, CONTAINER, line))
  );
}
