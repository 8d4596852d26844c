export { type CountedTotal, countedTotals, scriptOf } from './analysed.ts';
export { AnalysisPanel } from './analysis-panel.tsx';
export { OriginalWord } from './original-word.tsx';
export { Totals } from './totals.tsx';
