export { InsightsSection } from './insights-section.tsx';
export type { InsightsProps, VerseInsightsProps } from './lazy.ts';
