export { LexiconEntry } from './lexicon-entry.tsx';
