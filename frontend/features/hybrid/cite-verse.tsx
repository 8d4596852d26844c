import { useQuery } from '@tanstack/react-query';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import type { HybridMethod } from '../../addresses/hybrid-explorer-address.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { hybridText } from '../../text/instruments/hybrid-text.ts';
import { FailedLine } from '../../ui/pages/failed-line.tsx';
import { Cite, EarlierAnswer } from '../cite/index.ts';
import { verseComputation } from './verse-computation.ts';

interface CiteVerseProps {
  readonly analysis: VerseAnalysis;
  readonly methods: readonly HybridMethod[];
  /**
   * True while the values of newly chosen methods are loading. A citation would then have the old values with the new
   * address.
   */
  readonly isWaiting: boolean;
}

export function CiteVerse({ analysis, methods, isWaiting }: CiteVerseProps) {
  const { data, error, refetch } = useQuery(libraryQueries.editions());
  const computation = data === undefined ? null : verseComputation(analysis, methods, data.editions);
  return (
    <div className="mt-3 grid min-h-11 content-start justify-items-start gap-2">
      {error !== null && <FailedLine message={hybridText.citationFailed} retry={() => void refetch()} />}
      {computation !== null && !isWaiting && (
        <>
          <Cite {...computation} />
          <EarlierAnswer {...computation} />
        </>
      )}
    </div>
  );
}
