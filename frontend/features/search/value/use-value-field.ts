import { useCallback, useEffect, useRef, useState } from 'react';
import { useReadyLetters } from '../../../letters/index.ts';
import { useTyped } from '../../../ui/forms/use-typed.ts';
import { type Kind, kindOf, numberIn, valueFrom } from '../kinds.ts';
import type { ValueQuestion } from '../question.ts';
import { useStartSearch, valueAddress } from '../use-address.ts';

/**
 * The pause before the address and the texts follow, if this browser has the letters files: it answers each key, so the
 * texts can wait until the number is complete.
 */
const PAUSE_WITH_LETTERS_MS = 300;

/** The field for the value of a search, with the kind of value that is chosen. */
export function useValueField(question: ValueQuestion) {
  const startSearch = useStartSearch();
  const [kind, setKind] = useKind(question.value);
  const hasLetters = useReadyLetters() !== null;
  const { whileTyping } = startSearch;
  const change = useCallback(
    (changes: Partial<ValueQuestion>) => whileTyping(valueAddress({ ...question, page: 1, ...changes })),
    [question, whileTyping],
  );
  const number = useTyped(
    numberIn(question.value),
    (typed) => {
      const value = valueFrom(kind, typed);
      return value === null ? null : numberIn(value);
    },
    (typed) => change({ value: valueFrom(kind, typed) ?? '' }),
    hasLetters ? PAUSE_WITH_LETTERS_MS : undefined,
  );
  const ready = valueFrom(kind, number.text);
  // A callback that changes with each key would render the conditions again.
  const text = useRef(number.text);
  useEffect(() => {
    text.current = number.text;
  });
  const chooseKind = useCallback(
    (next: Kind) => {
      setKind(next);
      const value = valueFrom(next, text.current);
      if (value !== null) change({ value });
    },
    [change, setKind],
  );
  return {
    kind,
    number,
    /** The value as it is typed now; null if it is not valid. */
    ready,
    change,
    chooseKind,
    submit: () => {
      if (ready === null) return;
      number.flush();
      startSearch.onEnter(valueAddress({ ...question, value: ready, page: 1 }));
    },
  };
}

export type ValueField = ReturnType<typeof useValueField>;

/**
 * The kind of value that is searched: the kind in the address, or the kind that the reader has chosen but not yet
 * typed a number for.
 */
function useKind(value: string): readonly [Kind, (kind: Kind) => void] {
  const [kind, setKind] = useState(kindOf(value));
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== '') setKind(kindOf(value));
  }
  return [kind, setKind];
}
