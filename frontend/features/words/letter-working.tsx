import { explain } from '../../../domain/gematria/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { formatValue } from '../verse/format-value.ts';
import { directionOf } from './words.ts';

export interface LetterWorkingProps {
  readonly method: string;
  readonly text: string;
  readonly language: 'he' | 'arc' | 'grc';
}

/** What each letter of a word adds, in the order of the word, and what follows the sum. */
export function LetterWorking({ method, text, language }: LetterWorkingProps) {
  const { letters, steps } = explain(method as MethodId, text);
  if (letters.length === 0) return <p className="text-meta text-muted">No letters here to count.</p>;
  return (
    <>
      <ol dir={directionOf(language)} className="letter-working">
        {letters.map(({ letter, value, as }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat and never move.
          <li key={index}>
            <span lang={language} className="letter-working-letter">
              {letter}
            </span>
            {as !== undefined && (
              <span lang={language} className="text-meta text-muted">
                {as}
              </span>
            )}
            <span lang="en" dir="ltr" className="tabular-nums">
              {formatValue(value)}
            </span>
          </li>
        ))}
      </ol>
      {steps.map(({ step, value }) => (
        <p key={step} className="flex justify-between gap-4 text-meta">
          <span className="text-muted">{step}</span>
          <span className="tabular-nums">{formatValue(value)}</span>
        </p>
      ))}
    </>
  );
}
