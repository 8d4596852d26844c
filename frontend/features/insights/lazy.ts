/** All screens with insights in one script. The script loads when the first of these screens is shown. */
export { ExplorerInsights, type InsightsProps } from './explorer-insights.tsx';
export { InsightsPage } from './insights-page.tsx';
export { VerseInsights } from './verse-insights.tsx';
