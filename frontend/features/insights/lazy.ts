/** What is loaded together, where the first of it is shown: one script, so that the first download names but one. */
export { ExplorerInsights, type InsightsProps } from './explorer-insights.tsx';
export { InsightsPage } from './insights-page.tsx';
export { VerseInsights, type VerseInsightsProps } from './verse-insights.tsx';
