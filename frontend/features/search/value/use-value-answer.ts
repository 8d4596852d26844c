import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FoundPage } from '../../../../domain/value-search/index.ts';
import { isTemporary } from '../../../api/failure-in-words.ts';
import { type Letters, openLettersFor, useReadyLetters } from '../../../letters/index.ts';
import { isValue, type ValueQuestion, valueQuery } from '../question.ts';
import { ownPage, searchQueries } from '../search-queries.ts';
import { questionCounter } from './question-counter.ts';

/** The letters files have a megabyte, so a visit with one question does not load them. */
const countQuestion = questionCounter();

/**
 * Opens the letters files when the browser is idle, from the second question of a visit on, or if the API cannot answer the
 * first. `question` is that of the address; null if it has no value.
 */
function useLettersWhenNeeded(question: ValueQuestion | null, failure: Error | null): Letters | null {
  const queryClient = useQueryClient();
  const letters = useReadyLetters();
  const key = question && keyOf({ ...question, page: 1 });
  const cannotAnswer = failure !== null && isTemporary(failure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question.
  useEffect(() => {
    if (question === null || letters !== null) return;
    if (countQuestion(question) < 2 && !cannotAnswer) return;
    const query = valueQuery(question);
    if (query === null) return;
    // If they do not open, the API goes on answering.
    const open = () => void openLettersFor(queryClient, question.value, query).catch(() => undefined);
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(open, 1000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(open, { timeout: 5000 });
    return () => cancelIdleCallback(idle);
  }, [key, letters, queryClient, cannotAnswer]);
  return letters;
}

/** Results on the screen, with the question that they answer. */
export interface Shown<Page> {
  readonly question: ValueQuestion;
  readonly page: Page;
}

/**
 * The answer to a search by value. `typed` is the value in the field, null if it is not valid. If this browser has the
 * letters files, they answer each key: `light` is then their counts and places. The address, and the texts from the API,
 * follow after a pause.
 */
export function useValueAnswer(question: ValueQuestion, typed: string | null) {
  const hasValue = isValue(question.value);
  const { data, error, isFetching, refetch } = useQuery({
    ...searchQueries.value(question),
    enabled: hasValue,
  });
  const letters = useLettersWhenNeeded(hasValue ? question : null, error);
  const isTyping = letters !== null && typed !== null && typed !== question.value;
  const own = useOwnPage(letters, isTyping ? { ...question, value: typed, page: 1 } : question);
  const isPending = hasValue && data === undefined && error === null;
  // After a typed value, the results stay light until the whole answer is there. A link or a menu that changes the
  // question then does not hide them.
  const [lastTyped, setLastTyped] = useState<string | null>(null);
  const stillTyped = isTyping ? typed : isPending ? lastTyped : null;
  if (stillTyped !== lastTyped) setLastTyped(stillTyped);
  const isLight = isTyping || (isPending && lastTyped === question.value);
  const page = data ?? (isLight ? undefined : pageOf(own, question));
  const light = isLight ? own : null;
  // Until the next answer comes, the last one stays. While light results hide it, no other is drawn.
  const last = useLast(hasValue && page !== undefined && light === null ? { question, page } : null);
  const hasResults = hasValue && (page !== undefined || error === null);
  return {
    light,
    shown: hasResults ? last : null,
    isPending,
    isOutdated: page === undefined && !isTyping,
    isFetching,
    refetch,
    ...failureIn(hasValue ? error : null),
  };
}

export const keyOf = (question: ValueQuestion): string => JSON.stringify(question);

/** What has been found can still be the answer to the question before. */
const pageOf = (own: Shown<FoundPage> | null, question: ValueQuestion): FoundPage | undefined =>
  own !== null && keyOf(own.question) === keyOf(question) ? own.page : undefined;

/** Why the API refuses the search, or why it cannot answer now. */
const failureIn = (error: Error | null) =>
  isTemporary(error) ? { refused: null, failure: error } : { refused: error?.message ?? null, failure: null };

/** The last results that were not null, always as the same object. */
function useLast<Page>(shown: Shown<Page> | null): Shown<Page> | null {
  const [last, setLast] = useState(shown);
  if (shown === null || shown.page === last?.page) return last;
  setLast(shown);
  return shown;
}

/**
 * What the letters files answer to a question. For a few milliseconds it is still the answer to the question before. Null
 * if there are no files, or if the API must answer.
 */
function useOwnPage(letters: Letters | null, question: ValueQuestion): Shown<FoundPage> | null {
  const [own, setOwn] = useState<Shown<FoundPage> | null>(null);
  const key = keyOf(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question.
  useLayoutEffect(() => {
    if (letters === null) return;
    const asking = new AbortController();
    void ownPage(letters, question, asking.signal).then((page) => {
      // It draws at once. Otherwise React would first finish the whole results that it is drawing.
      if (!asking.signal.aborted) flushSync(() => setOwn(page && { question, page }));
    });
    return () => asking.abort();
  }, [letters, key]);
  return letters === null ? null : own;
}
