import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useRouteContext, useSearch } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ExplorerSearch } from '../../addresses/explorer-address.ts';
import { wasSignedIn } from '../../session/signed-in-hint.ts';
import { type ChapterPlace, placeLink, placeName } from '../../shared/places/place.ts';
import { useFurtherTexts } from '../../shared/scripture/further-texts.ts';
import { useText } from '../../shared/scripture/use-text.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { useChapterLines } from '../../shared/scripture/word-lines.ts';
import { type ReadingSettings, useReadingSettings } from '../../shared/settings/reading-settings.ts';
import { chapterText } from '../../text/reading/chapter-text.ts';
import { BRAND } from '../../ui/brand.ts';
import { BELOW_TEXT, CHAPTER_READ, EXPLORER_TEXT } from '../../ui/classes.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { Numeral } from '../../ui/words/numeral.tsx';
import { AnalysisPanel } from '../analysis/index.ts';
import { useHasRail } from '../sidebar/index.ts';
import { Toolbar } from '../toolbar/index.ts';
import { EditionNotice, PrintFooter, WhatIsRead } from '../verse/index.ts';
import { type Choosing, isFirstVisit, ReadingMenu, type WordPlace } from '../words/index.ts';
import { ChapterOptions } from './chapter-options.tsx';
import { ChapterText } from './chapter-text.tsx';
import { ChapterWords } from './chapter-words.tsx';
import { numbered } from './numbered.ts';
import { runsTogether } from './paragraphs.ts';
import { panelPlace } from './parallel/panel-place.ts';
import { useBarAway } from './use-bar-away.ts';
import { chapterAfter, keyOf, useReadingOn } from './use-reading-on.ts';
import { scrollToRow, useRowInView } from './use-row-in-view.ts';
import { markedVerses } from './verse-key.ts';

const NOTE_LIST = lazyPart(() => import('../notes/lazy.ts'), 'NoteList');

const PARALLEL = lazyPart(() => import('./parallel/lazy.ts'), 'ParallelChapter');

const INSIGHTS = lazyPart(() => import('../insights/lazy.ts'), 'ExplorerInsights');

const CHAPTER_ROUTE = '/explorer-frame/explorer/$book/$chapter';

/**
 * A short chapter is made higher than the window, so that what follows it is out of view even after a first scroll.
 * So nothing visible moves when the next chapter is inserted below it.
 */
const MIN_HEIGHT = 'min-h-[calc(100dvh+20rem)] print:min-h-0';

const HEADING =
  '-mt-4 mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-2 md:-mt-5.5 md:[&>h1]:whitespace-nowrap not-print:[&>h1]:-mt-2.5 [&>h1]:leading-none';

export function ChapterPage() {
  const { place } = useRouteContext({ from: CHAPTER_ROUTE });
  const search = useSearch({ from: CHAPTER_ROUTE });
  const { hash, state } = useLocation();
  const entry = state.__TSR_key;
  const settings = useReadingSettings();
  const { lines } = useChapterLines();
  const hasRail = useHasRail();
  // Without the sidebar, a window that is 84 rem wide has room for both the analysis panel and notes beside the
  // verses.
  const areBeside = !hasRail && !runsTogether(settings);
  const further = useFurtherTexts(place, search).length;
  const width = widthOf(settings, lines.size > 0, further);
  const isCentred = !hasRail && !settings.chapterPanel;
  const text = useRef<HTMLDivElement>(null);
  const data = useText(verseQueries.chapter(place, search));
  const { chapters, readOn } = useReadingOn(text, place, search, {
    hash,
    isOn: settings.readOn && search.words === undefined,
    hasLines: lines.size > 0,
  });
  const { verse } = data;
  const opened = chapters[0] ?? place;
  const heading = referenceOf(opened);
  const headingSize = heading.length > LONG_NAME ? '[&>h1]:text-lead' : '[&>h1]:text-h3';
  // Only the chapter of the address is printed. If it is not the first one on the page, it has a heading for print.
  const isOpenedShown = keyOf(opened) === keyOf(place);
  const marked = markedVerses(hash);
  const firstMarked = marked === null ? null : `v${marked.first}`;
  useEffect(() => {
    // The browser estimates the heights of verses outside the window, so its own scrolling can miss the marked verse.
    if (firstMarked !== null && isFirstVisit(entry)) scrollToRow(firstMarked);
  }, [firstMarked, entry]);
  // The page's heading stays that of the first chapter on the page. The title of the browser tab follows the chapter
  // that is read.
  useEffect(() => {
    document.title = `${verse.reference} · ${BRAND}`;
  }, [verse.reference]);
  useRowInView(entry, keyOf(place));
  useBarAway();
  return (
    <>
      <article
        className={`${EXPLORER_TEXT} @container flex w-full flex-col ${isCentred ? 'mx-auto' : ''} ${settings.readOn ? MIN_HEIGHT : ''}`}
        {...(width !== USUAL_REM && { style: { maxInlineSize: `${width}rem` } })}
      >
        <div className={`${HEADING} ${headingSize} ${isOpenedShown ? 'print:mt-0' : 'print:hidden'}`}>
          <PageHeading title={heading}>
            <Numeral reference={heading} />
          </PageHeading>
          <div className="order-1 ms-auto flex items-center">
            <Toolbar
              analysis={{ ...data, verse: numbered(data) }}
              className="max-md:transition-transform motion-reduce:transition-none in-data-[bar-away]:max-md:not-focus-within:translate-y-full"
            />
            <ReadingMenu
              hebrew={verse.hebrewText ?? ''}
              lines="chapter"
              more={(close) => <ChapterOptions close={close} place={place} chapter={data} search={search} />}
            />
          </div>
          <p
            className={`${CHAPTER_READ} flex min-w-0 items-center gap-x-3 text-ui text-muted print:hidden @min-[66rem]:ps-3`}
          >
            <WhatIsRead verse={verse} chosen={settings.chapterTexts} />
          </p>
        </div>
        <EditionNotice chosen={search.edition} shown={verse} />
        <div ref={text} className="flex flex-1 flex-col">
          <ChapterWords search={search} isChoosing={search.words !== undefined}>
            {(focus, open, choosing) =>
              chapters.map((one, index) => (
                <Section
                  key={keyOf(one)}
                  place={one}
                  search={search}
                  isFirst={index === 0}
                  isShown={keyOf(one) === keyOf(place)}
                  hash={index === 0 ? hash : ''}
                  focus={focus}
                  open={open}
                  choosing={choosing}
                />
              ))
            }
          </ChapterWords>
          <Continue after={chapters.at(-1) ?? place} search={search} onContinue={readOn} />
        </div>
        <PrintFooter verse={verse} search={search} />
      </article>
      {settings.chapterPanel && (
        <div className={`contents ${panelPlace(further).beside}`}>
          <AnalysisPanel analysis={data} search={search}>
            {wasSignedIn() && (
              <div className={areBeside ? 'min-[84rem]:hidden' : ''}>
                <LazyPart
                  part={NOTE_LIST}
                  props={{ book: place.book.id, chapter: place.chapter }}
                  onFail={() => {}}
                />
              </div>
            )}
          </AnalysisPanel>
        </div>
      )}
    </>
  );
}

