export type { HeatAnswer, HeatBook, HeatChapter, HeatShape } from './heat-answer.ts';
export type { AskedValues, HeatQuestion } from './heat-question.ts';
