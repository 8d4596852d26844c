import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { type CountedTotal, countedTotals, scriptOf } from '../analysis/analysed.ts';
import { formatValue } from '../verse/format-value.ts';
import { methodLabel, reasonForNoValue } from '../verse/methods.ts';
import { SimilarList } from './similar-list.tsx';
import { similarRange } from './similar-range.ts';
import { WordChart } from './word-chart.tsx';

export interface SimilarProps {
  readonly analysis: VerseAnalysis;
  /** The method that is compared; the first that counts here where the reader chose none. */
  readonly method: string | undefined;
  readonly chooseMethod: (method: string) => void;
}

/** The choice of method, the verses whose value lies near, and the chart of the words' values. */
export function SimilarVerses({ analysis, method, chooseMethod }: SimilarProps) {
  const { verse, words, totalValues } = analysis;
  const totals = countedTotals(totalValues);
  const total = totals.find((one) => one.method === method) ?? totals[0];
  if (total === undefined) {
    const reasons = totalValues.map((one) => reasonForNoValue(one.method, one.value, scriptOf(verse)));
    return (
      <>
        <p className="mt-3">No similar verses found.</p>
        <p className="text-ui text-muted">{[...new Set(reasons)].join(' ')}</p>
        <WordChart words={words} method={undefined} reference={verse.reference} />
      </>
    );
  }
  // The library compares verses as they are written.
  const own =
    verse.reading === 'qere' && words.some(({ word }) => word.variant !== null) ? null : total.value;
  return (
    <>
      <div className="similar-choice">
        <p>{own === null ? 'Compared as written (ketiv), within 1 %.' : <Range value={own} />}</p>
        <MethodChoice totals={totals} chosen={total.method} choose={chooseMethod} />
      </div>
      <SimilarList key={`${verse.reference} ${total.method}`} verse={verse} method={total.method} own={own} />
      <WordChart words={words} method={totals[0]?.method} reference={verse.reference} />
    </>
  );
}

function Range({ value }: { readonly value: number }) {
  const { low, high } = similarRange(value);
  return (
    <>
      {'Values from '}
      <span className="tabular-nums">{formatValue(low)}</span>
      {' to '}
      <span className="tabular-nums">{formatValue(high)}</span>
      {`, within 1 % of ${formatValue(value)}`}
    </>
  );
}

interface MethodChoiceProps {
  readonly totals: readonly CountedTotal[];
  readonly chosen: string;
  readonly choose: (method: string) => void;
}

/** One of the methods shown, where there are several. */
function MethodChoice({ totals, chosen, choose }: MethodChoiceProps) {
  if (totals.length === 1) return <p>{methodLabel(chosen)}</p>;
  return (
    <label>
      <span className="sr-only">Compare by</span>
      <select className="select" value={chosen} onChange={(event) => choose(event.target.value)}>
        {totals.map(({ method }) => (
          <option key={method} value={method}>
            {methodLabel(method)}
          </option>
        ))}
      </select>
    </label>
  );
}
