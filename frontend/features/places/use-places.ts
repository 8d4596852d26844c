import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { PlacesAnswer } from '../../../domain/contract/index.ts';
import {
  askedOf,
  askedPlace,
  type BarePlaces,
  editionAsked,
  namedPlaces,
  type PlacesRequest,
  placesRequest,
} from '../../../domain/places/index.ts';
import { Refused, type SearchableEdition } from '../../../domain/value-search/index.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { closeLetters, openLettersOf, useReadyLetters } from '../../letters/index.ts';
import { placesQueries } from './places-queries.ts';
import { keyOf, type PlacesQuestion, placesQuery } from './question.ts';

/** An answer on the screen. Without texts as long as only the letters files have answered. */
export type ShownPlaces = PlacesAnswer | BarePlaces;

interface Outcome {
  readonly key: string;
  readonly answer: ShownPlaces | null;
  readonly refused: string | null;
}

/** Opens the letters of an edition when the browser is idle. If they do not open, the API goes on answering. */
function useOpenLetters(edition: string | undefined): void {
  const queryClient = useQueryClient();
  const letters = useReadyLetters();
  // biome-ignore lint/correctness/useExhaustiveDependencies: letters that have closed are opened again.
  useEffect(() => {
    if (edition === undefined) return;
    const open = () => void openLettersOf(queryClient, [edition]).catch(() => undefined);
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(open, 500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(open, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [edition, letters === null, queryClient]);
}

/** The request of a question; null if only the API can answer it, or a refusal in words. */
function requestOf(
  editions: readonly SearchableEdition[],
  question: PlacesQuestion,
): PlacesRequest | string | null {
  const query = placesQuery(question);
  if (query === null) return null;
  return orRefusal(() => {
    const asked = askedPlace(query);
    const edition = editionAsked(editions, query, asked);
    const request = edition && placesRequest(edition, query, asked);
    return request === undefined || request.books.length === 0 ? null : request;
  });
}

function orRefusal<T>(make: () => T): T | string {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

/** What the letters files answer. Null if they are not open, or if the API must answer. */
function useOwnOutcome(editions: readonly SearchableEdition[], question: PlacesQuestion): Outcome | null {
  const letters = useReadyLetters();
  const [own, setOwn] = useState<Outcome | null>(null);
  const key = keyOf(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question.
  useLayoutEffect(() => {
    if (letters === null) return;
    const request = requestOf(editions, question);
    if (request === null) return setOwn(null);
    if (typeof request === 'string') return setOwn({ key, answer: null, refused: request });
    const asking = new AbortController();
    letters
      .places(request.edition, request.books, askedOf(request), asking.signal)
      .catch(() => null)
      .then((found) => {
        if (asking.signal.aborted) return;
        const named = found && orRefusal(() => namedPlaces(request, found));
        setOwn(
          named === null
            ? null
            : typeof named === 'string'
              ? { key, answer: null, refused: named }
              : { key, answer: named, refused: null },
        );
      });
    return () => asking.abort();
  }, [letters, editions, key]);
  return letters === null ? null : own;
}

/**
 * The answer to a question of the address. `typed` is a number in the field that is not in the address yet: once the letters
 * are open, it is answered at once.
 */
export function usePlaces(
  editions: readonly SearchableEdition[],
  question: PlacesQuestion,
  typed: string | null,
) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(placesQueries.answer(question));
  const asked = typed === null ? question : { ...question, n: typed, at: undefined };
  const own = useOwnOutcome(editions, asked);
  useOpenLetters(data?.edition.id);
  const key = keyOf(question);
  const isTyping = keyOf(asked) !== key;
  const ofApi: Outcome | null =
    isTyping || (data === undefined && (error === null || isTemporary(error)))
      ? null
      : { key, answer: data ?? null, refused: data === undefined ? (error?.message ?? null) : null };
  const outcome = ofApi ?? (own?.key === keyOf(asked) ? own : null);
  const [last, setLast] = useState<ShownPlaces | null>(null);
  const answer = outcome?.answer ?? null;
  if (answer !== null && answer !== last) setLast(answer);
  // The library has changed since the page opened its files.
  const isStale =
    data !== undefined &&
    own?.answer != null &&
    own.key === key &&
    own.answer.edition.revision !== data.edition.revision;
  useEffect(() => {
    if (isStale) void closeLetters(queryClient);
  }, [isStale, queryClient]);
  return {
    shown: answer ?? last,
    refused: outcome?.refused ?? null,
    isOutdated: answer === null && last !== null,
    failure: outcome === null && !isFetching && isTemporary(error) ? error : null,
    retry: () => void refetch(),
  };
}
