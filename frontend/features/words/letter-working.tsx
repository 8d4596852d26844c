import { explain } from '../../../domain/gematria/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { wordCardText } from '../../text/verse/word-card-text.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { Sum } from '../../ui/words/sum.tsx';

interface LetterWorkingProps {
  readonly method: string;
  readonly text: string;
  readonly language: 'he' | 'arc' | 'grc';
  readonly isBrief?: boolean;
}

export function LetterWorking({ method, text, language, isBrief = false }: LetterWorkingProps) {
  const { letters, steps, value: total } = explain(method as MethodId, text);
  if (letters.length === 0) return <p className="text-meta text-muted">{wordCardText.noLetters}</p>;
  const parts = letters.map(({ letter, ...read }) => ({ text: letter, ...read }));
  if (isBrief) return <Sum layout="line" lang={language} parts={parts} />;
  return (
    <>
      <Sum layout="small" lang={language} parts={parts} {...(steps.length === 0 ? { total } : {})} />
      {steps.map(({ step, value }) => (
        <p key={step} className="flex justify-between gap-4 text-meta">
          <span className="text-muted">{step}</span>
          <span className="tabular-nums">
            <NumberLink value={value} />
          </span>
        </p>
      ))}
    </>
  );
}
