import { useQuery } from '@tanstack/react-query';
import type { HeatQuestion } from '../../../domain/heat/index.ts';
import { heatQueries } from './heat-queries.ts';

export type Lemma = ReturnType<typeof useLemma>;

/** The places of the word that a question asks for. A question that needs none is always ready. */
export function useLemma(question: HeatQuestion | undefined) {
  const number = question?.kind === 'lemma' ? question.number : null;
  const query = useQuery({ ...heatQueries.lemma(number ?? ''), enabled: number !== null });
  return {
    isReady: number === null || query.data !== undefined,
    /** Its form in the dictionary, if that could be loaded. */
    headword: number === null ? null : (query.data?.headword ?? null),
    words: number === null ? undefined : query.data?.editions,
    error: number === null || query.data !== undefined ? null : query.error,
    /** True from a failure until the places are there, also while they are fetched again. */
    hasFailed: number !== null && query.data === undefined && query.errorUpdateCount > 0,
    retry: () => void query.refetch(),
  };
}
