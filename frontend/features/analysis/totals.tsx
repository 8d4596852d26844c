import type { MethodValue } from '../../../domain/contract/index.ts';
import { methodLabel, reasonForNoValue, type Script } from '../../shared/methods/methods.ts';
import { analysisText } from '../../text/verse/analysis-text.ts';
import { formatValue } from '../../ui/words/format-value.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';

interface TotalsProps {
  readonly caption: string;
  readonly totalValues: readonly MethodValue[];
  readonly wordCount: number;
  readonly letterCount: number;
  readonly script: Script | null;
}

export function Totals({ caption, totalValues, wordCount, letterCount, script }: TotalsProps) {
  const reasons = new Set(
    totalValues.flatMap(({ method, value }) => reasonForNoValue(method, value, script) ?? []),
  );
  return (
    <div>
      <table className="w-full text-ui">
        <caption className="pb-2 text-start text-lead font-medium">{caption}</caption>
        <tbody>
          {totalValues.length === 0 && (
            <tr className="border-t border-line text-muted">
              <td colSpan={2} className="py-2">
                {analysisText.noMethod}
              </td>
            </tr>
          )}
          {totalValues.map(({ method, value }) => (
            <tr key={method} className="border-t border-line">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {methodLabel(method)}
              </th>
              <td
                className={`py-2 text-end text-body tabular-nums ${value === null ? 'text-muted' : 'font-semibold text-accent'}`}
              >
                <NumberLink value={value} />
              </td>
            </tr>
          ))}
          <Count name={analysisText.words} count={wordCount} />
          <Count name={analysisText.letters} count={letterCount} />
        </tbody>
      </table>
      {reasons.size > 0 && (
        <p className="mt-2 text-meta text-muted">{analysisText.reason([...reasons].join(' '))}</p>
      )}
    </div>
  );
}

function Count({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <tr className="border-t border-line text-muted">
      <th scope="row" className="py-2 pe-4 text-start font-normal">
        {name}
      </th>
      <td className="py-2 text-end tabular-nums">{formatValue(count)}</td>
    </tr>
  );
}
