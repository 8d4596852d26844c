export {
  type Check,
  type Count,
  INSIGHT_KINDS,
  type Insight,
  type InsightKind,
  type Part,
} from './insight-types.ts';
export { INSIGHTS, insightsOf, notesAt } from './insights.ts';
export { type WorkedPart, type Working, workingOf } from './working.ts';
