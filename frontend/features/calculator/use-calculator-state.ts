import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { readFields } from '../../../domain/basics/index.ts';
import { CALCULATOR_SEARCH, type CalculatorSearch } from '../../addresses/calculator-address.ts';
import { type CalculatorState, readCalculator, writeCalculator } from './calculator-state.ts';

/**
 * The pause in typing after which the address changes, in milliseconds. Browsers refuse to change the address after
 * every letter.
 */
const ADDRESS_MS = 200;

/** The state of the calculator in an address, as one string. Addresses with equal states give equal strings. */
const keyOf = (search: CalculatorSearch): string => JSON.stringify(writeCalculator(readCalculator(search)));

export type ChangeCalculator = (change: Partial<CalculatorState>) => void;

/**
 * The state of the calculator. After an edit the fields change at once and the address follows. After a link or Back
 * the address changes first and the fields follow. A cited link also contains an answer, which is removed from the
 * address after an edit.
 */
export function useCalculatorState(): readonly [CalculatorState, ChangeCalculator] {
  const search = useSearch({ from: '/calculator' });
  const navigate = useNavigate();
  const address = keyOf(search);
  const [state, setState] = useState(() => readCalculator(search));
  const latest = useRef(state);
  const written = useRef(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (next: CalculatorState) => {
    latest.current = next;
    setState(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the address changes.
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
      // The state has not changed, so the answer of a cited link stays in the address.
      if (key === written.current) return;
      written.current = key;
      void navigate({ to: '/calculator', search: next, replace: true, resetScroll: false });
    }, ADDRESS_MS);
  };
  return [state, change];
}

/**
 * Returns a function that switches to the other script. The texts of the script before are shown again when the
 * reader returns to it.
 */
export function useOtherScript(state: CalculatorState, change: ChangeCalculator): () => void {
  const otherState = useRef<CalculatorState | null>(null);
  return () => {
    const script = state.script === 'hebrew' ? 'greek' : 'hebrew';
    const next = otherState.current ?? readCalculator(readFields(CALCULATOR_SEARCH, { script }));
    otherState.current = state;
    change({ ...next, script });
  };
}
