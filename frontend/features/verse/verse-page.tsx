import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { MethodValue, VerseAnalysis } from '../../../domain/contract/index.ts';
import { directionOfLanguage } from '../../../domain/editions/index.ts';
import { useChangeSearch } from '../../addresses/change-search.ts';
import type { ExplorerSearch, WordLine } from '../../addresses/explorer-address.ts';
import { addsUp, mainTotal, reasonForNoValue } from '../../shared/methods/methods.ts';
import { parsePlace, placeParams } from '../../shared/places/place.ts';
import { useVersionLanguage, useVersionName } from '../../shared/places/use-version-name.ts';
import { useText } from '../../shared/scripture/use-text.ts';
import { useTranslationCounter } from '../../shared/scripture/use-translation-counter.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { useVerseLines } from '../../shared/scripture/word-lines.ts';
import { ownReferences, severalValuesNote, variantNote } from '../../shared/scripture/words.ts';
import { useReadingSettings } from '../../shared/settings/reading-settings.ts';
import { verseText } from '../../text/verse/verse-text.ts';
import { wordsText } from '../../text/verse/words-text.ts';
import { EXPLORER_TEXT } from '../../ui/classes.ts';
import { Boundary } from '../../ui/pages/boundary.tsx';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { shownHeading } from '../../ui/words/shown-english.tsx';
import { AnalysisPanel, scriptOf } from '../analysis/index.ts';
import { CompareSection } from '../compare/index.ts';
import { NotesSection } from '../notes/index.ts';
import { SimilarSection } from '../similar/index.ts';
import { Toolbar } from '../toolbar/index.ts';
import {
  EnglishText,
  LineSwitches,
  MeaningNote,
  ReadingMenu,
  VerseText,
  WordArea,
  type WordState,
} from '../words/index.ts';
import { EditionNotice } from './edition-notice.tsx';
import { PrintFooter } from './print-footer.tsx';
import type { SameValueProps } from './same-value.tsx';
import { VerseTotal } from './verse-total.tsx';
import { WhatIsRead } from './what-is-read.tsx';

const ENDING = lazyPart(() => import('./ending-block.tsx'), 'EndingBlock');

const VERSE_ROUTE = '/explorer-frame/explorer/$book/$chapter/$verse';

