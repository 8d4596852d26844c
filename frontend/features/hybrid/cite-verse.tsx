import { useQuery } from '@tanstack/react-query';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import type { HybridMethod } from '../../addresses/hybrid-explorer.ts';
import { libraryQueries } from '../../shared/library-queries.ts';
import { AnswerThen, Cite } from '../cite/index.ts';
import { verseComputation } from './verse-computation.ts';

interface CiteVerseProps {
  readonly analysis: VerseAnalysis;
  readonly methods: readonly HybridMethod[];
  /** The address asks for other methods than these values are by: neither is to join it to them. */
  readonly isWaiting: boolean;
}

/** Copies the verse's totals as a link or a citation; the revision of its text comes after the verse. */
export function CiteVerse({ analysis, methods, isWaiting }: CiteVerseProps) {
  const { data } = useQuery(libraryQueries.editions());
  const computation = data === undefined ? null : verseComputation(analysis, methods, data.editions);
  return (
    <div className="mt-3 grid min-h-11 content-start justify-items-start gap-2">
      {computation !== null && !isWaiting && (
        <>
          <Cite {...computation} />
          <AnswerThen {...computation} />
        </>
      )}
    </div>
  );
}
