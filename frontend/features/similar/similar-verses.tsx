import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { SimilarVerse, VerseAnalysis } from '../../../domain/contract/index.ts';
import { isAramaic } from '../../../domain/hebrew/index.ts';
import { keepSearch } from '../../addresses/explorer-address.ts';
import { failureInWords, isTemporary } from '../../api/failure-in-words.ts';
import { methodFullName, reasonForNoValue } from '../../shared/methods/methods.ts';
import { placeParams } from '../../shared/places/place.ts';
import { Scripture, type ScriptureLanguage } from '../../shared/scripture/scripture.tsx';
import { similarText } from '../../text/search/similar-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { type CountedTotal, countedTotals, scriptOf } from '../analysis/index.ts';
import { differenceInWords } from './difference-in-words.ts';
import { similarQueries } from './similar-queries.ts';
import { WordChart } from './word-chart.tsx';

interface SimilarProps {
  readonly analysis: VerseAnalysis;
  /**
   * The method to compare by. Undefined if the reader has chosen no method. Then it is the first method with a
   * value.
   */
  readonly method: string | undefined;
  readonly chooseMethod: (method: string) => void;
}

export function SimilarVerses({ analysis, method, chooseMethod }: SimilarProps) {
  const { verse, words, totalValues } = analysis;
  const totals = countedTotals(totalValues);
  const total = totals.find((one) => one.method === method) ?? totals[0];
  if (total === undefined) {
    const reasons = totalValues.map((one) => reasonForNoValue(one.method, one.value, scriptOf(verse)));
    return (
      <>
        <p className="mt-3">{similarText.none}</p>
        <p className="text-ui text-muted">{[...new Set(reasons)].join(' ')}</p>
        <WordChart words={words} method={undefined} reference={verse.reference} />
      </>
    );
  }
  return (
    <>
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ui text-muted">
        <Range verse={verse} total={total} isMain={total === totals[0]} />
        <MethodChoice totals={totals} chosen={total.method} choose={chooseMethod} />
      </div>
      <SimilarList key={`${verse.reference} ${total.method}`} verse={verse} method={total.method} />
      <WordChart words={words} method={totals[0]?.method} reference={verse.reference} />
    </>
  );
}

interface RangeProps {
  readonly verse: VerseAnalysis['verse'];
  readonly total: CountedTotal;
  /** True if the total stands under the words of the verse. */
  readonly isMain: boolean;
}

/**
 * The range of similar values. The server compares the total of the written text (ketiv). A page that shows the
 * ketiv knows this total already. A page that shows the qere gets it with the answer. Until then the line is
 * invisible, but has its height.
 */
function Range({ verse, total, isMain }: RangeProps) {
  const { data } = useInfiniteQuery(similarQueries.near(verse, total.method));
  const value = data?.pages[0]?.compared ?? total.value;
  const isKnown = data !== undefined || verse.reading === 'ketiv';
  const sentence = similarText[value !== total.value ? 'rangeOfWritten' : isMain ? 'rangeOfTotal' : 'range'];
  return (
    <p className={isKnown ? undefined : 'invisible'}>
      <RichText text={sentence(value)} parts={{ number: () => <NumberLink value={value} isInText /> }} />
    </p>
  );
}

interface MethodChoiceProps {
  readonly totals: readonly CountedTotal[];
  readonly chosen: string;
  readonly choose: (method: string) => void;
}

function MethodChoice({ totals, chosen, choose }: MethodChoiceProps) {
  if (totals.length === 1) return null;
  return (
    <label className="max-w-full min-w-0">
      <span className="sr-only">{similarText.compareBy}</span>
      <select className="select" value={chosen} onChange={(event) => choose(event.target.value)}>
        {totals.map(({ method }) => (
          <option key={method} value={method}>
            {methodFullName(method)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** One line with the reference and two lines of text. The height does not change when the verses have loaded. */
const ROW = 'block h-24 border-t border-line py-2.5 first:border-t-0';

interface SimilarListProps {
  readonly verse: VerseAnalysis['verse'];
  readonly method: string;
}

function SimilarList({ verse, method }: SimilarListProps) {
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
