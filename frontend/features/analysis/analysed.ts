import type { ChapterAnalysis, MethodValue, VerseAnalysis } from '../../../domain/contract/index.ts';
import type { Script } from '../../shared/methods/methods.ts';

export interface AnalysisProps {
  readonly analysis: VerseAnalysis | ChapterAnalysis;
}

/** The script of the letters that the analysis of a verse counts. Null if the edition has no words for the verse. */
export function scriptOf({ greekText, hebrewText }: AnalysisProps['analysis']['verse']): Script | null {
  if (greekText !== null) return 'greek';
  return hebrewText === null ? null : 'hebrew';
}

export interface CountedTotal extends MethodValue {
  readonly value: number;
}

/** The totals that have a value, in the order of the chosen methods. A Hebrew method has no value for a Greek text. */
export const countedTotals = (totals: readonly MethodValue[]): readonly CountedTotal[] =>
  totals.filter((total): total is CountedTotal => total.value !== null);
