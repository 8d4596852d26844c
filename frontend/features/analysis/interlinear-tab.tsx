import type { ChapterAnalysis, VerseAnalysis, WordAnalysis } from '../../../domain/contract/index.ts';
import { useVersionLanguage } from '../../shared/places/use-version-name.ts';
import { useMarks, withMarks } from '../../shared/scripture/marks.ts';
import { Scripture } from '../../shared/scripture/scripture.tsx';
import { directionOf } from '../../shared/scripture/words.ts';
import { analysisText } from '../../text/verse/analysis-text.ts';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { type AnalysisProps, countedTotals, scriptOf } from './analysed.ts';
import { languageRuns } from './language-runs.ts';
import { Totals } from './totals.tsx';
import { WordTable } from './word-table.tsx';

export function InterlinearTab({ analysis }: AnalysisProps) {
  const { verse, totalValues, wordCount, letterCount } = analysis;
  const isChapter = verse.verse === null;
  const words = isChapter ? [] : (analysis.words ?? []);
  const totals = (
    <Totals
      caption={isChapter ? analysisText.chapterTotal : analysisText.total}
      totalValues={totalValues}
      wordCount={wordCount}
      letterCount={letterCount}
      script={scriptOf(verse)}
    />
  );
  return (
    <>
      {isChapter ? (
        totals
      ) : (
        // The text and its total stand beside or above the panel, so they are folded here.
        <Accordion title={analysisText.textAndTotal}>
          <div className="grid gap-4 pt-2">
            <Texts words={words} verse={verse} />
            {totals}
          </div>
        </Accordion>
      )}
      {!isChapter && <WordTable words={words} method={countedTotals(totalValues)[0]?.method} />}
    </>
  );
}

interface TextsProps {
  readonly words: readonly WordAnalysis[];
  readonly verse: VerseAnalysis['verse'] | ChapterAnalysis['verse'];
}

function Texts({ words, verse: { text, version } }: TextsProps) {
  const language = useVersionLanguage(version) ?? 'en';
  const runs = languageRuns(words);
  const [first] = runs;
  const marks = useMarks();
  return (
    <div data-texts className="grid gap-2">
      {first !== undefined && (
        <p
          lang={first.language}
          dir={directionOf(first.language)}
          className={
            first.language === 'grc'
              ? 'text-[calc(var(--text-body)*var(--text-scale))]'
              : 'text-[calc(var(--text-lead)*var(--text-scale))] leading-[1.9]'
          }
        >
          {runs.map((run) => (
            <span key={run.words[0]?.word.wordPosition} lang={run.language}>
              {run.words
                .map(({ word }) => word.before + withMarks(word.originalText, marks) + word.after)
                .join('')}
            </span>
          ))}
        </p>
      )}
      {text !== null && <Scripture lang={language} text={text} className="text-ui text-muted" />}
    </div>
  );
}
