import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { type ExplorerSearch, keepSearch } from '../../addresses/explorer-address.ts';
import { placeLink } from '../../shared/places/place.ts';
import { compareSectionText } from '../../text/verse/compare-section-text.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { useNear } from '../../ui/use-near.ts';

const COMPARE = lazyPart(() => import('./compare-editions.tsx'), 'CompareEditions');

/** How many editions “Compare editions” opens beside the original and the translation of a chapter. */
const MAX_OTHERS = 2;

interface CompareSectionProps {
  readonly analysis: VerseAnalysis;
  readonly search: ExplorerSearch;
}

export function CompareSection({ analysis: { verse, editions, totalValues }, search }: CompareSectionProps) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section, `editions ${verse.reference}`);
  if (editions.length < 2) return null;
  const others = editions.filter((id) => id !== verse.edition);
  const pending = <div className="min-h-96" />;
  return (
    <section ref={section} aria-labelledby="editions" className="mt-8 border-t border-line pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="editions" className="text-lead font-medium">
          {compareSectionText.title(editions.length)}
        </h2>
        <Link
          {...placeLink({ ...verse, verse: null })}
          search={{ ...keepSearch(search), with: others.slice(0, MAX_OTHERS) }}
          hash={`v${verse.verse}`}
          activeOptions={{ exact: true }}
          className="py-1 text-ui"
        >
          {compareSectionText.inChapter}
        </Link>
      </div>
      {isNear ? (
        <LazyPart part={COMPARE} props={{ verse, search, totalValues }} pending={pending} />
      ) : (
        pending
      )}
    </section>
  );
}
