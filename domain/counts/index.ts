/**
 * What a page needs to ask for times and to show them. The counting is apart from it, in `counting/`: it needs letters
 * files.
 */
export { type AskedWords, askedWords } from './asked-words.ts';
export { type Counted, type NamedTimes, namedTimes, type PlacedTimes } from './placed-times.ts';
export * from './times.ts';
