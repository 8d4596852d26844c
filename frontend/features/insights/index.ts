export { InsightsSection } from './insights-section.tsx';
