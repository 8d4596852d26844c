import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { STANDARD_AND_ORDINAL } from '../../../domain/addresses/index.ts';
import type { GematriaOptions, GematriaScript } from '../../../domain/gematria/index.ts';
import { MethodName } from '../../shared/methods/method-name.tsx';
import { calculatorText } from '../../text/instruments/calculator-text.ts';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { CalculationForm } from './calculation-form.tsx';
import { calculate } from './calculator-queries.ts';
import type { Card } from './calculator-state.ts';
import { MethodInfo } from './method-info.tsx';
import { NamedLine } from './named-line.tsx';
import type { Named } from './use-named-words.ts';
import { type MethodRow, methodRows } from './values.ts';

const words = calculatorText.cards;

interface TextCardProps {
  readonly card: Card;
  readonly script: GematriaScript;
  readonly text: string;
  /** True if the other card has a text. */
  readonly isOtherUsed: boolean;
  /** The words of Scripture that the text names, if it is a reference. */
  readonly named: Named;
  readonly options: GematriaOptions;
  readonly onChange: (text: string) => void;
  readonly onCalculate: () => void;
}

export function TextCard({
  card,
  script,
  text,
  isOtherUsed,
  named,
  options,
  onChange,
  onCalculate,
}: TextCardProps) {
  const id = useId();
  // The values beside are right without the server, so its failure is only a quiet line.
  const counted = useMutation({ mutationFn: calculate });
  const methods = STANDARD_AND_ORDINAL[script];
  const subject = named.words?.ok ? named.words.text : text;
  const rows = methodRows(script, subject, '', options).filter(({ method }) =>
    methods.some((one) => one === method.id),
  );
  const sent = counted.variables;
  const isCurrent = sent?.text === subject.trim() && sent.script === script && sent.options === options;

  // A card starts closed if it is empty and the other one has a text from a link. In a narrow window the card for a full
  // text starts closed too, because one field is enough to begin with. Only the reader closes an open card.
  const [isOpen, setOpen] = useState(
    () =>
      text.trim() !== '' || (!isOtherUsed && (card === 'word' || matchMedia('(min-width: 80rem)').matches)),
  );
  const [isFolded] = useState(card === 'text' || !isOpen);
  if (!isOpen && text.trim() !== '') setOpen(true);

  const calculateText = (whole: string) => {
    onCalculate();
    counted.mutate({ script, text: named.words?.ok ? subject.trim() : whole, options });
  };

  const heading = (
    <h2 id={id} className="text-lead font-medium">
      {words[card]}
    </h2>
  );
  const content = (
    <>
      <CalculationForm
        label={words.field(script, card)}
        script={script}
        value={text}
        onChange={onChange}
        empty={{ title: words.inputRequired, description: inputRequired(card, script) }}
        onCalculate={calculateText}
        className="grid gap-4"
        {...(card === 'text' ? { lines: 2 } : {})}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <button type="submit" className="control control-primary" aria-busy={counted.isPending}>
            {words.calculate}
          </button>
        </div>
      </CalculationForm>
      <NamedLine typed={text.trim()} named={named} />
      <ul className="border-t border-line" aria-label={words.results}>
        {rows.map(({ method, value }) => (
          <li key={method.id} className="relative flex items-center gap-1 border-line not-last:border-b">
            <span className="text-ui">
              <MethodName id={method.id} />
            </span>
            <MethodInfo method={method} />
            <span
              className={`ms-auto text-lead tabular-nums ${value === null ? 'text-muted' : 'font-semibold text-accent'}`}
            >
              <NumberLink value={value} />
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="text-meta text-muted empty:sr-only">
        {counted.isPending && words.calculating}
        {isCurrent && counted.isError && words.notChecked}
        {isCurrent && counted.data !== undefined && verdict(rows, counted.data, script)}
      </p>
    </>
  );
  const frame = 'rounded-(--radius) border border-line px-4';
  if (card === 'word' && !isFolded) {
    return (
      <section aria-labelledby={id} className={`grid content-start gap-3 pt-4 pb-2 ${frame}`}>
        {heading}
        {content}
      </section>
    );
  }
  return (
    <section aria-labelledby={id}>
      <Accordion title={heading} open={isOpen} className={`py-1.5 ${frame}`}>
        <div className="mt-0.5 grid gap-3 pb-0.5">{content}</div>
      </Accordion>
    </section>
  );
}

const inputRequired = (card: Card, script: GematriaScript): string =>
  card === 'word' ? words.enterWord(script) : words.enterText;

/**
 * Compares the page's values with those of the API, and says so if they differ. Both use the same code, so they differ only
 * if the page is older than the server.
 */
function verdict(
  rows: readonly MethodRow[],
  answers: readonly { readonly method: string; readonly value: number | null }[],
  script: GematriaScript,
): string {
  const differing = rows.flatMap(({ method, value }) =>
    answers.filter((answer) => answer.method === method.id && answer.value !== value),
  );
  if (differing.length > 0) {
    return words.outdated(differing.map(({ value }) => formatValue(value)));
  }
  if (rows.every(({ value }) => value === null)) return words.noLetters(script);
  return '';
}
