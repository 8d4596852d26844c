export { hasOtherForms } from './has-other-forms.ts';
export { highlightWords, joined, type TextRange, termsToFind } from './highlight.ts';
export { standsForName } from './mending/name-substitutes.ts';
export { type Reading, readingsOf, respelled, SLOT_MARK } from './mending/readings.ts';
export { ownMatch, ownRanges, ownTokens } from './own-tokens.ts';
export { parseSearchQuery } from './parse.ts';
export type { SearchNode } from './query-type.ts';
export { combined, spellingsOf } from './spellings.ts';
export { markedWords, type SearchTerm, type TermKind, type TermOf, type WordsTerm } from './terms.ts';
