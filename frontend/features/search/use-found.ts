import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { FoundPage } from '../../../domain/value-search/index.ts';
import { openLettersFor, readyLetters, whenLettersChange } from '../../letters/index.ts';
import { type ValueQuestion, valueQuery } from './question.ts';
import { searchQueries } from './search-queries.ts';

/** The value questions of this visit. The letters files are a megabyte, so a reader with one question gets none. */
const asked = new Set<string>();

/**
 * Opens the letters files when the browser is idle, from the second question of a visit on. `question` is that of the
 * address; null if it has no value.
 */
export function useLettersAfterSecond(question: ValueQuestion | null): boolean {
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

/**
 * What the letters files say, with the question that it answers: for a moment that can be the question before. Null if
 * the API must answer.
 */
export function useFound(
  question: ValueQuestion,
  enabled: boolean,
): { readonly question: ValueQuestion; readonly page: FoundPage } | null {
  const { data } = useQuery({
    ...searchQueries.found(question),
    enabled,
    placeholderData: keepPreviousData,
  });
  return enabled && data?.page ? { question: data.question, page: data.page } : null;
}
