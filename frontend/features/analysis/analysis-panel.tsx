import type { ChapterAnalysis, VerseAnalysis } from '../../../domain/contract/index.ts';
import type { ExplorerSearch } from '../verse/explorer-search.ts';
import type { Script } from '../verse/methods.ts';
import { Totals } from './totals.tsx';

interface AnalysisPanelProps {
  readonly analysis: VerseAnalysis | ChapterAnalysis;
  readonly search: ExplorerSearch;
}

/** The study panel beside the text. */
export function AnalysisPanel({ analysis }: AnalysisPanelProps) {
  const { verse, totalValues, wordCount, letterCount } = analysis;
  const script: Script | null =
    verse.greekText !== null ? 'greek' : verse.hebrewText !== null ? 'hebrew' : null;
  return (
    <aside aria-label="Analysis" className="explorer-panel grid gap-6 content-start">
      <Totals
        caption={verse.verse === null ? 'Totals of the chapter' : 'Totals'}
        totalValues={totalValues}
        wordCount={wordCount}
        letterCount={letterCount}
        script={script}
      />
    </aside>
  );
}
