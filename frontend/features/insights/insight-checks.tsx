import type { InsightCheck } from '../../../domain/contract/index.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';

const WORKING = lazyPart(() => import('./insight-working.tsx'), 'InsightWorking');

interface InsightChecksProps {
  readonly checks: readonly InsightCheck[];
}

export function InsightChecks({ checks }: InsightChecksProps) {
  if (checks.length === 0) return null;
  return (
    <LazyPart
      part={WORKING}
      props={{ checks }}
      pending={<span className="skeleton skeleton-late mt-3 h-32 w-full" />}
    />
  );
}
