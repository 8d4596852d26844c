import { useQuery } from '@tanstack/react-query';
import { methodScript } from '../../shared/methods/methods.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { calculatorQueries } from './calculator-queries.ts';
import { type CalculatorState, defaultMethod } from './calculator-state.ts';
import type { NamedWords } from './reference.ts';

/** How long a reference must stay the same before its words are loaded, in milliseconds. */
const LOOK_UP_MS = 300;

export interface Named {
  readonly isPending: boolean;
  /** Null for a text that is no reference. */
  readonly words: NamedWords | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** True for a text that can be a reference: Latin letters and a number, and no letter that a calculator counts. */
const mayBeReference = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) && /\d/u.test(text) && !/[\p{Script=Hebrew}\p{Script=Greek}]/u.test(text);

/** The words of Scripture that a typed text names. */
export function useNamedWords(text: string): Named {
  const now = text.trim();
  const typed = useDebounced(now, LOOK_UP_MS);
  const isAsked = mayBeReference(now);
  const { data, error, refetch } = useQuery({
    ...calculatorQueries.namedWords(typed),
    enabled: isAsked && typed === now,
  });
  const retry = () => void refetch();
  if (!isAsked) return { isPending: false, words: null, error: null, retry };
  const isCurrent = typed === now;
  return {
    isPending: !isCurrent || (data === undefined && error === null),
    words: (isCurrent ? data : null) ?? null,
    error: isCurrent ? error : null,
    retry,
  };
}

/**
 * The state with which named words are counted: in their script, and by a method of this script. The state of the
 * address stays as the reader chose it.
 */
export function countedState(state: CalculatorState, words: NamedWords | null): CalculatorState {
  if (!words?.ok || words.script === state.script) return state;
  const { script } = words;
  const method = methodScript(state.method) === script ? state.method : defaultMethod(script);
  return { ...state, script, method };
}
