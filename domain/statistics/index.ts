/**
 * Statistics of a text: what a page needs to ask for them and to name their places. The counting is in `counting/`, because it
 * needs the tables of all methods. It runs in the Worker and in a web worker of the page.
 */
export { statisticsAnswer, statisticsWordsAnswer } from './answer.ts';
export type {
  CountedStatistics,
  ExtremeId,
  PlacedWords,
  WordsQuestion,
} from './counted.ts';
export { statisticsRows, TABLE_METHODS } from './rows.ts';
