import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { SimilarVerse, VerseAnalysis } from '../../../domain/contract/index.ts';
import { isAramaic } from '../../../domain/hebrew/index.ts';
import { keepSearch } from '../../addresses/explorer-address.ts';
import { failureInWords, isTemporary } from '../../api/failure-in-words.ts';
import { placeParams } from '../../shared/places/place.ts';
import { Scripture, type ScriptureLanguage } from '../../shared/scripture/scripture.tsx';
import { similarText } from '../../text/search/similar-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { differenceInWords } from './difference-in-words.ts';
import { similarQueries } from './similar-queries.ts';

/** One line with the reference and two lines of text. The height does not change when the verses have loaded. */
const ROW = 'block h-24 border-t border-line py-2.5 first:border-t-0';

interface SimilarListProps {
  readonly verse: VerseAnalysis['verse'];
  readonly method: string;
}

export function SimilarList({ verse, method }: SimilarListProps) {
  const similar = useInfiniteQuery(similarQueries.near(verse, method));
  const list = useRef<HTMLOListElement>(null);
  const pages = similar.data?.pages ?? [];
  const shown = pages.flatMap(({ items }) => items);
  const total = pages.at(-1)?.total ?? 0;
  const own = pages[0]?.compared ?? null;
  useFocusOnNew(list, pages.length, pages.slice(0, -1).flatMap(({ items }) => items).length);
  const error = similar.error !== null && (
    <Failure
      error={similar.error}
      retry={() => void (pages.length > 0 ? similar.fetchNextPage() : similar.refetch())}
    />
  );
  if (similar.isPending) {
    return <SimilarSkeleton />;
  }
  if (pages.length === 0) return error;
  if (shown.length === 0) return <p className="py-4">{similarText.none}</p>;
  return (
    <>
      <ol ref={list} className="mt-2">
        {shown.map((one) => (
          <SimilarRow key={`${one.verse.reference} ${one.verse.originalReference}`} similar={one} own={own} />
        ))}
      </ol>
      {error}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-meta text-muted tabular-nums">
          {similarText.shown(formatValue(shown.length), total)}
        </p>
        {similar.hasNextPage && (
          <Button disabled={similar.isFetchingNextPage} onClick={() => void similar.fetchNextPage()}>
            {similar.isFetchingNextPage ? similarText.loading : similarText.more}
          </Button>
        )}
      </div>
    </>
  );
}

/**
 * When a page has been added, its first verse gets the focus, so that a keyboard user can continue from this verse.
 */
function useFocusOnNew(
  list: { readonly current: HTMLOListElement | null },
  pages: number,
  first: number,
): void {
  const before = useRef(pages);
  useEffect(() => {
    if (before.current > 0 && pages > before.current) {
      list.current?.children[first]?.querySelector('a')?.focus({ preventScroll: true });
    }
    before.current = pages;
  }, [list, pages, first]);
}

interface FailureProps {
  readonly error: Error;
  readonly retry: () => void;
}

function Failure({ error, retry }: FailureProps) {
  return <ErrorBox {...failureInWords('similar', error)} retry={isTemporary(error) ? retry : undefined} />;
}

interface SimilarRowProps {
  readonly similar: SimilarVerse;
  readonly own: number | null;
}

function SimilarRow({ similar: { verse, value }, own }: SimilarRowProps) {
  return (
    <li className={ROW}>
      <div className="flex flex-wrap items-baseline gap-x-3 text-ui">
        <Link
          to="/explorer/$book/$chapter/$verse"
          params={placeParams(verse)}
          search={keepSearch}
          className="py-0.5 font-medium"
        >
          <bdi>{verse.reference}</bdi>
        </Link>
        <span className="ms-auto font-semibold text-accent tabular-nums">
          <NumberLink value={value} />
        </span>
        {own !== null && (
          <span data-difference className="min-w-19 text-end text-meta text-muted tabular-nums">
            {differenceInWords(value, own)}
          </span>
        )}
      </div>
      <Scripture
        lang={languageOf(verse)}
        text={verse.text}
        className="line-clamp-2 text-ui leading-[1.45] text-muted"
      />
    </li>
  );
}

/**
 * The language of a verse's text, from its letters. For a verse without an English text, the API gives the original
 * text.
 */
function languageOf(verse: SimilarVerse['verse']): ScriptureLanguage {
  if (/\p{Script=Hebrew}/u.test(verse.text)) return isAramaic(verse) ? 'arc' : 'he';
  return /\p{Script=Greek}/u.test(verse.text) ? 'grc' : 'en';
}

function SimilarSkeleton() {
  return (
    <div className="skeleton-late" aria-busy="true">
      <span className="sr-only" role="status">
        {similarText.loadingList}
      </span>
      <div className="mt-2">
        {[0, 1, 2, 3, 4].map((row) => (
          <span key={row} className={ROW}>
            <span className="skeleton h-full w-full" />
          </span>
        ))}
      </div>
    </div>
  );
}
