import '../../styles/later-pages.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useEffect } from 'react';
import type { StatisticsAnswer } from '../../../domain/contract/index.ts';
import type { StatisticsSearch } from '../../addresses/statistics-address.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { openLettersOf } from '../../letters/index.ts';
import { statisticsText } from '../../text/instruments/statistics-text.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { Loaded } from '../../ui/pages/loaded.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { Skeleton } from '../../ui/pages/skeleton.tsx';
import { Choices, useText } from './choices.tsx';
import { columnsOf } from './columns.ts';
import { Extremes } from './extremes.tsx';
import { Figure } from './figure.tsx';
import { FiguresTable } from './figures-table.tsx';
import { LettersTable } from './letters-table.tsx';
import { Sharing } from './sharing.tsx';
import { statisticsQueries } from './statistics-queries.ts';
import { WordList } from './word-list.tsx';

export function StatisticsPage() {
  const { edition, in: id, method } = useSearch({ from: '/statistics' });
  const search = { edition, in: id, method };
  const text = useText(search);
  const figures = useQuery({
    ...statisticsQueries.figures(search, text.script),
    placeholderData: keepPreviousData,
  });
  // The tables take long to draw, so the figures of the chosen part come first. After Back, all are there at once.
  const drawn = useDeferredValue(figures.data);
  useHash(drawn !== undefined);
  useLettersLater(text.chosen?.role === 'original' ? edition : undefined, figures.data !== undefined);
  const refused = figures.error !== null && !isTemporary(figures.error) ? figures.error.message : null;
  return (
    <div className="page">
      <PageHeading title={statisticsText.title} />
      <p className="mt-1 max-w-[45rem] text-ui text-muted">{statisticsText.lead}</p>
      <Choices
        search={search}
        text={text}
        scope={figures.isPlaceholderData ? undefined : figures.data?.scope}
      />
      {text.error !== null && <ErrorBox message={text.error.message} retry={() => void text.refetch()} />}
      {refused === null ? (
        <Loaded query={figures} failed={statisticsText.failed} pending={PENDING}>
          {(answer) => <Statistics answer={answer} drawn={drawn} search={search} />}
        </Loaded>
      ) : (
        <div role="status" className="mt-6">
          <p className="text-danger">{refused}</p>
          <Link
            to="/statistics"
            search={{ edition: text.chosen === undefined ? undefined : edition }}
            className="control -ms-3.5 text-accent"
          >
            {statisticsText.chooseAnother}
          </Link>
        </div>
      )}
    </div>
  );
}

const PENDING = (
  <Skeleton
    label={statisticsText.loading}
    bars={['skeleton-late h-96 w-full']}
    className="mt-8 min-h-screen"
  />
);

/** Opens the letters of a text after the first answer, so that the next ones need no call. If it fails, the API answers. */
function useLettersLater(edition: string | undefined, isAnswered: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (edition !== undefined && isAnswered) openLettersOf(queryClient, [edition]).catch(() => undefined);
  }, [queryClient, edition, isAnswered]);
}

/** Scrolls to the figure that the address names when all figures are there. */
function useHash(isDrawn: boolean): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (isDrawn && hash !== '') document.getElementById(hash)?.scrollIntoView({ block: 'center' });
  }, [hash, isDrawn]);
}

interface StatisticsProps {
  readonly answer: StatisticsAnswer;
  /** The answer that the tables show. They are drawn after the figures, so it can be an older one for a moment. */
  readonly drawn: StatisticsAnswer | undefined;
  readonly search: StatisticsSearch;
}

function Statistics({ answer, drawn, search }: StatisticsProps) {
  const { edition, rows, scope } = answer;
  const row = rows.find(({ id }) => id === scope);
  if (row === undefined) return null;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 aria-live="polite" className="text-h3 font-medium">
            {row.name}
          </h2>
          <p className="text-meta text-muted">{edition.name}</p>
        </div>
        <Sharing answer={answer} search={search} />
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4 [&_dd]:text-lead [&_dd]:font-semibold [&_dd]:tabular-nums [&_dt]:text-meta [&_dt]:text-muted">
        {columnsOf(answer.methods).map((column) => (
          <div key={column.name}>
            <dt>{column.name}</dt>
            <dd>
              <Figure row={row} column={column} edition={edition.id} method={search.method} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-[45rem] text-meta text-muted">{statisticsText.rules[edition.script]}</p>
      <Extremes answer={answer} />
      {drawn === undefined ? (
        <div className="min-h-screen" />
      ) : (
        <>
          <FiguresTable answer={drawn} method={search.method} />
          <LettersTable answer={drawn} />
          <WordList answer={drawn} search={search} />
        </>
      )}
    </>
  );
}
