import { stemmer } from 'stemmer';
import { isCommonWord } from './common-words.ts';
import type { SearchNode } from './query-type.ts';
import { markedWords, type SearchTerm, type WordsTerm } from './terms.ts';
import { latinTokens, originalTokens, type Token } from './tokens.ts';

/** A range of a text in UTF-16 units; `end` is not included. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The terms of a search query that a result can contain: all except those after NOT.
 *
 * @example
 * ```ts
 * termsToFind({ kind: 'value', value: 26 }) // => [{ kind: 'value', value: 26 }]
 * ```
 */
export function termsToFind(node: SearchNode): SearchTerm[] {
  return node.kind === 'all' || node.kind === 'any' ? node.of.flatMap(termsToFind) : [node];
}

/**
 * Where a text contains the searched words, each phrase as one range. Ranges that touch or overlap become one. If there
 * are several terms, a common word such as "the" is marked only where all terms follow each other.
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
  const searched = terms.flatMap(markedWords).filter((term) => term.script === script);
  if (searched.length === 0) return [];
  const words = script === 'latin' ? latinTokens(text) : originalTokens(text, script);
  if (searched.length === 1) return joined(rangesOf(words, searched));
  const alone = searched.filter((term) => !isCommonWord(term));
  return joined([...rangesOf(words, searched), ...alone.flatMap((term) => rangesOf(words, [term]))]);
}

function rangesOf(words: readonly Token[], terms: readonly WordsTerm[]): TextRange[] {
  const tests = terms.flatMap(testsOf);
  const last = tests.length - 1;
  const ranges: TextRange[] = [];
  for (let at = 0; at + last < words.length; at++) {
    if (!tests.every((fits, i) => fits((words[at + i] as Token).token))) continue;
    ranges.push({ start: (words[at] as Token).start, end: (words[at + last] as Token).end });
  }
  return ranges;
}

function testsOf({ script, exact, tokens, prefix }: WordsTerm): ((found: string) => boolean)[] {
  // Words are compared by Porter's stems, because the search table stores these.
  const form = (token: string) => (script === 'latin' && !exact ? stemmer(token) : token);
  return tokens.map((token, at) => {
    const searched = form(token);
    const isBeginning = prefix && at === tokens.length - 1;
    return (found) => (isBeginning ? form(found).startsWith(searched) : form(found) === searched);
  });
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
