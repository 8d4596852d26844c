import { useState } from 'react';
import type { GematriaOptions, GematriaScript, MethodId } from '../../../domain/gematria/index.ts';
import { leftOut } from '../../shared/scripture/left-out.ts';
import { calculatorText } from '../../text/instruments/calculator-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { Sum } from '../../ui/words/sum.tsx';
import { unlessTooLarge } from './values.ts';
import { type WordOfLetters, workingByWord } from './working-by-word.ts';

const FIRST_WORDS = 12;
const MORE_WORDS = 200;

interface WorkingProps {
  readonly method: MethodId;
  readonly script: GematriaScript;
  readonly text: string;
  readonly options: GematriaOptions;
}

const words = calculatorText.working;

export function Working({ method, script, text, options }: WorkingProps) {
  const [shown, show] = useState(FIRST_WORDS);
  const working = unlessTooLarge(() => workingByWord(method, text, options));
  if (working === null) return <p className="text-ui text-muted">{words.tooLarge}</p>;
  const { byWord, sum, steps, ignored } = working;
  const lang = script === 'hebrew' ? 'he' : 'grc';
  const ignoredText = leftOut(ignored);
  const hiddenCount = byWord.length - shown;
  return (
    <div className="grid justify-items-start gap-4">
      {byWord.length === 0 && <p className="text-ui text-muted">{words.noLetters(script)}</p>}
      {byWord.length === 1 && byWord[0] !== undefined && (
        <Sum parts={partsOf(byWord[0])} total={sum} lang={lang} />
      )}
      {byWord.length > 1 && (
        <>
          <ol
            dir={script === 'hebrew' ? 'rtl' : 'ltr'}
            className="flex w-fit max-w-full flex-wrap gap-x-8 gap-y-5"
          >
            {byWord.slice(0, shown).map((word, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: words repeat and never move.
              <li key={place}>
                <Sum className="gap-x-3! gap-y-1!" parts={partsOf(word)} total={word.sum} lang={lang} />
              </li>
            ))}
          </ol>
          {hiddenCount > 0 && (
            <Button onClick={() => show(shown + MORE_WORDS)}>
              {words.more(Math.min(hiddenCount, MORE_WORDS))}
            </Button>
          )}
          <p className="text-ui tabular-nums">
            {byWord.length <= FIRST_WORDS
              ? `${byWord.map((word) => formatValue(word.sum)).join(' + ')} = `
              : words.together(byWord.length)}
            <strong className="font-semibold text-accent">
              <NumberLink value={sum} />
            </strong>
          </p>
        </>
      )}
      {steps.slice(1).map(({ step, value }) => (
        <p key={step} className="text-ui">
          {words.afterwards(step)}
          <strong className="font-semibold text-accent tabular-nums">
            <NumberLink value={value} />
          </strong>
        </p>
      ))}
      {ignoredText !== null && (
        <p className="text-ui text-muted">
          <MixedText>{ignoredText}</MixedText>
        </p>
      )}
    </div>
  );
}

const partsOf = ({ letters }: WordOfLetters) =>
  letters.map(({ letter, ...read }) => ({ text: letter, ...read }));
