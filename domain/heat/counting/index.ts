export { heatAnswer } from './heat-answer.ts';
export { type HeatText, heatShape } from './heat-texts.ts';
export { heatHistogram } from './histogram.ts';
