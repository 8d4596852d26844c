import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { methodLabel } from '../../shared/methods.ts';
import { useReadingSettings } from '../../shared/reading-settings.ts';
import { verseQueries } from '../../shared/verse-queries.ts';
import { glossNote, variantNote } from '../../shared/words.ts';
import { verseText } from '../../text/verse.ts';
import { EXPLORER_TEXT } from '../../ui/classes.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { shownHeading } from '../../ui/shown-english.tsx';
import { AnalysisPanel } from '../analysis/index.ts';
import { CompareSection } from '../compare/index.ts';
import { NotesSection } from '../notes/index.ts';
import { SimilarSection } from '../similar/index.ts';
import { Toolbar } from '../toolbar/index.ts';
import {
  EnglishText,
  Interlinear,
  ReadingMenu,
  RunningText,
  WordArea,
  type WordState,
} from '../words/index.ts';
import { EditionNotice } from './edition-notice.tsx';
import type { EndingBlockProps } from './ending-block.tsx';
import { PrintFooter } from './print-footer.tsx';
import { usePrefetchNeighbours } from './use-prefetch-neighbours.ts';
import { VerseValue } from './verse-value.tsx';

const ENDING = lazyPart<EndingBlockProps>(
  'ending',
  async () => (await import('./ending-block.tsx')).EndingBlock,
);

const VERSE_ROUTE = '/explorer-frame/explorer/$book/$chapter/$verse';

/**
 * The page of a verse: its texts, its value and its words, then the study panel, then other editions, notes and similar
 * verses. In a narrow window the panel directly follows the words.
 */
export function VersePage() {
  const { place } = useRouteContext({ from: VERSE_ROUTE });
  const search = useSearch({ from: VERSE_ROUTE });
  const { data } = useSuspenseQuery(verseQueries.detail(place, search));
  usePrefetchNeighbours(data, search);
  const { verse, words } = data;
  return (
    <>
      <article className={EXPLORER_TEXT}>
        <Toolbar analysis={data} />
        <div className="flex items-start justify-between gap-4">
          <PageHeading title={verse.reference}>
            <bdi>{verse.reference}</bdi>
          </PageHeading>
          <ReadingMenu hebrew={verse.hebrewText ?? ''} interlinear={words.length > 0} />
        </div>
        <VerseFacts verse={verse} asked={search.edition} />
        <WordArea key={verse.reference} words={words} reference={verse.reference} idPrefix="w">
          {(state) => (
            <>
              <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 md:mt-7">
                {verse.absent === null ? (
                  <RunningText words={words} {...state} />
                ) : (
                  <Absent reason={verse.absent} />
                )}
                {words.length > 0 && <VerseValue analysis={data} />}
                {verse.text !== null && (
                  <p lang="en" className="scripture">
                    <EnglishText verse={verse} words={words} />
                  </p>
                )}
              </div>
              <WordByWord words={words} state={state} />
            </>
          )}
        </WordArea>
        {data.ending !== undefined && (
          <LazyPart
            part={ENDING}
            props={{ ending: data.ending, reference: verse.reference }}
            pending={<span className="skeleton mt-8 h-96 w-full" />}
          />
        )}
        <PrintFooter verse={verse} search={search} />
      </article>
      <AnalysisPanel analysis={data} search={search} />
      <div className="explorer-more no-print xl:col-start-2">
        <CompareSection analysis={data} search={search} />
        <NotesSection verse={verse} />
        <SimilarSection analysis={data} />
      </div>
    </>
  );
}

/**
 * The reason why the edition does not have the verse. It is shown instead of the text, because a missing text would
 * look like an error.
 */
function Absent({ reason }: { readonly reason: string }) {
  return <p className="border-s-4 border-accent ps-4">{reason}</p>;
}

interface WordByWordProps {
  readonly words: VerseAnalysis['words'];
  readonly state: WordState;
}

/** The words in columns. Beside the heading are the methods of the values, in the order of their rows. */
function WordByWord({ words, state }: WordByWordProps) {
  const { values } = useReadingSettings();
  const [first] = words;
  if (first === undefined) return null;
  const methods = first.gematriaValues.map(({ method }) => methodLabel(method));
  return (
    <section aria-labelledby="words" className="mt-8 border-t border-line pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="words" className="text-lead font-medium">
          {verseText.wordByWord}
        </h2>
        {values && methods.length > 0 && (
          <p className="text-meta text-muted">{verseText.valuesBy(methods)}</p>
        )}
      </div>
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

/**
 * The lines below the reference: its reference in the numbering of the original, if that differs, and the edition.
 */
function VerseFacts({
  verse,
  asked,
}: {
  readonly verse: VerseAnalysis['verse'];
  readonly asked: string | undefined;
}) {
  return (
    <div className="mt-1 text-ui text-muted">
      <p className="flex flex-wrap gap-x-3">
        {verse.originalReference !== null && (
          <span>
            {verse.greekText === null ? verseText.masoretic : verseText.greek}
            <bdi>{verse.originalReference}</bdi>
          </span>
        )}
        {verse.editionName !== null && <span>{verse.editionName}</span>}
      </p>
      <EditionNotice asked={asked} shown={verse} />
      {verse.numberingNote !== null && <p>{verse.numberingNote}</p>}
      {verse.heading !== null && <p className="mt-4 text-body">{shownHeading(verse.heading)}</p>}
    </div>
  );
}
