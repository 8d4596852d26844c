import { Link } from '@tanstack/react-router';
import type { MethodValue } from '../../../domain/contract/index.ts';
import { numberFacts } from '../../../domain/number-facts.ts';
import { methodLabel, reasonForNoValue, type Script } from '../../shared/methods.ts';
import { formatValue } from '../../ui/format-value.ts';
import { type AnalysisProps, scriptOf } from './analysed.ts';
import { WordFrequency } from './word-frequency.tsx';

/** The tab with the total by each method, facts about this number, and the frequency of each word. */
export function GematriaTab({ analysis }: AnalysisProps) {
  const { verse, totalValues, wordCount, letterCount, words = [] } = analysis;
  return (
    <>
      {totalValues.length === 0 && <p className="text-muted">No method selected</p>}
      {totalValues.map((total) => (
        <MethodCard
          key={total.method}
          total={total}
          counted={`${count(wordCount, 'word')} · ${count(letterCount, 'letter')}`}
          script={scriptOf(verse)}
        />
      ))}
      {verse.verse !== null && <WordFrequency words={words} editionName={verse.editionName} />}
    </>
  );
}

const count = (n: number, name: string) => `${formatValue(n)} ${name}${n === 1 ? '' : 's'}`;

interface MethodCardProps {
  readonly total: MethodValue;
  readonly counted: string;
  readonly script: Script | null;
}

function MethodCard({ total: { method, value }, counted, script }: MethodCardProps) {
  const facts = value === null ? [] : numberFacts(value);
  const reason = reasonForNoValue(method, value, script);
  return (
    <section className="method-card">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-ui">
          <Link to="/methods/$methodId" params={{ methodId: method }} className="py-1">
            {methodLabel(method)}
          </Link>
        </h3>
        <p className="text-h3 font-semibold text-accent tabular-nums">{formatValue(value)}</p>
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
