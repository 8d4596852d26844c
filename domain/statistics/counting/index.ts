export { countedStatistics, countedWords } from './statistics.ts';
