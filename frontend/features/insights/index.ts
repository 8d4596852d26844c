export { InsightsSection } from './insights-section.tsx';
export type { VerseInsightsProps } from './lazy.ts';
