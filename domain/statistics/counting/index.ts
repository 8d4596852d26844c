export { countedStatistics, differentWords } from './statistics.ts';
