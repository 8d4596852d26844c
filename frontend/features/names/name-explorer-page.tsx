import '../../styles/later-pages.css';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import type { NameAnalysis } from '../../../domain/contract/index.ts';
import { MAX_NAME } from '../../../domain/contract/limits.ts';
import type { NameQuestion } from '../../addresses/name-explorer-address.ts';
import { ApiError } from '../../api/api-error.ts';
import { api, call } from '../../api/client.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { namesText } from '../../text/instruments/names-text.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { FIELD } from '../../ui/pages/page-classes.ts';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { toast } from '../../ui/panels/toast.tsx';
import { languageOf } from '../../ui/words/mixed-text.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { NameResult } from './name-result.tsx';

const nameQueries = {
  all: () => ['names'] as const,

  analysis: (question: NameQuestion) =>
    queryOptions({
      queryKey: [...nameQueries.all(), 'analysis', question],
      queryFn: ({ signal }) => {
        const { name, hebrew, greek, range } = question;
        return call(
          api['explore-name'].$post({ json: { name, hebrew, greek, range } }, { init: { signal } }),
          'spelling',
        );
      },
      enabled: question.name !== '',
      placeholderData: (last) => (last?.name === question.name ? last : undefined),
    }),
};

const LIST = lazyPart(() => import('./name-list.tsx'), 'NameList');

export function NameExplorerPage() {
  const question = useSearch({ from: '/name-explorer' });
  const navigate = useNavigate();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(nameQueries.analysis(question));
  // A page that opens with its answer needs no message over it.
  const [opened] = useState(question.name);
  const isAsked = question.name !== opened;
  useAnnouncement(isAsked && !isPlaceholderData ? data : undefined, isFetching ? null : error);
  const go = (next: NameQuestion, replace: boolean) =>
    void navigate({ to: '/name-explorer', search: next, replace, resetScroll: false });
  const again = () => void refetch();
  return (
    <div className="page">
      <PageHeading title={namesText.title} />
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

interface NameFormProps {
  readonly name: string;
  readonly onExplore: (name: string) => void;
}

function NameForm({ name, onExplore }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const help = useId();
  const problem = useId();
  return (
    <form
      className="mt-6 max-w-[40rem]"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const trimmed = typed.trim();
        setMissing(trimmed === '');
        if (trimmed === '') field.current?.focus();
        else onExplore(trimmed);
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid min-w-0 flex-[1_1_14rem] gap-1 text-ui">
          {namesText.field}
          <input
            ref={field}
            className={FIELD}
            dir="auto"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={MAX_NAME}
            lang={languageOf(typed)}
            value={typed}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? problem : help}
            onChange={(event) => {
              setTyped(event.target.value);
              setMissing(false);
            }}
          />
        </label>
        <button type="submit" className="control control-primary">
          {namesText.explore}
        </button>
      </div>
      <p className="mt-2 text-ui" aria-live="polite">
        {isMissing ? (
          <span id={problem} className="text-danger">
            {namesText.required}
          </span>
        ) : (
          <span id={help} className="text-muted">
            <RichText
              text={namesText.hint}
              parts={{ a: <bdi lang="he" />, b: <bdi lang="grc" className="ms-0.5" /> }}
            />
          </span>
        )}
      </p>
    </form>
  );
}
