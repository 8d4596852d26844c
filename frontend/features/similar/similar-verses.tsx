import { useInfiniteQuery } from '@tanstack/react-query';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { methodFullName, reasonForNoValue } from '../../shared/methods/methods.ts';
import { similarText } from '../../text/search/similar-text.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { type CountedTotal, countedTotals, scriptOf } from '../analysis/index.ts';
import { SimilarList } from './similar-list.tsx';
import { similarQueries } from './similar-queries.ts';
import { WordChart } from './word-chart.tsx';

interface SimilarProps {
  readonly analysis: VerseAnalysis;
  /**
   * The method to compare by. Undefined if the reader has chosen no method. Then it is the first method with a
   * value.
   */
  readonly method: string | undefined;
  readonly chooseMethod: (method: string) => void;
}

export function SimilarVerses({ analysis, method, chooseMethod }: SimilarProps) {
  const { verse, words, totalValues } = analysis;
  const totals = countedTotals(totalValues);
  const total = totals.find((one) => one.method === method) ?? totals[0];
  if (total === undefined) {
    const reasons = totalValues.map((one) => reasonForNoValue(one.method, one.value, scriptOf(verse)));
    return (
      <>
        <p className="mt-3">{similarText.none}</p>
        <p className="text-ui text-muted">{[...new Set(reasons)].join(' ')}</p>
        <WordChart words={words} method={undefined} reference={verse.reference} />
      </>
    );
  }
  return (
    <>
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ui text-muted">
        <Range verse={verse} total={total} />
        <MethodChoice totals={totals} chosen={total.method} choose={chooseMethod} />
      </div>
      <SimilarList key={`${verse.reference} ${total.method}`} verse={verse} method={total.method} />
      <WordChart words={words} method={totals[0]?.method} reference={verse.reference} />
    </>
  );
}

interface RangeProps {
  readonly verse: VerseAnalysis['verse'];
  readonly total: CountedTotal;
}

/**
 * The range of similar values. The server compares the total of the written text (ketiv). A page that shows the
 * ketiv knows this total already. A page that shows the qere gets it with the answer. Until then the line is
 * invisible, but has its height.
 */
function Range({ verse, total }: RangeProps) {
  const { data } = useInfiniteQuery(similarQueries.near(verse, total.method));
  const value = data?.pages[0]?.compared ?? total.value;
  const isKnown = data !== undefined || verse.reading === 'ketiv';
  const sentence = value === total.value ? similarText.range : similarText.rangeOfWritten;
  return (
    <p className={isKnown ? undefined : 'invisible'}>
      <RichText text={sentence(value)} parts={{ number: () => <NumberLink value={value} isInText /> }} />
    </p>
  );
}

interface MethodChoiceProps {
  readonly totals: readonly CountedTotal[];
  readonly chosen: string;
  readonly choose: (method: string) => void;
}

function MethodChoice({ totals, chosen, choose }: MethodChoiceProps) {
  if (totals.length === 1) return <p>{methodFullName(chosen)}</p>;
  return (
    <label className="max-w-full min-w-0">
      <span className="sr-only">{similarText.compareBy}</span>
      <select className="select" value={chosen} onChange={(event) => choose(event.target.value)}>
        {totals.map(({ method }) => (
          <option key={method} value={method}>
            {methodFullName(method)}
          </option>
        ))}
      </select>
    </label>
  );
}
