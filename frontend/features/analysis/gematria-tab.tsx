import { Link } from '@tanstack/react-router';
import type { MethodValue } from '../../../domain/contract/index.ts';
import { numberFacts } from '../../../domain/numbers/index.ts';
import { methodLabel, reasonForNoValue, type Script } from '../../shared/methods/methods.ts';
import { analysisText } from '../../text/verse/analysis-text.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { type AnalysisProps, type CountedTotal, countedTotals, scriptOf } from './analysed.ts';
import { CARD, WordFrequency } from './word-frequency.tsx';

export function GematriaTab({ analysis }: AnalysisProps) {
  const { verse, totalValues, wordCount, letterCount, words = [] } = analysis;
  const counted = analysisText.counted(wordCount, letterCount);
  const [main] = countedTotals(totalValues);
  const others = totalValues.filter(({ method }) => method !== main?.method);
  return (
    <>
      {totalValues.length === 0 && <p className="text-muted">{analysisText.noMethod}</p>}
      {verse.verse === null && <h3 className="text-body font-medium">{analysisText.chapterTotal}</h3>}
      {others.map((total) => (
        <MethodCard key={total.method} total={total} counted={counted} script={scriptOf(verse)} />
      ))}
      {verse.verse !== null && <WordFrequency words={words} />}
      {main !== undefined && <MainMethod total={main} counted={counted} />}
    </>
  );
}

/** The card of the method that the page counts by. Its value stands under the verse already, so it is one line. */
function MainMethod({
  total: { method, value },
  counted,
}: {
  readonly total: CountedTotal;
  readonly counted: string;
}) {
  return (
    <section data-method={method} className={CARD}>
      <div className="flex flex-wrap items-baseline gap-x-2 text-meta text-muted">
        <Method method={method} />
        <span className="text-body font-semibold text-accent tabular-nums">
          <NumberLink value={value} />
        </span>
        <span>{[counted, ...numberFacts(value)].join(' · ')}</span>
      </div>
    </section>
  );
}

const Method = ({ method }: { readonly method: string }) => (
  <h3 className="text-ui text-ink">
    <Link to="/methods/$methodId" params={{ methodId: method }} className="py-1">
      {methodLabel(method)}
    </Link>
  </h3>
);

interface MethodCardProps {
  readonly total: MethodValue;
  readonly counted: string;
  readonly script: Script | null;
}

function MethodCard({ total: { method, value }, counted, script }: MethodCardProps) {
  const facts = value === null ? [] : numberFacts(value);
  const reason = reasonForNoValue(method, value, script);
  return (
    <section data-method={method} className={CARD}>
      <div className="flex items-baseline justify-between gap-4">
        <Method method={method} />
        <p className="text-h3 font-semibold text-accent tabular-nums">
          <NumberLink value={value} />
        </p>
      </div>
      <p className="text-meta text-muted">{reason ?? counted}</p>
      {facts.length > 0 && (
        <ul className="mt-1 text-meta">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
