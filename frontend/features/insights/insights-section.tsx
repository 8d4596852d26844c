import { useRef } from 'react';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { useNear } from '../../ui/use-near.ts';
import type { InsightsProps } from './lazy.ts';

const INSIGHTS = lazyPart<InsightsProps>(
  'insights',
  async () => (await import('./lazy.ts')).ExplorerInsights,
);

/** The gallery below text and panel; fetched when the reader comes near. */
export function InsightsSection(props: InsightsProps) {
  const room = useRef<HTMLDivElement>(null);
  return (
    <div ref={room} className="page insights no-print">
      {useNear(room, '') && <LazyPart part={INSIGHTS} props={props} />}
    </div>
  );
}
