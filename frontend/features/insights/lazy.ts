export { ExplorerInsights, type InsightsProps } from './explorer-insights.tsx';
export { InsightsPage } from './insights-page.tsx';
export { VerseInsights } from './verse-insights.tsx';