export function VersePage() {
  const { place } = useRouteContext({ from: VERSE_ROUTE });
  const search = useSearch({ from: VERSE_ROUTE });
  const data = useText(verseQueries.detail(place, search));
  usePrefetchNeighbours(data, search);
  const { verse, words, totalValues } = data;
  const shown = useVerseLines();
  const english = useVersionLanguage(verse.version);
  const counter = useTranslationCounter(verse.version, search.methods);
  const translation = counter?.count(verse);
  const hasWords = words.length > 0 || translation !== undefined;
  return (
    <>
      <article className={EXPLORER_TEXT}>
        <Toolbar analysis={data} drawn={data} />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <PageHeading title={verse.reference}>
            <bdi>{verse.reference}</bdi>
          </PageHeading>
          <div className="-ms-2 flex grow items-center justify-end gap-x-2">
            {hasWords && <LineSwitches {...shown} />}
            <ReadingMenu
              hebrew={`${verse.hebrewText ?? ''}${translation?.verse.hebrewText ?? ''}`}
              lines={hasWords ? 'verse' : undefined}
            />
          </div>
        </div>
        <VerseFacts verse={verse} chosenEdition={search.edition} />
        <WordArea
          key={verse.reference}
          texts={{ w: words, ...(translation && { t: translation.words }) }}
          reference={verse.reference}
          notes={<WordNotes analysis={data} lines={shown.lines} />}
        >
          {(stateOf) => (
            <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
              {verse.absent === null ? (
                <CountedText analysis={data} lines={shown.lines} idPrefix="w" {...stateOf('w')} />
              ) : (
                // If this edition leaves the verse out, the reason is shown instead, because a missing text would look
                // like an error.
                <p className="border-s-4 border-accent ps-4">{verse.absent}</p>
              )}
              {translation === undefined && verse.text !== null && (
                <p lang={english} dir={directionOfLanguage(english)} className="scripture">
                  <EnglishText verse={verse} words={words} />
                </p>
              )}
              {words.length > 0 && <VerseValue analysis={data} total={mainTotal(totalValues)} />}
              {translation !== undefined && (
                <>
                  <CountedText
                    analysis={{ ...data, ...translation }}
                    lines={shown.lines}
                    idPrefix="t"
                    {...stateOf('t')}
                  />
                  <p className="text-meta text-muted">{translation.note}</p>
                </>
              )}
            </div>
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
        <Boundary>
          <CompareSection analysis={data} search={search} />
        </Boundary>
        <NotesSection verse={verse} />
        <SimilarSection analysis={data} />
      </div>
    </>
  );
}

interface CountedTextProps extends WordState {
  readonly analysis: VerseAnalysis;
  readonly lines: ReadonlySet<WordLine>;
  readonly idPrefix: string;
}

/** A verse with more words than these is long in every window. */
const LONG = 18;
/** A verse with more words than these is long on a phone. */
const SHORT = 9;

/**
 * The words of a verse with its total. The total follows the last word, but not in a long verse, where it would be out of
 * view. A verse that is long on a phone only has both totals, and the style sheet shows one.
 */
function CountedText({ analysis, ...shown }: CountedTextProps) {
  const { verse, words, totalValues } = analysis;
  const total = mainTotal(totalValues);
  const { length } = words;
  const value = { analysis, total };
  return (
    <>
      {length > SHORT && (
        <VerseTotal {...value} isAtEnd={false} className={length > LONG ? '' : 'md:hidden'} />
      )}
      <VerseText words={words} reading={verse.reading} method={total?.method} {...shown}>
        {length <= LONG && (
          <VerseTotal {...value} isAtEnd className={length > SHORT ? 'max-md:hidden' : ''} />
        )}
      </VerseText>
    </>
  );
}

interface WordNotesProps {
  readonly analysis: VerseAnalysis;
  readonly lines: ReadonlySet<WordLine>;
}

function WordNotes({ analysis: { words, totalValues }, lines }: WordNotesProps) {
  const { otherValues } = useReadingSettings();
  return (
    <>
      {lines.has('values') && otherValues && <p className="empty:hidden">{severalValuesNote(totalValues)}</p>}
      {lines.has('meaning') && <MeaningNote words={words} />}
    </>
  );
}

function VerseFacts({
  verse,
  chosenEdition,
}: {
  readonly verse: VerseAnalysis['verse'];
  readonly chosenEdition: string | undefined;
}) {
  const numbers = ownReferences(verse);
  const version = useVersionName(verse.version);
  return (
    <div className="mt-1 text-ui text-muted">
      <p className="flex flex-wrap items-center gap-x-3">
        {numbers.edition !== null && (
          <span>
            {verse.greekText === null ? verseText.masoretic : verseText.greek}
            <bdi>{numbers.edition}</bdi>
          </span>
        )}
        {numbers.version !== null && (
          <span>
            {verseText.numberingOf(version)}
            <bdi>{numbers.version}</bdi>
          </span>
        )}
        <WhatIsRead verse={verse} />
      </p>
      <EditionNotice chosen={chosenEdition} shown={verse} />
      {verse.numberingNote !== null && <p>{verse.numberingNote}</p>}
      {verse.heading !== null && <p className="mt-4 text-body">{shownHeading(verse.heading)}</p>}
    </div>
  );
}

const SAME = lazyPart(() => import('./same-value.tsx'), 'SameValue');

/**
 * The time in milliseconds for which the reader must stay at a verse before the verses with the same value are counted.
 * Readers who step through a chapter cause no searches.
 */
const STAY_MS = 400;

const text = verseText.value;

interface VerseValueProps {
  readonly analysis: VerseAnalysis;
  readonly total: MethodValue | undefined;
}

function VerseValue({ analysis, total }: VerseValueProps) {
  const { verse, words } = analysis;
  const reason = total && reasonForNoValue(total.method, total.value, scriptOf(verse));
  const value = total?.value ?? null;
  const note = variantNote(words);
  return (
    <div className="text-ui text-muted">
      {reason && <p>{reason}</p>}
      {total !== undefined && value !== null && !addsUp(words, total) && <p>{wordsText.noSum}</p>}
      {note !== null && (
        <>
          <ReadingChoice reading={verse.reading} />
          <p className="max-w-[34rem] text-meta">{note}</p>
        </>
      )}
      {total !== undefined && value !== null && (
        <Same key={`${verse.reference} ${total.method}`} verse={verse} value={value} method={total.method} />
      )}
    </div>
  );
}

function ReadingChoice({ reading }: { readonly reading: 'ketiv' | 'qere' }) {
  const change = useChangeSearch();
  const isQere = reading === 'qere';
  return (
    <p>
      {isQere ? text.asRead : text.asWritten}
      <button
        type="button"
        className="no-print ms-3 min-h-7 cursor-pointer text-accent underline underline-offset-4"
        onClick={() => change({ reading: isQere ? 'ketiv' : 'qere' })}
      >
        {isQere ? text.countWritten : text.countRead}
      </button>
    </p>
  );
}

const COUNTING = <p className="text-muted">{verseText.same.counting}</p>;

/**
 * The links to the same value. Space for a line and for a sentence of two lines is reserved, so that nothing moves when they
 * have loaded.
 */
function Same(props: Omit<SameValueProps, 'pending'>) {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), STAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="no-print min-h-19 leading-7">
      {stays ? <LazyPart part={SAME} props={{ ...props, pending: COUNTING }} pending={COUNTING} /> : COUNTING}
    </div>
  );
}

function usePrefetchNeighbours(analysis: VerseAnalysis, search: ExplorerSearch): void {
  const queryClient = useQueryClient();
  const { previous, next } = analysis;
  useEffect(() => {
    const fetchBoth = () => {
      for (const neighbour of [next, previous]) {
        const place = neighbour === null ? null : parsePlace(placeParams(neighbour));
        if (place === null || place.verse === null) continue;
        void queryClient.prefetchQuery(verseQueries.detail({ ...place, verse: place.verse }, search));
      }
    };
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(fetchBoth, 300);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchBoth, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [queryClient, previous, next, search]);
}
