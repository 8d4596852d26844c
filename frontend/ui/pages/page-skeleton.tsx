import { sharedText } from '../../text/site/shared-text.ts';
import { Skeleton } from './skeleton.tsx';

/** Placeholder bars for a page that has no placeholder of its own, while it loads. */
export const PageSkeleton = () => (
  <Skeleton
    label={sharedText.loadingPage}
    className="page"
    bars={['h-9 w-72 max-w-full md:h-11', 'mt-8 h-64 w-full']}
  />
);
