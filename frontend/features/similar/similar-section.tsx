import { useRef, useState } from 'react';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { useNear } from '../../ui/use-near.ts';
import type { SimilarProps } from './similar-verses.tsx';

const SIMILAR = lazyPart<SimilarProps>(
  'similar',
  async () => (await import('./similar-verses.tsx')).SimilarVerses,
);

/** As high as what comes, with bars for it: the choice of method, five verses, the chart. */
const ROOM = <div className="similar-room skeleton-late" />;

/**
 * Verses of similar value and the values of the words, below the text; fetched when the reader comes near: the heading
 * stands well above the rest.
 */
export function SimilarSection({ analysis }: { readonly analysis: VerseAnalysis }) {
  const { verse, words } = analysis;
  const [method, chooseMethod] = useState<string | undefined>();
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section, verse.reference);
  if (words.length === 0) return null;
  return (
    <section ref={section} aria-labelledby="similar" className="similar no-print">
      <h2 id="similar" className="text-lead font-medium">
        Verses with Similar Gematria Values
      </h2>
      {isNear ? <LazyPart part={SIMILAR} props={{ analysis, method, chooseMethod }} pending={ROOM} /> : ROOM}
    </section>
  );
}
