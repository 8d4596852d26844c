import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import type { Ending, VerseAnalysis } from '../../../domain/contract/index.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AnalysisPanel } from '../analysis/analysis-panel.tsx';
import { Totals } from '../analysis/totals.tsx';
import { SimilarSection } from '../similar/similar-section.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { Interlinear } from '../words/interlinear.tsx';
import { ReadingMenu } from '../words/reading-menu.tsx';
import { RunningText } from '../words/running-text.tsx';
import { WordArea, type WordState } from '../words/word-area.tsx';
import { glossNote, variantNote } from '../words/words.ts';
import type { Script } from './methods.ts';
import { PrintFooter } from './print-footer.tsx';
import { usePrefetchNeighbours } from './use-prefetch-neighbours.ts';
import { VerseFacts } from './verse-facts.tsx';
import { verseQueries } from './verse-queries.ts';

const VERSE_ROUTE = '/explorer-frame/explorer/$book/$chapter/$verse';

/** A verse: its texts, its words, its totals, and the way back and on. */
export function VersePage() {
  const { place } = useRouteContext({ from: VERSE_ROUTE });
  const search = useSearch({ from: VERSE_ROUTE });
  const { data } = useSuspenseQuery(verseQueries.detail(place, search));
  usePrefetchNeighbours(data, search);
  const { verse, words } = data;
  return (
    <>
      <article className="explorer-text">
        <Toolbar analysis={data} />
        <div className="text-head">
          <PageHeading title={verse.reference}>
            <bdi>{verse.reference}</bdi>
          </PageHeading>
          <ReadingMenu hebrew={verse.hebrewText ?? ''} interlinear={words.length > 0} />
        </div>
        <VerseFacts verse={verse} />
        <WordArea key={verse.reference} words={words} reference={verse.reference} idPrefix="w">
          {(state) => (
            <>
              <div className="verse-texts">
                {verse.absent === null ? <RunningText words={words} /> : <Absent reason={verse.absent} />}
                {verse.text !== null && (
                  <p lang="en" className="scripture">
                    {verse.text}
                  </p>
                )}
              </div>
              <WordByWord words={words} state={state} />
            </>
          )}
        </WordArea>
        {data.ending !== undefined && <EndingBlock ending={data.ending} reference={verse.reference} />}
        <SimilarSection analysis={data} />
        <PrintFooter reference={verse.reference} edition={verse.editionName} />
      </article>
      <AnalysisPanel analysis={data} search={search} />
    </>
  );
}

function scriptOf(words: VerseAnalysis['words']): Script | null {
  const language = words[0]?.word.language;
  if (language === undefined) return null;
  return language === 'grc' ? 'greek' : 'hebrew';
}

/** Said where the text would stand, so that nobody takes a missing verse for a failure. */
function Absent({ reason }: { readonly reason: string }) {
  return <p className="border-s-4 border-accent ps-4">{reason}</p>;
}

interface WordByWordProps {
  readonly words: VerseAnalysis['words'];
  readonly state: WordState;
}

function WordByWord({ words, state }: WordByWordProps) {
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="words" className="mt-8 border-t border-line pt-6">
      <h2 id="words" className="text-lead font-medium">
        Word by word
      </h2>
      <Interlinear words={words} idPrefix="w" {...state} />
      {[glossNote(words), variantNote(words)].map(
        (note) =>
          note !== null && (
            <p key={note} className="mt-6 max-w-[34rem] text-meta text-muted">
              {note}
            </p>
          ),
      )}
    </section>
  );
}

interface EndingBlockProps {
  readonly ending: Ending;
  readonly reference: string;
}

/** Text that the edition sets after the verse without a number of its own (Mark 16:8). */
function EndingBlock({ ending, reference }: EndingBlockProps) {
  return (
    <section aria-labelledby="ending" className="mt-8 border-t border-line pt-6">
      <h2 id="ending" className="text-lead font-medium">
        {`After verse ${ending.verse}, without a number`}
      </h2>
      <p className="mt-1 text-ui text-muted">
        This ending stands here in the edition. It is not part of the verse and not in its totals.
      </p>
      <WordArea words={ending.words} reference={`the ending after ${reference}`} idPrefix="e">
        {(state) => (
          <div className="mt-5">
            <RunningText words={ending.words} />
            <Interlinear words={ending.words} idPrefix="e" {...state} />
          </div>
        )}
      </WordArea>
      <div className="mt-6">
        <Totals
          caption="Totals of the ending"
          totalValues={ending.totalValues}
          wordCount={ending.wordCount}
          letterCount={ending.letterCount}
          script={scriptOf(ending.words)}
        />
      </div>
    </section>
  );
}
