import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ValueSearchAnswer } from '../../../domain/contract/index.ts';
import type { FoundPage } from '../../../domain/value-search/index.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { openLettersFor, readyLetters, whenLettersChange } from '../../letters/index.ts';
import { isValue, type ValueQuestion, valueQuery } from './question.ts';
import { searchQueries } from './search-queries.ts';

/** The value questions of this visit. The letters files are a megabyte, so a reader with one question gets none. */
const asked = new Set<string>();

/**
 * Opens the letters files when the browser is idle, from the second question of a visit on. `question` is that of the
 * address; null if it has no value.
 */
function useLettersAfterSecond(question: ValueQuestion | null): boolean {
  const queryClient = useQueryClient();
  const letters = useSyncExternalStore(whenLettersChange, readyLetters);
  const key = question === null ? null : JSON.stringify({ ...question, page: 1 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question.
  useEffect(() => {
    if (key === null || question === null) return;
    asked.add(key);
    if (asked.size < 2 || letters !== null) return;
    const query = valueQuery(question);
    if (query === null) return;
    // Without the files, the API answers as before.
    const open = () => void openLettersFor(queryClient, question.value, query).catch(() => undefined);
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(open, 1000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(open, { timeout: 5000 });
    return () => cancelIdleCallback(idle);
  }, [key, letters, queryClient]);
  return letters !== null;
}

/** Results on the screen, with the question that they answer. */
export interface Shown {
  readonly question: ValueQuestion;
  /** The answer of the API, or what the letters files in this browser have found until it comes. */
  readonly page: ValueSearchAnswer | FoundPage;
}

/**
 * The answer of a search by value. With the letters files in this browser, places and counts follow each key; `typed` is
 * the value in the field, null if it is not valid. The address and the texts from the API follow after a pause.
 */
export function useValueAnswer(question: ValueQuestion, typed: string | null) {
  const hasValue = isValue(question.value);
  const hasLetters = useLettersAfterSecond(hasValue ? question : null);
  const isTyping = hasLetters && typed !== null && typed !== question.value;
  const asked = isTyping ? { ...question, value: typed, page: 1 } : question;
  const found = useQuery({ ...searchQueries.found(asked), enabled: hasLetters && isValue(asked.value) });
  const whole = useQuery({ ...searchQueries.value(question), enabled: hasValue });
  const page = (isTyping ? undefined : whole.data) ?? found.data ?? null;
  const error = isTyping || !hasValue ? null : whole.error;
  const isWaiting = page === null && error === null && isValue(asked.value);
  const last = useLast(page === null ? null : { question: asked, page });
  return {
    // Until the next answer comes, the last one stays.
    shown: page === null && !isWaiting ? null : last,
    // The letters files answer in a few milliseconds, so that the last answer need not look outdated before.
    isOutdated: isWaiting && !found.isFetching,
    /** Why the API refuses the search. */
    refused: error !== null && !isTemporary(error) ? error.message : null,
    failure: error !== null && isTemporary(error) ? error : null,
    isFetching: whole.isFetching,
    refetch: whole.refetch,
  };
}

/** The last results that were not null, always as the same object. */
function useLast(shown: Shown | null): Shown | null {
  const [last, setLast] = useState(shown);
  if (shown === null || shown.page === last?.page) return last;
  setLast(shown);
  return shown;
}
