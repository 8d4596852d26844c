import { sharedText } from '../../text/site/shared-text.ts';

interface SkeletonProps {
  readonly label: string;
  readonly bars: readonly string[];
  readonly className?: string;
}

export function Skeleton({ label, bars, className = 'skeleton-late' }: SkeletonProps) {
  return (
    <div className={className} aria-busy="true">
      <span className="sr-only" role="status">
        {label}
      </span>
      {bars.map((bar, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars do not change.
        <span key={at} className={`skeleton ${bar}`} />
      ))}
    </div>
  );
}

export const PageSkeleton = () => (
  <Skeleton
    label={sharedText.loadingPage}
    bars={['h-9 w-72 max-w-full md:h-11', 'mt-8 h-64 w-full']}
    className="page"
  />
);
