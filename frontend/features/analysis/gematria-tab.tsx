import { Link } from '@tanstack/react-router';
import type { MethodValue } from '../../../domain/contract/index.ts';
import { numberFacts } from '../../../domain/numbers/index.ts';
import { methodLabel, reasonForNoValue, type Script } from '../../shared/methods/methods.ts';
import { analysisText } from '../../text/verse/analysis-text.ts';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { type AnalysisProps, countedTotals, scriptOf } from './analysed.ts';
import { CARD, WordFrequency } from './word-frequency.tsx';

/**
 * A card for each method. On the page of a verse the total and its method stand under the words, so their card is folded.
 * Methods for the other language, which have no value, come last.
 */
export function GematriaTab({ analysis }: AnalysisProps) {
  const { verse, totalValues, wordCount, letterCount, words = [] } = analysis;
  const isVerse = verse.verse !== null;
  const counted = countedTotals(totalValues);
  const [main] = counted;
  const cardOf = (total: MethodValue, className = CARD) => (
    <MethodCard
      key={total.method}
      total={total}
      counted={analysisText.counted(wordCount, letterCount)}
      script={scriptOf(verse)}
      className={className}
    />
  );
  return (
    <>
      {totalValues.length === 0 && <p className="text-muted">{analysisText.noMethod}</p>}
      {!isVerse && <h3 className="text-body font-medium">{analysisText.chapterTotal}</h3>}
      {counted.slice(isVerse ? 1 : 0).map((total) => cardOf(total))}
      {isVerse && <WordFrequency words={words} />}
      {isVerse && main !== undefined && (
        <Accordion title={analysisText.aboutTotal} className={CARD}>
          {cardOf(main, '')}
        </Accordion>
      )}
      {totalValues.filter(({ value }) => value === null).map((total) => cardOf(total))}
    </>
  );
}

interface MethodCardProps {
  readonly total: MethodValue;
  readonly counted: string;
  readonly script: Script | null;
  readonly className: string;
}

function MethodCard({ total: { method, value }, counted, script, className }: MethodCardProps) {
  const facts = value === null ? [] : numberFacts(value);
  const reason = reasonForNoValue(method, value, script);
  return (
    <section data-method={method} className={className}>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-ui text-ink">
          <Link to="/methods/$methodId" params={{ methodId: method }} className="py-1">
            {methodLabel(method)}
          </Link>
        </h3>
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
