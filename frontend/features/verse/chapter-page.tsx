import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation, useRouteContext, useSearch } from '@tanstack/react-router';
import type { Ending, VerseSummary } from '../../../domain/contract/index.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AnalysisPanel } from '../analysis/analysis-panel.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { formatValue } from './format-value.ts';
import { methodLabel } from './methods.ts';
import { placeParams } from './place.ts';
import { verseQueries } from './verse-queries.ts';

const CHAPTER_ROUTE = '/explorer-frame/explorer/$book/$chapter';

/** A chapter: its title, every verse in original and English with its total, and what stands without a number. */
export function ChapterPage() {
  const { place } = useRouteContext({ from: CHAPTER_ROUTE });
  const search = useSearch({ from: CHAPTER_ROUTE });
  const marked = useLocation({ select: ({ hash }) => hash });
  const { data } = useSuspenseQuery(verseQueries.chapter(place, search));
  return (
    <>
      <article className="explorer-text">
        <Toolbar analysis={data} />
        <PageHeading title={data.verse.reference}>
          <bdi>{data.verse.reference}</bdi>
        </PageHeading>
        {data.verse.editionName !== null && (
          <p className="mt-1 text-ui text-muted">{data.verse.editionName}</p>
        )}
        <div className="mt-6">
          {data.verses.map((summary) => (
            <VerseRow
              key={summary.verse.verse}
              summary={summary}
              endings={data.endings.filter(({ verse }) => verse === summary.verse.verse)}
              isMarked={marked === `v${summary.verse.verse}`}
            />
          ))}
        </div>
      </article>
      <AnalysisPanel analysis={data} search={search} />
    </>
  );
}

interface VerseRowProps {
  readonly summary: VerseSummary;
  readonly endings: readonly Ending[];
  readonly isMarked: boolean;
}

function VerseRow({ summary: { verse, totalValues }, endings, isMarked }: VerseRowProps) {
  const [total] = totalValues;
  return (
    <section
      id={`v${verse.verse}`}
      aria-label={verse.reference}
      className={`verse-row border-t border-line py-5 ${isMarked ? 'bg-selected -mx-4 px-4' : ''}`}
    >
      <div className="flex items-baseline justify-between gap-4 text-ui">
        <Link
          to="/explorer/$book/$chapter/$verse"
          params={placeParams(verse)}
          search={(search) => search}
          aria-label={verse.reference}
          className="py-1 pe-2 font-semibold"
        >
          {verse.title ? 'Title' : verse.verse}
        </Link>
        {verse.originalReference !== null && (
          <bdi className="text-meta text-muted">{verse.originalReference}</bdi>
        )}
        {total !== undefined && (
          <span className="ms-auto text-muted tabular-nums">
            <span className="sr-only">{methodLabel(total.method)} </span>
            {formatValue(total.value)}
          </span>
        )}
      </div>
      {verse.heading !== null && <p className="text-ui text-muted">{verse.heading}</p>}
      <OriginalText verse={verse} />
      {verse.absent !== null && <p className="mt-1 border-s-4 border-accent ps-4 text-ui">{verse.absent}</p>}
      {verse.text !== null && (
        <p lang="en" className="scripture-run mt-2">
          {verse.text}
        </p>
      )}
      {endings.map((ending) => (
        <div key={ending.text} className="mt-4 border-s-4 border-line ps-4">
          <p className="text-ui text-muted">{`After verse ${ending.verse}, without a number`}</p>
          <p lang="grc" className="scripture-run">
            {ending.text}
          </p>
        </div>
      ))}
    </section>
  );
}

function OriginalText({ verse }: { readonly verse: VerseSummary['verse'] }) {
  if (verse.hebrewText !== null && verse.hebrewText !== '') {
    return (
      <p lang="he" dir="rtl" className="scripture-run">
        {verse.hebrewText}
      </p>
    );
  }
  if (verse.greekText === null || verse.greekText === '') return null;
  return (
    <p lang="grc" className="scripture-run mt-1">
      {verse.greekText}
    </p>
  );
}
