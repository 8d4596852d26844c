import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { formatHeatQuestion, type HeatQuestion } from '../../../domain/heat/index.ts';
import type { HeatLink } from '../../addresses/heat-address.ts';
import { closeLetters, type Letters, useReadyLetters } from '../../letters/index.ts';
import { type Answered, type AskedLemma, answerOf, type OneOrTwo } from './answers.ts';
import { heatQueries } from './heat-queries.ts';
import { newestOnly } from './newest-only.ts';
import type { Lemma } from './use-lemma.ts';

interface Asking {
  readonly letters: Letters;
  readonly questions: OneOrTwo<HeatQuestion>;
  readonly lemmas: readonly AskedLemma[];
}

const NO_LEMMA: AskedLemma = { words: undefined, headword: null };

async function answersOf({
  letters,
  questions,
  lemmas: [lemma = NO_LEMMA, other = NO_LEMMA],
}: Asking): Promise<OneOrTwo<Answered>> {
  const start = performance.now();
  const [first, second] = questions;
  const one = await answerOf(letters, first, lemma);
  const answers: OneOrTwo<Answered> =
    second === undefined ? [one] : [one, await answerOf(letters, second, other)];
  performance.measure('heat: question', { start });
  return answers;
}

/**
 * The answers to one or two questions. Until the new answers arrive, it returns the old ones. It asks at most once in
 * each frame.
 */
export function useAnswers(
  opened: Pick<Asking, 'letters'> | undefined,
  questions: OneOrTwo<HeatQuestion>,
  lemmas: readonly Lemma[],
) {
  const [answers, setAnswers] = useState<OneOrTwo<Answered> | null>(null);
  const [failed, setFailed] = useState<Letters | null>(null);
  const [runner, setRunner] = useState<ReturnType<typeof newestOnly<Asking, OneOrTwo<Answered>>> | null>(
    null,
  );
  useEffect(() => {
    const made = newestOnly(
      answersOf,
      (found) => {
        setAnswers(found);
        setFailed(null);
      },
      (_, { letters }) => setFailed(letters),
    );
    setRunner(made);
    return () => made.stop();
  }, []);
  const isReady = runner !== null && lemmas.every(({ isReady }) => isReady);
  const asked = questions.map(formatHeatQuestion).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is the questions as text.
  useEffect(() => {
    if (opened === undefined || !isReady) return;
    const frame = requestAnimationFrame(() => runner.start({ letters: opened.letters, questions, lemmas }));
    return () => cancelAnimationFrame(frame);
  }, [opened, isReady, runner, asked]);
  // A failure counts only for the letters that failed. If they have closed, new letters answer.
  return { answers, hasFailed: opened !== undefined && opened.letters === failed };
}

/**
 * Returns a function that changes the questions of the address. While the reader types or drags, each question replaces
 * the history entry of the one before, so that Back leads to the page before.
 */
export function useAsk(): (search: HeatLink) => void {
  const router = useRouter();
  return (search) =>
    void router.navigate({
      to: '/heat',
      search,
      replace: router.latestLocation.state.isTyped === true,
      resetScroll: false,
      state: (state) => ({ ...state, isTyped: true }),
    });
}

/**
 * The letters and the shape of the picture. They are opened again if the web worker has ended, because it failed or
 * because the library has another revision.
 */
export function useLetters() {
  const queryClient = useQueryClient();
  const opened = useQuery(heatQueries.letters(queryClient));
  const { data, error, isFetching, refetch } = opened;
  const ready = useReadyLetters();
  const isRunning = data?.letters === ready;
  // After a failure, the reader or the next connection tries again.
  const hasEnded = data !== undefined && error === null && !isRunning && !isFetching;
  useEffect(() => {
    if (hasEnded) void refetch();
  }, [hasEnded, refetch]);
  return {
    data: isRunning ? data : undefined,
    error,
    /** Opens them again, and reads the editions and the places of words again. */
    retry: () => void closeLetters(queryClient).then(() => refetch()),
  };
}
