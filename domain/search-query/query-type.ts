import type { SearchTerm } from './terms.ts';

export type SearchNode = SearchTerm | AllOf | AnyOf;

/** True if all nodes in `of` are true and no node in `without` is true. `of` has at least one node. */
export interface AllOf {
  readonly kind: 'all';
  readonly of: readonly SearchNode[];
  readonly without: readonly SearchNode[];
}

export interface AnyOf {
  readonly kind: 'any';
  readonly of: readonly SearchNode[];
}
