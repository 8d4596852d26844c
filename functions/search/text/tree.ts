import type { SearchNode, SearchTerm } from '../../../domain/search-query/index.ts';
import { type SearchTable, termSql } from './term-sql.ts';

/** The texts in which a term is searched: the translations for English words, the originals for all other terms. */
export type Side = 'english' | 'original';

export const sideOf = (term: SearchTerm): Side =>
  termSql(term).scripts.includes('latin') ? 'english' : 'original';

/** The side that a table belongs to. The stored totals, which are no full-text table, are those of the originals. */
export const sideOfTable = (table: SearchTable | null): Side =>
  table === null || table === 'verse_search_original' ? 'original' : 'english';

export function allTerms(node: SearchNode): SearchTerm[] {
  if (node.kind === 'all') return [...node.of, ...node.without].flatMap(allTerms);
  return node.kind === 'any' ? node.of.flatMap(allTerms) : [node];
}

/**
 * The query without the terms that are not searched on these sides, because such terms find nothing. Null if the
 * query can find nothing. If no term is removed, returns the given object.
 */
export function searchedOn(node: SearchNode, sides: ReadonlySet<Side>): SearchNode | null {
  if (allTerms(node).every((term) => sides.has(sideOf(term)))) return node;
  if (node.kind !== 'all' && node.kind !== 'any') return null;
  const searched = (nodes: readonly SearchNode[]) =>
    nodes.map((part) => searchedOn(part, sides)).filter((part) => part !== null);
  const of = searched(node.of);
  if (node.kind === 'any') return of.length > 1 ? { kind: 'any', of } : (of[0] ?? null);
  return of.length < node.of.length ? null : { kind: 'all', of, without: searched(node.without) };
}

/** The table that alone can answer the whole query. Null if the query needs several tables or stored totals. */
export function tableOf(node: SearchNode): SearchTable | null {
  const [first = null, ...others] = new Set(allTerms(node).map((term) => termSql(term).table));
  return others.length === 0 ? first : null;
}
