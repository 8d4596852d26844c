/** The grammar of text search: how a query is read, and where its words are in a text. */
export { highlightWords, joined, type TextRange, wantedTerms } from './highlight.ts';
export { MAX_DEPTH, MAX_TERMS, type ParsedQuery, parseSearchQuery } from './parse.ts';
export type {
  AllOf,
  AnyOf,
  LemmaTerm,
  SearchNode,
  SearchTerm,
  StrongsTerm,
  ValueTerm,
  WordsTerm,
} from './query-type.ts';
