import type { MethodValue } from '../../../domain/contract/index.ts';
import type { GreekMethodId } from '../../addresses/greek-gematria-address.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { ScriptureText } from '../../shared/scripture/scripture.tsx';
import { greekPageText } from '../../text/instruments/greek-gematria-text.ts';
import { useOneTabStop } from '../../ui/panels/use-one-tab-stop.ts';
import { formatValue } from '../../ui/words/format-value.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';

export interface WordValuesProps {
  readonly label: string;
  readonly methods: readonly GreekMethodId[];
  readonly words: readonly { readonly word: string; readonly values: readonly MethodValue[] }[];
}

const valueBy = (values: readonly MethodValue[], method: string): number | null =>
  values.find((value) => value.method === method)?.value ?? null;

/** The most words whose values are links. Thousands of links would take seconds to draw. */
const MAX_LINKED = 200;

export function WordValues({ label, methods, words }: WordValuesProps) {
  const table = useOneTabStop<HTMLTableElement>();
  const hasLinks = words.length <= MAX_LINKED;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
      tabIndex={0}
      className="overflow-x-auto border-b border-line p-0.5"
    >
      <table ref={table} className="w-full text-ui leading-snug">
        <thead>
          <tr className="text-meta text-muted">
            <th scope="col" className="py-2 text-start font-normal">
              {greekPageText.calculator.word}
            </th>
            {methods.map((id) => (
              <th key={id} scope="col" className="py-2 ps-2 text-end font-normal">
                {methodLabel(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.map(({ word, values }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words repeat and never move.
            <tr key={place} className="border-t border-line">
              <th scope="row" lang="grc" className="py-2 text-start text-lead font-normal">
                <ScriptureText lang="grc" text={word} />
              </th>
              {methods.map((id) => (
                <td key={id} className="ps-2 text-end font-semibold text-accent tabular-nums">
                  {hasLinks ? <NumberLink value={valueBy(values, id)} /> : formatValue(valueBy(values, id))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface GreekTotalsProps {
  readonly values: readonly MethodValue[];
  readonly methods: readonly GreekMethodId[];
}

export function GreekTotals({ values, methods }: GreekTotalsProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-6 gap-y-3">
      {methods.map((id) => (
        <div key={id}>
          <dt className="text-meta text-muted">{methodLabel(id)}</dt>
          <dd className="text-h3 leading-snug font-semibold text-accent tabular-nums">
            <NumberLink value={valueBy(values, id)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
