/** All screens with insights in one script. It loads when the first of them is shown. */
export { ExplorerInsights, type InsightsProps } from './explorer-insights.tsx';
export { InsightsPage } from './insights-page.tsx';
export { VerseInsights, type VerseInsightsProps } from './verse-insights.tsx';