/** A longer heading, such as “Song of Solomon 1”, is smaller, so that the toolbar has room beside it. */
const LONG_NAME = 13;

/** The width of a text column of the explorer. A drawn page has no other, because it may have no styles of its own. */
const USUAL_REM = 76;

/** A line of a chapter is at most this wide, in rem: 75 letters. Wider lines are hard to read. */
const MAX_LINE_REM = 34;
const NOTE = 12;

/** The width of a chapter in rem: its texts, the verse number between or before them, and the reader's notes. */
function widthOf(settings: ReadingSettings, hasLines: boolean, further: number): number {
  const { chapterTexts, verseValues } = settings;
  if (further > 0) return (further + 2) * MAX_LINE_REM;
  if (hasLines) return USUAL_REM;
  const isPair = chapterTexts === 'both';
  const number = verseValues ? (isPair ? 8 : 7) : wasSignedIn() ? 4.5 : 3.5;
  return (isPair ? 2 : 1) * MAX_LINE_REM + number + (wasSignedIn() ? NOTE : 0);
}

const referenceOf = (chapter: ChapterPlace): string => placeName({ ...chapter, verse: null });

interface SectionProps {
  readonly place: ChapterPlace;
  readonly search: ExplorerSearch;
  readonly isFirst: boolean;
  readonly isShown: boolean;
  readonly hash: string;
  readonly focus: WordPlace | null;
  readonly open: WordPlace | null;
  readonly choosing: Choosing | null;
}

function Section({ place, search, isFirst, isShown, hash, focus, open, choosing }: SectionProps) {
  // After the reader has chosen other methods, the old answer stays until the new one has loaded, so that nothing
  // moves.
  const { data } = useQuery({ ...verseQueries.chapter(place, search), placeholderData: (before) => before });
  const { readOn } = useReadingSettings();
  const further = useFurtherTexts(place, search).length;
  if (data === undefined) return null;
  const { reference, editionName } = data.verse;
  const idPrefix = isFirst ? '' : `${place.book.id.replaceAll(' ', '-')}-${place.chapter}-`;
  const text = { place, chapter: data, search, idPrefix, hash, focus, open, choosing };
  return (
    <div data-chapter={keyOf(place)} className={isShown ? '' : 'print:hidden'}>
      {!isFirst && (
        <h2 className="mt-10 mb-3 border-t border-line pt-6 text-h3 font-medium tracking-tight">
          <Numeral reference={reference} />
        </h2>
      )}
      {further === 0 ? (
        <ChapterText {...text} />
      ) : (
        <LazyPart part={PARALLEL} props={text} pending={<div className="min-h-dvh" aria-busy="true" />} />
      )}
      {!isFirst && <p className="mt-4 text-meta text-muted empty:hidden print:hidden">{editionName}</p>}
      <Fold title={chapterText.analysisOf(reference)} className={panelPlace(further).fold}>
        <AnalysisPanel analysis={data} search={search} />
      </Fold>
      {isFirst && readOn && (
        <Fold title={chapterText.insights}>
          <LazyPart part={INSIGHTS} props={{ book: place.book.id, isFolded: true }} />
        </Fold>
      )}
    </div>
  );
}

interface FoldProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Fold({ title, className = '', children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={`mt-2 print:hidden ${className}`}
      data-chrome=""
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="control -ms-3.5 cursor-pointer text-accent">{title}</summary>
      {isOpen && children}
    </details>
  );
}

interface ContinueProps {
  readonly after: ChapterPlace;
  readonly search: ExplorerSearch;
  readonly onContinue: () => void;
}

function Continue({ after, search, onContinue }: ContinueProps) {
  const { data } = useQuery(verseQueries.chapter(after, search));
  const next = data === undefined ? null : chapterAfter(data);
  if (next === null) return null;
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onContinue();
  };
  return (
    // The key makes a new element for each chapter: the same one would jump from its place to the end of the next
    // chapter.
    <p key={referenceOf(next)} className={`mt-auto pt-8 print:hidden ${BELOW_TEXT}`} data-chrome="">
      <Link {...placeLink({ ...next, verse: null })} className="control control-lined" onClick={onClick}>
        {chapterText.continue(referenceOf(next))}
      </Link>
    </p>
  );
}
