import { sharedText } from '../../text/site/shared-text.ts';
import { Skeleton } from './skeleton.tsx';

export const PageSkeleton = () => (
  <Skeleton
    label={sharedText.loadingPage}
    className="page"
    bars={['h-9 w-72 max-w-full md:h-11', 'mt-8 h-64 w-full']}
  />
);
