import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { LONGEST_IN_ADDRESS } from '../calculator/index.ts';
import { type GreekQuestion, type GreekState, readGreek, writeGreek } from './greek-state.ts';

interface GreekPageState extends Omit<GreekState, 'text' | 'methods'> {
  readonly question: GreekQuestion;
  readonly show: (change: Partial<Pick<GreekState, 'tab' | 'view'>>) => void;
  readonly ask: (question: GreekQuestion) => void;
}

/** What the page shows, from the address; a question that is too long for it is kept beside it. */
export function useGreekState(): GreekPageState {
  const search = useSearch({ from: '/greek-gematria' });
  const navigate = useNavigate();
  const [long, keepLong] = useState<GreekQuestion | null>(null);
  const { tab, view, text, methods } = readGreek(search);
  const listed = methods.join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the methods are a new list each time they are read.
  const named = useMemo(() => ({ text, methods }), [text, listed]);
  const question = text === '' && long !== null ? long : named;
  const go = (next: GreekState, replace: boolean) =>
    void navigate({
      to: '/greek-gematria',
      search: { ...writeGreek(next) },
      replace,
      resetScroll: false,
    });
  return {
    tab,
    view,
    question,
    show: (change) => go({ tab, view, ...question, ...change }, true),
    ask: (asked) => {
      keepLong(asked.text.length > LONGEST_IN_ADDRESS ? asked : null);
      go({ tab, view: 'results', ...asked }, false);
    },
  };
}
