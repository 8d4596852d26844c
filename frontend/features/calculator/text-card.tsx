import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { STANDARD_AND_ORDINAL } from '../../../domain/explorer-query.ts';
import type { GematriaOptions, GematriaScript } from '../../../domain/gematria/index.ts';
import { formatValue } from '../../ui/format-value.ts';
import { toast } from '../../ui/toast.tsx';
import { calculate } from './calculator-queries.ts';
import type { Card } from './calculator-state.ts';
import { MethodInfo } from './method-info.tsx';
import { ScriptField } from './script-field.tsx';
import { type MethodRow, methodRows } from './values.ts';

const SCRIPT_NAMES = { hebrew: 'Hebrew', greek: 'Greek' } as const;

interface TextCardProps {
  readonly card: Card;
  readonly script: GematriaScript;
  readonly text: string;
  readonly options: GematriaOptions;
  readonly onChange: (text: string) => void;
  /** Called when the button is pressed and the field is not empty. */
  readonly onCalculate: () => void;
}

/**
 * One of the two calculators. It shows the value while the reader types. The button asks the API for the value and
 * compares both.
 */
export function TextCard({ card, script, text, options, onChange, onCalculate }: TextCardProps) {
  const id = useId();
  const counted = useMutation({
    mutationFn: calculate,
    onError: () =>
      toast({
        title: 'Calculation Error',
        description: 'Failed to calculate gematria value. Please try again.',
        destructive: true,
      }),
  });
  const methods = STANDARD_AND_ORDINAL[script];
  const rows = methodRows(script, text, '', options).filter(({ method }) =>
    methods.some((one) => one === method.id),
  );
  const headline = rows[0];
  const sent = counted.variables;
  const isCurrent = sent?.text === text.trim() && sent.script === script && sent.options === options;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      toast({ title: 'Input Required', description: inputRequired(card, script), destructive: true });
      return;
    }
    onCalculate();
    counted.mutate({ script, text: text.trim(), options });
  };

  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-(--radius) border border-line p-4 md:p-6"
    >
      <h2 id={id} className="text-lead font-medium">
        {card === 'word' ? 'Single Word Calculator' : 'Full Text Calculator'}
      </h2>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <ScriptField
          label={`${SCRIPT_NAMES[script]} ${card}`}
          script={script}
          value={text}
          onChange={onChange}
          {...(card === 'text' ? { lines: 2 } : {})}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <button type="submit" className="control control-primary" aria-busy={counted.isPending}>
            Calculate
          </button>
          {headline?.value != null && (
            <p className="text-h2 font-semibold text-accent tabular-nums">{formatValue(headline.value)}</p>
          )}
        </div>
      </form>
      <ul className="border-t border-line" aria-label="Results">
        {rows.map(({ method, value }) => (
          <li key={method.id} className="relative flex items-center gap-1 border-b border-line">
            <span className="text-ui">{method.name}</span>
            <MethodInfo method={method} />
            <span className="ms-auto text-lead font-semibold text-accent tabular-nums">
              {formatValue(value)}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="text-meta text-muted empty:sr-only">
        {counted.isPending && 'Calculating…'}
        {isCurrent && counted.isError && counted.error.message}
        {isCurrent && counted.data !== undefined && verdict(rows, counted.data)}
      </p>
    </section>
  );
}

/** The message for an empty field. */
const inputRequired = (card: Card, script: GematriaScript): string =>
  card === 'word'
    ? `Please enter a ${SCRIPT_NAMES[script]} word to calculate its gematria value.`
    : 'Please enter text to calculate its gematria value.';

/**
 * Compares the page's values with those of the API. Both use the same code, so they differ only if the page is older
 * than the server.
 */
function verdict(
  rows: readonly MethodRow[],
  answers: readonly { readonly method: string; readonly value: number | null }[],
): string {
  const differing = rows.flatMap(({ method, value }) =>
    answers.filter((answer) => answer.method === method.id && answer.value !== value),
  );
  if (differing.length > 0) {
    const values = differing.map(({ value }) => formatValue(value)).join(', ');
    return `The library counts ${values}: this page is out of date. Please reload it.`;
  }
  if (rows.every(({ value }) => value === null)) return 'There are no letters of this script to count.';
  return 'Calculated. The library counts the same.';
}
