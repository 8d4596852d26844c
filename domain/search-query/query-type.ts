import type { SearchTerm } from './terms.ts';

export type SearchNode = SearchTerm | AllOf | AnyOf;

/** Finds what all nodes in `of` find and no node in `without` finds. `of` has at least one node. */
export interface AllOf {
  readonly kind: 'all';
  readonly of: readonly SearchNode[];
  readonly without: readonly SearchNode[];
}

export interface AnyOf {
  readonly kind: 'any';
  readonly of: readonly SearchNode[];
}
