import { useRef } from 'react';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import type { ExplorerSearch } from '../../addresses/explorer-address.ts';
import { compareSectionText } from '../../text/verse/compare-section-text.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { useNear } from '../../ui/use-near.ts';

const COMPARE = lazyPart(() => import('./compare-editions.tsx'), 'CompareEditions');

interface CompareSectionProps {
  readonly analysis: VerseAnalysis;
  readonly search: ExplorerSearch;
}

export function CompareSection({ analysis: { verse, editions, totalValues }, search }: CompareSectionProps) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section, `editions ${verse.reference}`);
  if (editions.length < 2) return null;
  const pending = <div className="min-h-96" />;
  return (
    <section ref={section} aria-labelledby="editions" className="mt-8 border-t border-line pt-6">
      <h2 id="editions" className="text-lead font-medium">
        {compareSectionText.title(editions.length)}
      </h2>
      {isNear ? (
        <LazyPart part={COMPARE} props={{ verse, search, totalValues }} pending={pending} />
      ) : (
        pending
      )}
    </section>
  );
}
