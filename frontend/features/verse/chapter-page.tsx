import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation, useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Ending, VerseSummary } from '../../../domain/contract/index.ts';
import { keepSearch } from '../../addresses/explorer.ts';
import { wasSignedIn } from '../../session/signed-in-hint.ts';
import { type Marks, useMarks, withMarks } from '../../shared/marks.ts';
import { methodLabel } from '../../shared/methods.ts';
import { placeParams, verseName } from '../../shared/place.ts';
import { verseQueries } from '../../shared/verse-queries.ts';
import { formatValue } from '../../ui/format-value.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AnalysisPanel } from '../analysis/index.ts';
import type { NoteMarksProps } from '../notes/index.ts';
import { Toolbar } from '../toolbar/index.ts';
import { EnglishText, isFirstVisit, ReadingMenu } from '../words/index.ts';
import { PrintFooter } from './print-footer.tsx';
import { useRowInView } from './use-row-in-view.ts';

const NOTE_MARKS = lazyPart<NoteMarksProps>(
  'note-marks',
  async () => (await import('../notes/lazy.ts')).NoteMarks,
);

const CHAPTER_ROUTE = '/explorer-frame/explorer/$book/$chapter';

/** The page of a chapter: every verse in the original and in English with its total, and unnumbered endings. */
export function ChapterPage() {
  const { place } = useRouteContext({ from: CHAPTER_ROUTE });
  const search = useSearch({ from: CHAPTER_ROUTE });
  const { hash: marked, state } = useLocation();
  const entry = state.__TSR_key;
  const marks = useMarks();
  const { data } = useSuspenseQuery(verseQueries.chapter(place, search));
  const { verse } = data;
  useEffect(() => {
    // The browser estimates the heights of verses outside the window, so its own scrolling can miss the marked verse.
    // Scrolling again corrects that.
    if (/^v\d+$/u.test(marked) && isFirstVisit(entry)) document.getElementById(marked)?.scrollIntoView();
  }, [marked, entry]);
  useRowInView(entry);
  return (
    <>
      <article className="explorer-text">
        <Toolbar analysis={data} />
        <div className="text-head">
          <PageHeading title={verse.reference}>
            <bdi>{verse.reference}</bdi>
          </PageHeading>
          <ReadingMenu hebrew={data.verses[0]?.verse.hebrewText ?? ''} interlinear={false} />
        </div>
        {verse.editionName !== null && <p className="mt-1 text-ui text-muted">{verse.editionName}</p>}
        <div className="mt-6">
          {data.verses.map((summary) => (
            <VerseRow
              key={summary.verse.verse}
              summary={summary}
              endings={data.endings.filter((ending) => ending.verse === summary.verse.verse)}
              isMarked={marked === `v${summary.verse.verse}`}
              marks={marks}
            />
          ))}
        </div>
        {wasSignedIn() && (
          <LazyPart
            part={NOTE_MARKS}
            props={{ book: verse.book, chapter: verse.chapter }}
            onFail={() => {}}
          />
        )}
        <PrintFooter verse={verse} search={search} />
      </article>
      <AnalysisPanel analysis={data} search={search} />
    </>
  );
}

interface VerseRowProps {
  readonly summary: VerseSummary;
  readonly endings: readonly Ending[];
  readonly isMarked: boolean;
  readonly marks: Marks;
}

function VerseRow({ summary: { verse, totalValues }, endings, isMarked, marks }: VerseRowProps) {
  const [total] = totalValues;
  const original = verse.hebrewText || verse.greekText || null;
  const isHebrew = Boolean(verse.hebrewText);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark.
    <div
      id={`v${verse.verse}`}
      role="group"
      aria-label={verse.reference}
      className={`verse-row ${isMarked ? 'is-marked' : ''}`}
    >
      {verse.heading !== null && <p className="text-ui text-muted">{verse.heading}</p>}
      {original !== null && (
        <p
          lang={verse.language ?? (isHebrew ? 'he' : 'grc')}
          dir={isHebrew ? 'rtl' : 'ltr'}
          className={`scripture-run marks-${marks}`}
        >
          <VerseNumber verse={verse} />
          {isHebrew ? withMarks(original, marks) : original}
        </p>
      )}
      {verse.absent !== null && <p className="mt-1 border-s-4 border-accent ps-4 text-ui">{verse.absent}</p>}
      {verse.text !== null && (
        <p lang="en" className="scripture-run">
          <VerseNumber verse={verse} isSecond={original !== null} />
          <EnglishText verse={verse} />
        </p>
      )}
      <p className="verse-row-facts">
        {verse.originalReference !== null && <bdi>{verse.originalReference}</bdi>}
        {total !== undefined && (
          <span className="ms-auto tabular-nums">
            <span className="sr-only">{methodLabel(total.method)} </span>
            {formatValue(total.value)}
          </span>
        )}
      </p>
      {endings.map((ending) => (
        <div key={ending.text} className="mt-4 border-s-4 border-line ps-4">
          <p className="text-ui text-muted">{`After verse ${ending.verse}, without a number`}</p>
          <p lang="grc" className="scripture-run">
            {ending.text}
          </p>
        </div>
      ))}
    </div>
  );
}

interface VerseNumberProps {
  readonly verse: VerseSummary['verse'];
  /** True for the second link with this number, before the English text. Screen readers and the Tab key skip it. */
  readonly isSecond?: boolean;
}

/** The verse number before the text, as a link to the verse. CSS prevents it from being selected with the text. */
function VerseNumber({ verse, isSecond = false }: VerseNumberProps) {
  return (
    <Link
      to="/explorer/$book/$chapter/$verse"
      params={placeParams(verse)}
      search={keepSearch}
      lang="en"
      className="verse-number"
      {...(isSecond ? { 'aria-hidden': true, tabIndex: -1 } : { 'aria-label': verse.reference })}
    >
      <bdi>{verseName(verse)}</bdi>
    </Link>
  );
}
