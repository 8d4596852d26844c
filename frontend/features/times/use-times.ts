import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askedWords, type NamedTimes } from '../../../domain/counts/index.ts';
import { STANDARD } from '../../../domain/gematria/standard.ts';
import { type Letters, openLettersOf, useReadyLetters } from '../../letters/index.ts';
import { ownScope } from '../../letters/own-scope.ts';
import { type TimesAsked, type TimesIn, timesQueries } from './times-queries.ts';

/** The letters files have a megabyte, so a visit with one question does not load them. */
const questions = new Set<string>();

/**
 * The times of a word, a phrase or a Strong's number. From the second question of a visit on, the letters files count the
 * letters at once. What they stand for always comes from the API.
 */
export function useTimes(asked: TimesAsked, scope: TimesIn) {
  const queryClient = useQueryClient();
  const letters = useReadyLetters();
  // While an answer is awaited, the one before stays.
  const answer = useQuery({
    ...timesQueries.count(asked, scope),
    placeholderData: keepPreviousData,
  });
  const key = JSON.stringify([asked, scope]);
  const editions = answer.data?.editions;
  useEffect(() => {
    questions.add(key);
    if (questions.size < 2 || editions === undefined) return;
    // If they do not open, the API goes on answering.
    void openLettersOf(
      queryClient,
      editions.map(({ id }) => id),
    ).catch(() => undefined);
  }, [key, editions, queryClient]);
  const isAwaited = answer.data === undefined || answer.isPlaceholderData;
  const own = useQuery({
    queryKey: ['letters', 'times', key],
    queryFn: ({ signal }) => ownTimes(letters, asked, scope, signal).catch(() => null),
    enabled: letters !== null && isAwaited,
    gcTime: 0,
  });
  const counted = isAwaited ? own.data : undefined;
  const times: NamedTimes | undefined = counted ?? answer.data;
  /** The question that `times` answers. Until the next answer comes, this is still the question before. */
  const of = counted ? { asked, scope } : answer.data?.of;
  // What an answer says beside its counts belongs to its own question alone.
  const data = counted ? undefined : answer.data;
  return { ...answer, data, times, of, isAwaited, isOutdated: answer.isPlaceholderData && !counted };
}

/** What the letters files say. Null if the API must answer. */
async function ownTimes(
  letters: Letters | null,
  asked: TimesAsked,
  scope: TimesIn,
  signal: AbortSignal,
): Promise<NamedTimes | null> {
  const counted = 'word' in asked ? askedWords(asked.word, asked.isInside) : 'value' in asked ? asked : null;
  const own = ownScope(scope);
  if (letters === null || counted === null || own === null) return null;
  const methods = ['method' in counted ? counted.method : STANDARD[counted.script]];
  return letters.count({ methods, edition: scope.edition ?? null, ...own }, counted, signal);
}
