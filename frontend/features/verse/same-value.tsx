import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { ValueSearchAnswer } from '../../../domain/contract/index.ts';
import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { methodById } from '../../../domain/gematria/index.ts';
import { methodIds } from '../../../domain/gematria/method-types.ts';
import { verseText } from '../../text/verse.ts';
import { sameValueQuery, type Unit } from './same-value-query.ts';

export interface SameValueProps {
  readonly verse: { readonly book: string; readonly chapter: number; readonly verse: number };
  readonly value: number;
  readonly method: string;
  /** What is shown until the numbers have loaded. */
  readonly pending: ReactNode;
}

const text = verseText.same;

/**
 * The number of verses and phrases with the same value, as links to the search, and the number of phrases that chance
 * gives. Both numbers are asked for at once. Words stand in for phrases by a method that cannot search phrases.
 */
export function SameValue({ verse, value, method, pending }: SameValueProps) {
  const units: readonly Unit[] = ['verse', methodById(method)?.spans === true ? 'span' : 'word'];
  const isSearchable = value <= MAX_VALUE;
  const answers = useQueries({
    queries: units.map((unit) => ({ ...sameValueQuery(value, method, unit), enabled: isSearchable })),
  });
  const failed = answers.filter(({ error }) => error !== null);
  if (failed.length > 0) {
    return (
      <p className="text-muted">
        {`${text.failed} `}
        <button
          type="button"
          className="min-h-7 cursor-pointer text-accent underline underline-offset-4"
          onClick={() => void Promise.all(failed.map((one) => one.refetch()))}
        >
          {text.retry}
        </button>
      </p>
    );
  }
  if (answers.some(({ data }) => data === undefined)) return pending;
  const expected = answers[1]?.data?.expected;
  return (
    <>
      <p className="text-muted">
        {text.title}
        {units.map((unit, at) => {
          const answer = answers[at]?.data;
          return (
            <Fragment key={unit}>
              {at > 0 && ' · '}
              {answer !== undefined && unit === 'verse' && isOnly(answer, verse) ? (
                text.onlyThis
              ) : (
                <Link
                  to="/search/gematria/$value"
                  params={{ value: String(value) }}
                  search={{ unit, method: methodIds(method) }}
                  className="tabular-nums"
                >
                  {NAMES[unit](answer?.resultCount ?? 0)}
                </Link>
              )}
            </Fragment>
          );
        })}
      </p>
      {expected !== undefined && (
        <p className="text-meta leading-6 text-muted">{text.chance(expected.mean)}</p>
      )}
    </>
  );
}

/** True if the verse is the only one that was found. */
const isOnly = (
  { resultCount, results }: ValueSearchAnswer,
  { book, chapter, verse }: SameValueProps['verse'],
) =>
  resultCount === 1 &&
  results.some((hit) => hit.book === book && hit.chapter === chapter && hit.verse === verse);

const NAMES = { verse: text.verses, word: text.words, span: text.phrases } as const;
