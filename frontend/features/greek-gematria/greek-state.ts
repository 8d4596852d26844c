import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import {
  GREEK_METHOD_IDS,
  type GreekMethodId,
  type GreekState,
} from '../../addresses/greek-gematria-address.ts';
import { MAX_TEXT_IN_ADDRESS } from '../calculator/index.ts';

export type GreekQuestion = Pick<GreekState, 'text' | 'methods'>;

export interface GreekPageState extends Omit<GreekState, 'text' | 'methods'> {
  readonly question: GreekQuestion;
  readonly show: (change: Partial<Pick<GreekState, 'tab' | 'view'>>) => void;
  readonly calculate: (question: GreekQuestion) => void;
}

export const inPageOrder = (methods: readonly GreekMethodId[]): readonly GreekMethodId[] =>
  GREEK_METHOD_IDS.filter((id) => methods.includes(id));

export const forAddress = (state: GreekState): GreekState => ({
  ...state,
  text: state.text.length > MAX_TEXT_IN_ADDRESS ? '' : state.text,
});

/** The state of the page, from its address. A text that is too long for the address is kept in memory instead. */
export function useGreekState(): GreekPageState {
  const { tab, view, text, methods } = useSearch({ from: '/greek-gematria' });
  const navigate = useNavigate();
  const [longQuestion, setLongQuestion] = useState<GreekQuestion | null>(null);
  const inAddress = useMemo(() => ({ text, methods: inPageOrder(methods) }), [text, methods]);
  const question = text === '' && longQuestion !== null ? longQuestion : inAddress;
  const go = (next: GreekState, replace: boolean) =>
    void navigate({ to: '/greek-gematria', search: forAddress(next), replace, resetScroll: false });
  return {
    tab,
    view,
    question,
    show: (change) => go({ tab, view, ...question, ...change }, true),
    calculate: (next) => {
      setLongQuestion(next.text.length > MAX_TEXT_IN_ADDRESS ? next : null);
      go({ tab, view: 'results', ...next }, false);
    },
  };
}
