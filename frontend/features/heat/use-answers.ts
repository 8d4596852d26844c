import { useEffect, useState } from 'react';
import { formatHeatQuestion, type HeatQuestion } from '../../../domain/heat/index.ts';
import type { Letters } from '../../letters/index.ts';
import type { LemmaWords } from '../../letters/messages.ts';
import { type Answered, answerOf, type OneOrTwo } from './answers.ts';
import { newestOnly } from './newest-only.ts';
import type { Lemma } from './use-lemma.ts';

interface Asking {
  readonly letters: Letters;
  readonly questions: OneOrTwo<HeatQuestion>;
  readonly lemmaWords: readonly (readonly LemmaWords[] | undefined)[];
}

async function answersOf({ letters, questions, lemmaWords }: Asking): Promise<OneOrTwo<Answered>> {
  const start = performance.now();
  const [first, second] = questions;
  const one = await answerOf(letters, first, lemmaWords[0]);
  const answers: OneOrTwo<Answered> =
    second === undefined ? [one] : [one, await answerOf(letters, second, lemmaWords[1])];
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
    const frame = requestAnimationFrame(() =>
      runner.start({ letters: opened.letters, questions, lemmaWords: lemmas.map(({ words }) => words) }),
    );
    return () => cancelAnimationFrame(frame);
  }, [opened, isReady, runner, asked]);
  // A failure counts only for the letters that failed. If they have closed, new letters answer.
  return { answers, hasFailed: opened !== undefined && opened.letters === failed };
}
