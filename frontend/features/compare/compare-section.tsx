import { useRef } from 'react';
import { bookById, isBookId } from '../../../domain/canon/index.ts';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import type { ExplorerSearch } from '../../addresses/explorer-address.ts';
import { methodScript } from '../../shared/methods/methods.ts';
import { compareText } from '../../text/verse/compare-text.ts';
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
        {compareText.title(editions.length)}
      </h2>
      {isNear ? (
        <LazyPart
          part={COMPARE}
          props={{ verse, search, method: methodOf(verse.book, totalValues) }}
          pending={pending}
        />
      ) : (
        pending
      )}
    </section>
  );
}

/**
 * The first chosen method that counts the script of the book. Undefined if there is none, and then the usual method
 * is used. The verse on the page does not tell the script, because its edition may lack the verse.
 */
function methodOf(book: string, totalValues: VerseAnalysis['totalValues']): string | undefined {
  const isGreek = isBookId(book) && bookById(book).languageOriginal === 'greek';
  return totalValues.find(({ method }) => methodScript(method) === (isGreek ? 'greek' : 'hebrew'))?.method;
}
