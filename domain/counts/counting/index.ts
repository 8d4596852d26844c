export { countedWords, countTimes, placedTimes } from './count-times.ts';
export { spelledWords } from './spelled-words.ts';
export { timesInVerse } from './times-in-verse.ts';
