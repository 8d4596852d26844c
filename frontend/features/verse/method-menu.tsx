import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { bareWords, METHODS, valueOfWords } from '../../../domain/gematria/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { formatValue } from '../../text/numbers.ts';
import { verseText } from '../../text/verse/verse-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { scriptOf } from '../analysis/index.ts';

interface MethodMenuProps {
  readonly analysis: VerseAnalysis;
  readonly main: string | undefined;
  readonly onChoose: (id: MethodId) => void;
}

/**
 * The choice of the main method among those of the script: first the chosen methods, then all others, each with the
 * value that it gives the verse. The values are computed here, so that the reader can compare them before choosing.
 */
export function MethodMenu({ analysis: { verse, words, totalValues }, main, onChoose }: MethodMenuProps) {
  const script = scriptOf(verse) ?? 'hebrew';
  const letters = words.flatMap(({ word }) => bareWords(script, word.originalText));
  const fitting = METHODS.filter((method) => method.script === script).map(({ id }) => id);
  const chosen = totalValues.flatMap(({ method }) => fitting.filter((id) => id === method));
  const others = fitting.filter((id) => !chosen.includes(id));
  const item = (id: MethodId) => (
    <Button
      key={id}
      aria-current={id === main || undefined}
      className="w-full justify-between gap-6 text-start aria-current:bg-selected"
      onClick={() => onChoose(id)}
    >
      {methodLabel(id)}
      <span className="text-muted tabular-nums">{formatValue(valueOfWords(id, letters))}</span>
    </Button>
  );
  return (
    <div className="grid max-h-[min(24rem,60dvh)] w-72 max-w-full gap-px overflow-y-auto overscroll-contain">
      {chosen.map(item)}
      <p className="border-t border-line px-3.5 pt-2 text-meta text-muted first:border-t-0">
        {verseText.value.others}
      </p>
      {others.map(item)}
    </div>
  );
}
