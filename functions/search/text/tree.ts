import type { SearchNode, SearchTerm } from '../../../domain/search-query/index.ts';

/** Which texts a term looks into: English words the translations, everything else the originals. */
export type Side = 'english' | 'original';

/** The full-text table that holds a term; a value is none of them. */
export type SearchTable = 'verse_search_stemmed' | 'verse_search_exact' | 'verse_search_original';

/** The side that a term looks into. */
export const sideOf = (term: SearchTerm): Side =>
  term.kind === 'words' && term.script === 'latin' ? 'english' : 'original';

/**
 * What is left of a question where only these sides are searched, terms of the other finding nothing; null where
 * nothing can be found. The very node where nothing changes.
 */
export function searchedOn(node: SearchNode, sides: ReadonlySet<Side>): SearchNode | null {
  if (node.kind !== 'all' && node.kind !== 'any') return sides.has(sideOf(node)) ? node : null;
  const of = present(node.of.map((part) => searchedOn(part, sides)));
  const same = of.length === node.of.length && of.every((part, at) => part === node.of[at]);
  if (node.kind === 'any') {
    if (same) return node;
    return of.length > 1 ? { kind: 'any', of } : (of[0] ?? null);
  }
  if (of.length < node.of.length) return null;
  const without = present(node.without.map((part) => searchedOn(part, sides)));
  const sameWithout =
    without.length === node.without.length && without.every((part, at) => part === node.without[at]);
  return same && sameWithout ? node : { kind: 'all', of, without };
}

const present = (nodes: readonly (SearchNode | null)[]): SearchNode[] =>
  nodes.filter((node) => node !== null);

function tableOfTerm(term: SearchTerm): SearchTable | null {
  if (term.kind === 'value') return null;
  if (sideOf(term) === 'original') return 'verse_search_original';
  return term.kind === 'words' && term.exact ? 'verse_search_exact' : 'verse_search_stemmed';
}

/** The one table that can answer all of it; null where it takes several. */
export function tableOf(node: SearchNode): SearchTable | null {
  if (node.kind !== 'all' && node.kind !== 'any') return tableOfTerm(node);
  const parts = node.kind === 'all' ? [...node.of, ...node.without] : node.of;
  const [first = null, ...rest] = parts.map(tableOf);
  return rest.every((table) => table === first) ? first : null;
}

/** Every term, those that NOT takes away too. */
export function allTerms(node: SearchNode): SearchTerm[] {
  if (node.kind === 'all') return [...node.of, ...node.without].flatMap(allTerms);
  return node.kind === 'any' ? node.of.flatMap(allTerms) : [node];
}
