import { useEffect, useState } from 'react';
import type { Expectation } from '../../../domain/contract/index.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import type { AroundProps } from './chance-around.tsx';
import type { ChanceParams } from './chance-queries.ts';
import { ChanceSentence } from './chance-sentence.tsx';

export interface ChanceProps {
  readonly value: number;
  /** How far from the value what was found may lie; `observed` and `expected` are of the whole range. */
  readonly range: number;
  /** How many there are. */
  readonly observed: number;
  /** What the search's answer says of chance; undefined where nothing can be said (verses, spans across verses). */
  readonly expected: Expectation | undefined;
  /** The search itself. */
  readonly query: ChanceParams;
}

const AROUND = lazyPart<AroundProps>(
  'chance',
  async () => (await import('./chance-around.tsx')).ChanceAround,
);

/** Milliseconds for which a value must stand before its neighbours are asked for: nobody reads them while typing. */
const REST = 400;

/** What chance alone would give, in plain words and as a plot of the values around. */
export function Chance({ value, range, observed, expected, query }: ChanceProps) {
  const hasRested = useRested(JSON.stringify([value, query]));
  return (
    <section aria-label="What chance would give" className="mt-3">
      {expected !== undefined && <ChanceSentence observed={observed} expected={expected} />}
      {expected === undefined && isTooWide(value, range) && (
        <p className="text-ui text-muted">
          {`What chance would give is computed for up to ${MOST_VALUES} values together; these are more. Below, the values stand one by one.`}
        </p>
      )}
      {hasRested ? (
        <LazyPart
          part={AROUND}
          props={{ value, query, saysFigures: expected === undefined && range === 0 }}
          pending={<div className="min-h-64" />}
        />
      ) : (
        <div className="min-h-64" />
      )}
    </section>
  );
}

/** Values in a row beyond which the search's answer says nothing of chance (the call's own limit). */
const MOST_VALUES = 101;

/** Values begin at 1. */
const isTooWide = (value: number, range: number): boolean =>
  value + range - Math.max(1, value - range) >= MOST_VALUES;

function useRested(question: string): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(question), REST);
    return () => clearTimeout(timer);
  }, [question]);
  return rested === question;
}
