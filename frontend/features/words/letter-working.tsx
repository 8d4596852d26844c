import { explain } from '../../../domain/gematria/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { formatValue } from '../../ui/format-value.ts';
import { Sum } from '../../ui/sum.tsx';

export interface LetterWorkingProps {
  readonly method: string;
  readonly text: string;
  readonly language: 'he' | 'arc' | 'grc';
}

/** The value of each letter of a word, and the method's further steps. */
export function LetterWorking({ method, text, language }: LetterWorkingProps) {
  const { letters, steps } = explain(method as MethodId, text);
  if (letters.length === 0) return <p className="text-meta text-muted">No letters here to count.</p>;
  return (
    <>
      <Sum
        className="letter-working"
        lang={language}
        parts={letters.map(({ letter, ...read }) => ({ text: letter, ...read }))}
      />
      {steps.map(({ step, value }) => (
        <p key={step} className="flex justify-between gap-4 text-meta">
          <span className="text-muted">{step}</span>
          <span className="tabular-nums">{formatValue(value)}</span>
        </p>
      ))}
    </>
  );
}
