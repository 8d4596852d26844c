import { stemmer } from 'stemmer';
import type { SearchNode, SearchTerm, WordsTerm } from './query-type.ts';
import { latinTokens, originalTokens, type Token } from './tokens.ts';

/** A range of a text in UTF-16 units; `end` is not included. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The terms that a result can contain: all except those after NOT.
 *
 * @example
 * ```ts
 * wantedTerms({ kind: 'value', value: 26 }) // => [{ kind: 'value', value: 26 }]
 * ```
 */
export function wantedTerms(node: SearchNode): SearchTerm[] {
  return node.kind === 'all' || node.kind === 'any' ? node.of.flatMap(wantedTerms) : [node];
}

/**
 * Where a text contains the searched words, each phrase as one range. Ranges that touch or overlap become one.
 *
 * @example
 * ```ts
 * highlightWords('The LORD is my shepherd;', 'latin', [{ kind: 'words', script: 'latin', tokens: ['shepherds'], exact: false, prefix: false }]) // => [{ start: 15, end: 23 }]
 * ```
 */
export function highlightWords(
  text: string,
  script: WordsTerm['script'],
  terms: readonly SearchTerm[],
): TextRange[] {
  const wanted = terms.filter((term): term is WordsTerm => term.kind === 'words' && term.script === script);
  if (wanted.length === 0) return [];
  const words = script === 'latin' ? latinTokens(text) : originalTokens(text, script);
  return joined(wanted.flatMap((term) => rangesOf(words, term)));
}

function rangesOf(words: readonly Token[], term: WordsTerm): TextRange[] {
  const stemmed = term.script === 'latin' && !term.exact;
  // Words are compared by Porter's stems, because the search table stores these.
  const form = (token: string) => (stemmed ? stemmer(token) : token);
  const wanted = term.tokens.map(form);
  const last = wanted.length - 1;
  const ranges: TextRange[] = [];
  for (let at = 0; at + last < words.length; at++) {
    const fits = wanted.every((token, i) => {
      const found = form((words[at + i] as Token).token);
      return term.prefix && i === last ? found.startsWith(token) : found === token;
    });
    if (fits) ranges.push({ start: (words[at] as Token).start, end: (words[at + last] as Token).end });
  }
  return ranges;
}

/**
 * Sorts ranges and joins those that overlap or touch.
 *
 * @example
 * ```ts
 * joined([{ start: 4, end: 9 }, { start: 0, end: 5 }]) // => [{ start: 0, end: 9 }]
 * ```
 */
export function joined(ranges: readonly TextRange[]): TextRange[] {
  const out: { start: number; end: number }[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1);
    if (last !== undefined && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else out.push({ ...range });
  }
  return out;
}
