export { hasOtherForms } from './has-other-forms.ts';
export { highlightWords, joined, type TextRange, termsToFind } from './highlight.ts';
export { parseSearchQuery } from './parse.ts';
export type { SearchNode } from './query-type.ts';
export { markedWords, type SearchTerm, type TermKind, type TermOf, type WordsTerm } from './terms.ts';
