import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { methodById } from '../../../domain/gematria/index.ts';
import { methodIds } from '../../../domain/gematria/method-types.ts';
import { valueQuery } from '../../shared/methods/value-counts.ts';
import { sameValueText as text } from '../../text/instruments/same-value-text.ts';
import { chanceInWords, formatAllowed } from '../chance/index.ts';

type Unit = 'verse' | 'word' | 'span';

export interface SameValueProps {
  readonly verse: { readonly book: string; readonly chapter: number; readonly verse: number };
  readonly value: number;
  readonly method: string;
  readonly pending: ReactNode;
}

/**
 * Links to the searches for other verses and for phrases with the same value, with their counts, and the expected
 * count of phrases if the words of the Bible were in any other order. The count of phrases includes this verse,
 * which is a phrase too. If the method cannot search phrases, words are counted instead.
 */
export function SameValue({ verse, value, method, pending }: SameValueProps) {
  const units: readonly Unit[] = ['verse', methodById(method)?.spans === true ? 'span' : 'word'];
  const place = `${verse.book}/${verse.chapter}/${verse.verse}`;
  const answers = useQueries({
    queries: units.map((unit) => ({
      // One result is enough, because only the counts are shown. `besides` adds the count without this verse. It is
      // not set for words, because a verse is no word.
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
            : `${text.inAnyOrder(formatAllowed(expected))} ${chance.verdict}`}
        </p>
      )}
    </>
  );
}
