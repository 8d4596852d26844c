import type { SearchNode, SearchTerm } from '../../../domain/search-query/index.ts';

/** The texts in which a term is searched: the translations for English words, the originals for all other terms. */
export type Side = 'english' | 'original';

/** A full-text table. */
export type SearchTable = 'verse_search_stemmed' | 'verse_search_exact' | 'verse_search_original';

/** The side that a term is searched in. */
export const sideOf = (term: SearchTerm): Side =>
  term.kind === 'words' && term.script === 'latin' ? 'english' : 'original';

/**
 * The query without the terms that are not searched on these sides, because such terms find nothing. Null if the
 * query can find nothing. If no term is removed, returns the given object.
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

/** The table that alone can answer the whole query. Null if the query needs several tables or a value. */
export function tableOf(node: SearchNode): SearchTable | null {
  if (node.kind !== 'all' && node.kind !== 'any') return tableOfTerm(node);
  const parts = node.kind === 'all' ? [...node.of, ...node.without] : node.of;
  const [first = null, ...rest] = parts.map(tableOf);
  return rest.every((table) => table === first) ? first : null;
}

/** Lists every term, also those after NOT. */
export function allTerms(node: SearchNode): SearchTerm[] {
  if (node.kind === 'all') return [...node.of, ...node.without].flatMap(allTerms);
  return node.kind === 'any' ? node.of.flatMap(allTerms) : [node];
}
