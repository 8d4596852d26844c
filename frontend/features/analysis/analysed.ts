import type { ChapterAnalysis, MethodValue, VerseAnalysis } from '../../../domain/contract/index.ts';
import type { Script } from '../../shared/methods.ts';

export interface AnalysisProps {
  readonly analysis: VerseAnalysis | ChapterAnalysis;
}

/** The script whose letters are counted; null where the edition has no words. */
export function scriptOf({ greekText, hebrewText }: AnalysisProps['analysis']['verse']): Script | null {
  if (greekText !== null) return 'greek';
  return hebrewText === null ? null : 'hebrew';
}

export interface CountedTotal extends MethodValue {
  readonly value: number;
}

/** The totals that exist, in the order of the methods chosen: a Hebrew method counts nothing in Greek. */
export const countedTotals = (totals: readonly MethodValue[]): readonly CountedTotal[] =>
  totals.filter((total): total is CountedTotal => total.value !== null);
