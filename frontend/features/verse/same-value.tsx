import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { methodById } from '../../../domain/gematria/index.ts';
import { methodIds } from '../../../domain/gematria/method-types.ts';
import { valueQuery } from '../../shared/methods/value-counts.ts';
import { sameValueText as text } from '../../text/instruments/same-value-text.ts';
import { chanceInWords, formatExpected } from '../chance/index.ts';

type Unit = 'verse' | 'word' | 'span';

export interface SameValueProps {
  readonly verse: { readonly book: string; readonly chapter: number; readonly verse: number };
  readonly value: number;
  readonly method: string;
  /** What is shown until the numbers have loaded. */
  readonly pending: ReactNode;
}

/**
 * The number of other verses, and of phrases, with the same value, as links to the search, and the number of phrases that
 * the words of the text give in any other order, with the verdict. The verse itself is a phrase too, and counts as one
 * unless it is the only one. Both numbers are asked for at once. Words stand in for phrases by a method that cannot search phrases.
 */
export function SameValue({ verse, value, method, pending }: SameValueProps) {
  const units: readonly Unit[] = ['verse', methodById(method)?.spans === true ? 'span' : 'word'];
  const place = `${verse.book}/${verse.chapter}/${verse.verse}`;
  const answers = useQueries({
    queries: units.map((unit) => ({
      // One hit suffices: only the numbers are shown, also those without the verse itself. A word of the verse is not the verse.
      ...valueQuery(value, { unit, method, limit: '1', besides: unit === 'word' ? undefined : place }),
      enabled: value <= MAX_VALUE,
    })),
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
  const { resultCount = 0, expectedInAnyOrder: expected } = answers[1]?.data ?? {};
  const chance = expected && chanceInWords(value, resultCount, { inAnyOrder: expected });
  return (
    <>
      <p className="text-muted">
        {text.title}
        {units.map((unit, at) => {
          const answer = answers[at]?.data;
          const all = answer?.resultCount ?? 0;
          const others = answer?.otherCount ?? all;
          return (
            <Fragment key={unit}>
              {at > 0 && ' · '}
              {others === 0 ? (
                text.none[unit]
              ) : (
                <Link
                  to="/search/gematria/$value"
                  params={{ value: String(value) }}
                  search={{ unit, method: methodIds(method) }}
                  className="tabular-nums"
                >
                  {unit === 'verse' ? text.otherVerses(others) : text.found[unit](all)}
                </Link>
              )}
            </Fragment>
          );
        })}
      </p>
      {expected && chance && (
        <p className="text-meta leading-6 text-muted">
          {chance.verdict === null
            ? chance.sentence
            : `${text.inAnyOrder(formatExpected(expected))} ${chance.verdict}`}
        </p>
      )}
    </>
  );
}
