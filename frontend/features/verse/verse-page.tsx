import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import type { Ending, VerseAnalysis } from '../../../domain/contract/index.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AnalysisPanel } from '../analysis/analysis-panel.tsx';
import { Totals } from '../analysis/totals.tsx';
import { SimilarSection } from '../similar/similar-section.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { Interlinear } from '../words/interlinear.tsx';
import type { Script } from './methods.ts';
import { RunningText } from '../words/running-text.tsx';
import { usePrefetchNeighbours } from './use-prefetch-neighbours.ts';
import { VerseFacts } from './verse-facts.tsx';
import { verseQueries } from './verse-queries.ts';
import { glossNote, hasVariants } from '../words/words.ts';

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
        <PageHeading title={verse.reference}>
          <bdi>{verse.reference}</bdi>
        </PageHeading>
        <VerseFacts verse={verse} />
        <div className="mt-8 grid gap-5">
          {verse.absent === null ? <RunningText words={words} /> : <Absent reason={verse.absent} />}
          {verse.text !== null && (
            <p lang="en" className="scripture">
              {verse.text}
            </p>
          )}
        </div>
        <WordByWord words={words} />
        {data.ending !== undefined && <EndingBlock ending={data.ending} />}
        <SimilarSection place={place} />
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

function WordByWord({ words }: { readonly words: VerseAnalysis['words'] }) {
  if (words.length === 0) return null;
  const notes = [
    glossNote(words),
    hasVariants(words)
      ? 'In brackets stands what is read (qere) where something else is written (ketiv). The values count what is written.'
      : null,
  ];
  return (
    <section aria-labelledby="words" className="mt-8 border-t border-line pt-6">
      <h2 id="words" className="text-lead font-medium">
        Word by word
      </h2>
      <div className="mt-5">
        <Interlinear words={words} />
      </div>
      {notes.map(
        (note) =>
          note !== null && (
            <p key={note} className="mt-6 text-meta text-muted">
              {note}
            </p>
          ),
      )}
    </section>
  );
}

/** Text that the edition sets after the verse without a number of its own (Mark 16:8). */
function EndingBlock({ ending }: { readonly ending: Ending }) {
  return (
    <section aria-labelledby="ending" className="mt-8 border-t border-line pt-6">
      <h2 id="ending" className="text-lead font-medium">
        {`After verse ${ending.verse}, without a number`}
      </h2>
      <p className="mt-1 text-ui text-muted">
        This ending stands here in the edition. It is not part of the verse and not in its totals.
      </p>
      <div className="mt-5 grid gap-6">
        <RunningText words={ending.words} />
        <Interlinear words={ending.words} idPrefix="e" />
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
