import { useRef, useState } from 'react';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { similarSectionText } from '../../text/verse/similar-section-text.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { useNear } from '../../ui/use-near.ts';

const SIMILAR = lazyPart(() => import('./similar-verses.tsx'), 'SimilarVerses');

/** Empty space as high as the part that will load here: the choice of method, five similar verses and the chart. */
const PLACEHOLDER = <div className="mt-3 min-h-260" />;

export function SimilarSection({ analysis }: { readonly analysis: VerseAnalysis }) {
  const { verse, words } = analysis;
  const [method, chooseMethod] = useState<string | undefined>();
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section, `similar ${verse.reference}`);
  if (words.length === 0) return null;
  return (
    <section ref={section} aria-labelledby="similar" className="no-print mt-8 border-t border-line pt-6">
      <h2 id="similar" className="text-lead font-medium">
        {similarSectionText.title}
      </h2>
      {isNear && <LazyPart part={SIMILAR} props={{ analysis, method, chooseMethod }} pending={PLACEHOLDER} />}
    </section>
  );
}
