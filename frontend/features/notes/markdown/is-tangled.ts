/**
 * Deepest quotes and lists within one another, most signs that may begin something, most lines that begin a quote, an item
 * or a heading, and most that underline one, that are read as Markdown.
 */
const MOST = { depth: 30, signs: 2_000, beginnings: 2_000, underlines: 200 };
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/gmu;
const CONTAINER = />|[-*+]|\d+[.)]/gu;
const SIGNS = /[*_~[\]!`<&]/gu;
const BEGINNINGS = /^[ \t]*(?:[>#]|(?:[-*+]|\d{1,9}[.)])(?=\s))/gmu;
/** The line below a heading's text; the reader takes time with the square of their number. */
const UNDERLINES = /^[ \t>]*(?:=+|-+)[ \t]*$/gmu;

const isMore = (text: string, what: RegExp, most: number): boolean => (text.match(what)?.length ?? 0) > most;

/**
 * Whether a text would keep the Markdown reader busy for seconds, or break it: thousands of quotes within one another,
 * of brackets or of stars, hundreds of underlines. Nobody writes so. Takes time in proportion to the text.
 */
export function isTangled(text: string): boolean {
  return (
    isMore(text, SIGNS, MOST.signs) ||
    isMore(text, BEGINNINGS, MOST.beginnings) ||
    isMore(text, UNDERLINES, MOST.underlines) ||
    (text.match(CONTAINERS) ?? []).some((line) => isMore(line, CONTAINER, MOST.depth))
  );
}
