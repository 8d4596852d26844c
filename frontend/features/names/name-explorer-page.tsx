import '../../styles/later-pages.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { NameAnalysis } from '../../../domain/contract/index.ts';
import type { NameQuestion } from '../../addresses/name-explorer-address.ts';
import { ApiError } from '../../api/api-error.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { namesText } from '../../text/instruments/names-text.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { toast } from '../../ui/panels/toast.tsx';
import { NameForm } from './name-form.tsx';
import { nameQueries } from './name-queries.ts';
import { NameResult } from './name-result.tsx';

const LIST = lazyPart(() => import('./name-list.tsx'), 'NameList');

export function NameExplorerPage() {
  const question = useSearch({ from: '/name-explorer' });
  const navigate = useNavigate();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(nameQueries.analysis(question));
  useAnnouncement(isPlaceholderData ? undefined : data, isFetching ? null : error);
  const go = (next: NameQuestion, replace: boolean) =>
    void navigate({ to: '/name-explorer', search: next, replace, resetScroll: false });
  const again = () => void refetch();
  return (
    <div className="page">
      <PageHeading title={namesText.title}>{namesText.title}</PageHeading>
      <p className="mt-3 max-w-[40rem] text-muted">{namesText.lead}</p>
      <NameForm
        key={question.name}
        name={question.name}
        onExplore={(name) => {
          if (name === question.name && (data !== undefined || error !== null)) again();
          else go({ ...question, name, hebrew: '', greek: '' }, false);
        }}
      />
      <div aria-live="polite">
        {question.name !== '' && data === undefined && (error === null || isFetching) && <Pending />}
      </div>
      {error !== null && !isFetching && (
        <div className="mt-8">
          <ErrorBox
            heading={<h2 className="font-semibold">{namesText.failed}</h2>}
            message={messageOf(error)}
            requestId={error instanceof ApiError && error.isTemporary ? error.requestId : null}
            retry={isTemporary(error) ? again : undefined}
          />
        </div>
      )}
      {data !== undefined && error === null && (
        <NameResult
          analysis={data}
          question={question}
          isOutdated={isPlaceholderData}
          onChange={(change) => go({ ...question, ...change }, true)}
        />
      )}
      <LazyPart part={LIST} props={{ current: data?.matched ?? null }} pending={<ListSkeleton />} />
      <p className="mt-10">
        <Link to="/explorer" className="control control-lined">
          {namesText.toExplorer}
        </Link>
      </p>
    </div>
  );
}

const reported = new WeakSet<object>();

function useAnnouncement(data: NameAnalysis | undefined, error: Error | null): void {
  const result = error ?? data;
  useEffect(() => {
    if (result === undefined || reported.has(result)) return;
    reported.add(result);
    if (result instanceof Error) {
      toast({ title: namesText.failed, description: messageOf(result), destructive: true });
    } else {
      toast({ title: namesText.done, description: countsOf(result) });
    }
  }, [result]);
}

const messageOf = (error: Error): string => (error instanceof ApiError ? error.message : namesText.notShown);

function countsOf({ gematriaValues, biblicalConnections }: NameAnalysis): string {
  const values = gematriaValues.filter(({ value }) => value !== null).length;
  // The page calls a verse a connection only if it has exactly the value.
  const exact = biblicalConnections.reduce((sum, { total }) => sum + total, 0);
  const near = biblicalConnections.reduce(
    (sum, { isExact, verses }) => sum + (isExact ? 0 : verses.length),
    0,
  );
  return namesText.counts(values, exact) + (near === 0 ? '' : namesText.near(near));
}

/** Keeps the height of a window free while the answer about a name loads, so that the list below does not move. */
function Pending() {
  return (
    <div className="mt-8 min-h-screen">
      <p className="flex items-center gap-3" role="status">
        <span
          aria-hidden="true"
          className="size-5 shrink-0 animate-spin rounded-full border-2 border-line border-t-accent"
        />
        {namesText.pending}
      </p>
    </div>
  );
}

const ListSkeleton = () => <span className="skeleton mt-12 h-96 w-full" />;
