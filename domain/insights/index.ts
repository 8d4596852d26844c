export {
  type Check,
  type Count,
  INSIGHT_KINDS,
  type Insight,
  type Part,
} from './insight-types.ts';
export { INSIGHTS, insightsOf, notesAt } from './insights.ts';
export { workingOf } from './working.ts';
