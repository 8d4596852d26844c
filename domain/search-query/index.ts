/** The grammar of text search: reading a query, and finding its words in a text. */
export { hasOtherForms } from './has-other-forms.ts';
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
