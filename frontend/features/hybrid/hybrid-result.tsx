import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { STANDARD_AND_ORDINAL } from '../../../domain/addresses/index.ts';
import { bookById } from '../../../domain/canon/index.ts';
import type { HybridMethod } from '../../addresses/hybrid-explorer-address.ts';
import { ApiError } from '../../api/api-error.ts';
import { api, call } from '../../api/client.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { hybridText } from '../../text/instruments/hybrid-text.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { Skeleton } from '../../ui/pages/skeleton.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { goToPlace, type HybridPlace } from './hybrid-search.ts';
import { VerseCard } from './verse-card.tsx';

const hybridQueries = {
  verse: ({ book, chapter, verse }: HybridPlace, methods: readonly HybridMethod[]) => {
    const script = book.languageOriginal === 'greek' ? 'greek' : 'hebrew';
    const isDefault = methods.length === 0 || methods.join() === STANDARD_AND_ORDINAL[script].join();
    // The API's default methods are left out of the address, so that all requests for them share one cached answer.
    const query = isDefault ? {} : { methods: methods.join() };
    const param = { book: book.id, chapter: String(chapter), verse: String(verse) };
    const verseCall = book.testament === 'apocrypha' ? api.apocrypha.verse : api.hybrid.verse;
    return queryOptions({
      queryKey: ['hybrid', 'verse', book.id, chapter, verse, query],
      queryFn: ({ signal }) =>
        call(verseCall[':book'][':chapter'][':verse'].$get({ param, query }, { init: { signal } }), 'verse'),
    });
  },
};

interface HybridResultProps {
  readonly place: HybridPlace | null;
  readonly methods: readonly HybridMethod[];
}

export function HybridResult({ place, methods }: HybridResultProps) {
  return (
    <div className="mt-8">
      {place === null && <Examples />}
      <SearchResult place={place ?? EXAMPLE} methods={methods} />
    </div>
  );
}

const EXAMPLES = [
  { label: hybridText.start.examples[0], book: 'genesis', chapter: 1, verse: 1 },
  { label: hybridText.start.examples[1], book: 'exodus', chapter: 3, verse: 14 },
  { label: hybridText.start.examples[2], book: 'deuteronomy', chapter: 6, verse: 4 },
  { label: hybridText.start.examples[3], book: 'john', chapter: 1, verse: 1 },
] as const;

const EXAMPLE: HybridPlace = { book: bookById('genesis'), chapter: 1, verse: 1 };

function Examples() {
  return (
    <Notice heading={hybridText.start.title} className="mb-8">
      <p>{hybridText.start.text}</p>
      <ul className="-mx-3.5 mt-1 flex flex-wrap">
        {EXAMPLES.map(({ label, ...place }) => (
          <li key={label}>
            <Link
              to="/hybrid-explorer"
              search={(now) => goToPlace(now, place)}
              className="control text-accent!"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function SearchResult({
  place,
  methods,
}: {
  readonly place: HybridPlace;
  readonly methods: readonly HybridMethod[];
}) {
  const query = hybridQueries.verse(place, methods);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...query,
    // After a change of methods, the verse is shown with the old values until the new values have loaded.
    placeholderData: (before, previousQuery) =>
      previousQuery?.queryKey.slice(2, 5).join() === query.queryKey.slice(2, 5).join() ? before : undefined,
  });
  if (error !== null && !isFetching) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return VERSE_SKELETON;
  const { text, hebrewText, greekText, absent } = data.verse;
  if (text === null && hebrewText === null && greekText === null) return <NoVerse reason={absent} />;
  return <VerseCard analysis={data} methods={methods} isWaiting={isPlaceholderData} />;
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (error instanceof ApiError && error.code === 'not_installed') {
    return (
      <Notice heading={hybridText.result.notInstalled}>
        <p>{error.message}</p>
        <p>
          <Link to="/bible" className="inline-block py-1">
            {hybridText.result.books}
          </Link>
        </p>
      </Notice>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return <NoVerse reason={error.message} suggestion={error.suggestion} />;
  }
  return (
    <ErrorBox
      heading={<h2 className="text-lead font-semibold">{hybridText.result.failed}</h2>}
      message={hybridText.result.failedText(error.message)}
      requestId={error instanceof ApiError ? error.requestId : null}
      retry={isTemporary(error) ? onRetry : undefined}
    />
  );
}

interface NoVerseProps {
  readonly reason: string | null;
  readonly suggestion?: ApiError['suggestion'];
}

function NoVerse({ reason, suggestion = null }: NoVerseProps) {
  return (
    <Notice heading={hybridText.result.none}>
      <p>{hybridText.result.noneText}</p>
      {reason !== null && <p className="text-muted">{reason}</p>}
      {suggestion !== null && (
        <p className="mt-3">
          <Link
            to="/hybrid-explorer"
            search={(now) => goToPlace(now, suggestion)}
            className="control control-lined"
          >
            <span>
              <RichText text={hybridText.result.goTo(suggestion.reference)} />
            </span>
          </Link>
        </p>
      )}
    </Notice>
  );
}

interface NoticeProps {
  readonly heading: string;
  readonly children: ReactNode;
  readonly className?: string;
}

function Notice({ heading, children, className = '' }: NoticeProps) {
  return (
    <section role="status" className={`rounded-(--radius) border border-line p-5 text-ui ${className}`}>
      <h2 className="text-lead font-medium">{heading}</h2>
      <div className="mt-2">{children}</div>
    </section>
  );
}

const VERSE_SKELETON = (
  <Skeleton
    label={hybridText.result.loading}
    bars={['h-8 w-48', 'mt-6 h-12 w-full', 'mt-4 h-8 w-full', 'mt-8 h-32 w-full', 'mt-8 h-64 w-full']}
  />
);
