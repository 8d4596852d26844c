import { useRef } from 'react';
import { BELOW_TEXT } from '../../ui/classes.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { useNear } from '../../ui/use-near.ts';
import type { InsightsProps } from './lazy.ts';

const INSIGHTS = lazyPart<InsightsProps>(
  'insights',
  async () => (await import('./lazy.ts')).ExplorerInsights,
);

/**
 * The gallery of insights below the text and the panel. It loads when the reader scrolls near it, and has a minimum
 * height before, so that nothing below it moves.
 */
export function InsightsSection(props: InsightsProps) {
  const section = useRef<HTMLDivElement>(null);
  return (
    <div ref={section} className={`page no-print min-h-240 ${BELOW_TEXT}`}>
      {useNear(section, '') && <LazyPart part={INSIGHTS} props={props} />}
    </div>
  );
}
