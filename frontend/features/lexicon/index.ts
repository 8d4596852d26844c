export { LexiconEntry } from './lexicon-entry.tsx';
export { lexiconQueries } from './lexicon-queries.ts';
