/**
 * What a page needs to show the heat. It is small, because pages load it. The counting is apart from it, in `counting/`:
 * it needs the tables of all methods.
 */
export { bookShares, cellOf, foundByBook, heatFigures, placeOfCell } from './figures.ts';
export type {
  HeatAnswer,
  HeatBook,
  HeatChapter,
  HeatHistogram,
  HeatShape,
  LemmaWords,
} from './heat-answer.ts';
export type { AskedValues, HeatQuestion } from './heat-question.ts';
export { HEAT_LEVELS, type HeatLevel, heatLevels } from './levels.ts';
export { formatHeatQuestion, parseHeatQuestion } from './question-form.ts';
