export { EnglishText } from './english-text.tsx';
export { isFirstVisit } from './first-visit.ts';
export { Interlinear } from './interlinear.tsx';
export { ReadingMenu } from './reading-menu.tsx';
export { RunningText } from './running-text.tsx';
export { WORD_CARD, WordArea, type WordState } from './word-area.tsx';
