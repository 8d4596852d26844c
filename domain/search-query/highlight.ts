import { isCommonWord } from './common-words.ts';
import type { SearchNode } from './query-type.ts';
import { comparedForm, spellingsOf } from './spellings.ts';
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
  const tests = terms.map(testsOf);
  return words.flatMap(({ start }, at) => {
    const last = lastWord(words, at, tests);
    return last === null ? [] : [{ start, end: last.end }];
  });
}

type Test = (found: string) => boolean;

/** The last word of the terms, if they follow each other from a word on, each in one of its spellings. */
function lastWord(
  words: readonly Token[],
  from: number,
  terms: readonly (readonly Test[][])[],
): Token | null {
  const [spellings, ...rest] = terms;
  if (spellings === undefined) return words[from - 1] ?? null;
  for (const tests of spellings) {
    const fits = tests.every((test, at) => test(words[from + at]?.token ?? ''));
    const last = fits ? lastWord(words, from + tests.length, rest) : null;
    if (last !== null) return last;
  }
  return null;
}

function testsOf(term: WordsTerm): Test[][] {
  const compared = new Map<string, string>();
  const form = (word: string) => {
    const known = compared.get(word) ?? comparedForm(term, word);
    compared.set(word, known);
    return known;
  };
  return spellingsOf(term).map((words) =>
    words.map((word, at) => {
      const searched = form(word);
      const isBeginning = term.prefix && at === words.length - 1;
      return (found) => (isBeginning ? form(found).startsWith(searched) : form(found) === searched);
    }),
  );
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
