import { analysisPanelText } from '../../text/verse/analysis-panel-text.ts';
import { Skeleton } from '../../ui/pages/skeleton.tsx';

export const PART_SKELETON = (
  <Skeleton
    label={analysisPanelText.loading}
    bars={['h-44 w-full', 'h-72 w-full']}
    className="skeleton-late grid gap-4 pt-5"
  />
);
