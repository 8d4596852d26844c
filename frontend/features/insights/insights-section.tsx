import { useRef } from 'react';
import { TORAH } from '../../addresses/insights-address.ts';
import { BELOW_TEXT } from '../../ui/classes.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { useNear } from '../../ui/use-near.ts';
import type { InsightsProps } from './lazy.ts';

const INSIGHTS = lazyPart(() => import('./lazy.ts'), 'ExplorerInsights');

/**
 * The gallery of insights below the text and the analysis panel. It loads when the reader scrolls near it. Below a
 * book of the Torah it reserves the height of its first cards, so that Back returns to the same scroll position.
 */
export function InsightsSection(props: InsightsProps) {
  const section = useRef<HTMLDivElement>(null);
  const hasCards = TORAH.some((id) => id === props.book);
  return (
    <div ref={section} className={`page no-print ${hasCards ? 'min-h-96' : ''} ${BELOW_TEXT}`}>
      {useNear(section, 'insights') && <LazyPart part={INSIGHTS} props={props} />}
    </div>
  );
}
