import { analysisPanelText } from '../../text/verse/analysis-panel-text.ts';
import { Skeleton } from '../../ui/pages/skeleton.tsx';

export const PartSkeleton = () => (
  <Skeleton
    label={analysisPanelText.loading}
    className="skeleton-late grid gap-4 pt-5"
    bars={['h-44 w-full', 'h-72 w-full']}
  />
);
