import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { readFields } from '../../../domain/parse.ts';
import { CALCULATOR_SEARCH, type CalculatorSearch } from '../../addresses/calculator.ts';
import { type CalculatorState, readCalculator, subjectOf, writeCalculator } from './calculator-state.ts';

/** How long typing must rest before the address follows, in milliseconds: browsers refuse an address a letter. */
const ADDRESS_MS = 200;

/** One spelling of an address, whatever else stands in it. */
const keyOf = (search: CalculatorSearch): string => JSON.stringify(writeCalculator(readCalculator(search)));

export type ChangeCalculator = (change: Partial<CalculatorState>) => void;

/**
 * What is computed. Fields answer at once, the address follows; where the address is changed by a link or by Back, the
 * fields follow it. An answer that a link brought along goes as soon as something else is computed.
 */
export function useCalculatorState(): readonly [CalculatorState, ChangeCalculator] {
  const search = useSearch({ from: '/calculator' });
  const navigate = useNavigate();
  const address = keyOf(search);
  const [state, setState] = useState(() => readCalculator(search));
  const latest = useRef(state);
  /** The address that the state stands for. */
  const written = useRef(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (next: CalculatorState) => {
    latest.current = next;
    setState(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is news.
  useEffect(() => {
    if (address === written.current) return;
    clearTimeout(timer.current);
    written.current = address;
    show(readCalculator(search));
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change: ChangeCalculator = (changed) => {
    show({ ...latest.current, ...changed });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = writeCalculator(latest.current);
      const key = keyOf(next);
      // The same once more: what a link brought along stays.
      if (key === written.current) return;
      written.current = key;
      void navigate({ to: '/calculator', search: next, replace: true, resetScroll: false });
    }, ADDRESS_MS);
  };
  return [state, change];
}

/** What the reader has written in the other script, which stands there again when they come back to it. */
export function useOtherScript(state: CalculatorState, change: ChangeCalculator): () => void {
  const kept = useRef<CalculatorState | null>(null);
  return () => {
    const script = state.script === 'hebrew' ? 'greek' : 'hebrew';
    const next = kept.current ?? readCalculator(readFields(CALCULATOR_SEARCH, { script }));
    kept.current = state;
    change({ ...next, script });
  };
}

/** The value once it has stayed the same for a while, in milliseconds: for what is spoken, and for what costs a call. */
export function useSettled<T>(value: T, delay: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

/** The text that is worked out, without the spaces around it. */
export const subjectText = (state: CalculatorState): string => subjectOf(state).trim();
