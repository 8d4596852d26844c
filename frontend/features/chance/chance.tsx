import { useEffect, useState } from 'react';
import { chanceText } from '../../text/instruments/chance-text.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import type { ChanceParams } from './chance-queries.ts';
import { ChanceVerdict, ShuffledLetters } from './chance-sentence.tsx';
import type { Expected } from './chance-words.ts';

export interface ChanceProps {
  readonly value: number;
  /**
   * The distance from the value up to which the search also finds values. `observed` and `expected` count all values
   * within this range.
   */
  readonly range: number;
  readonly observed: number;
  /** The expected counts in the search's answer. It has none for verses and for spans across verses. */
  readonly expected: Expected;
  readonly query: ChanceParams;
}

const CHANCE_AROUND = lazyPart(() => import('./chance-around.tsx'), 'ChanceAround');

/**
 * How long a value must stay unchanged before the figures of its neighbours are requested, in milliseconds. A reader
 * who is still typing does not look at them.
 */
const PAUSE_MS = 400;

const isKnown = ({ inAnyOrder, letters }: Expected): boolean =>
  inAnyOrder !== undefined || letters !== undefined;

export function Chance(props: ChanceProps) {
  return (
    <section aria-label={chanceText.around.heading} className="mt-3">
      <ChanceInWords {...props} />
      <Nearby {...props} />
    </section>
  );
}

export function ChanceInWords({ value, range, observed, expected }: ChanceProps) {
  if (isKnown(expected)) return <ChanceVerdict value={value} found={observed} expected={expected} />;
  return (
    isTooWide(value, range) && <p className="text-ui text-muted">{chanceText.around.tooMany(MAX_VALUES)}</p>
  );
}

export function ChanceNearby(props: ChanceProps) {
  return (
    <section aria-label={chanceText.around.heading} className="mt-3">
      <Nearby {...props} />
    </section>
  );
}

function Nearby({ value, range, observed, expected, query }: ChanceProps) {
  const hasPaused = useHasPaused(JSON.stringify([value, query]));
  return (
    <>
      {isKnown(expected) && <ShuffledLetters value={value} found={observed} expected={expected} />}
      {hasPaused ? (
        <LazyPart
          part={CHANCE_AROUND}
          props={{ value, query, showsSentence: !isKnown(expected) && range === 0 }}
          pending={<div className="min-h-64" />}
        />
      ) : (
        <div className="min-h-64" />
      )}
    </>
  );
}

/** The most values for which the API computes one expected count. */
const MAX_VALUES = 101;

const isTooWide = (value: number, range: number): boolean =>
  value + range - Math.max(1, value - range) >= MAX_VALUES;

function useHasPaused(question: string): boolean {
  const [last, setLast] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLast(question), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [question]);
  return last === question;
}
