import { Link } from '@tanstack/react-router';
import { STANDARD_AND_ORDINAL } from '../../../domain/addresses/index.ts';
import { ScriptureText } from '../../shared/scripture/scripture.tsx';
import { numberText } from '../../text/instruments/number-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Section } from '../../ui/pages/section.tsx';
import { copyToClipboard } from '../../ui/sharing/clipboard.ts';
import { download } from '../../ui/sharing/download.ts';
import { Chance } from '../chance/index.ts';
import { EmptySection } from './found.tsx';
import { namesOfValue } from './names-of-value.ts';
import { type FoundPart, numberReport } from './number-report.ts';
import { OtherMethods } from './other-methods.tsx';

interface RestProps {
  readonly value: number;
  readonly parts: readonly FoundPart[];
  /**
   * True when all counts are loaded. Before that the report cannot be taken, because a report without some of them would
   * mislead.
   */
  readonly isComplete: boolean;
}

export function NumberRest({ value, parts, isComplete }: RestProps) {
  const phrases = parts.filter(({ unit }) => unit === 'span');
  const names = namesOfValue(value);
  return (
    <>
      {names.length === 0 ? (
        <EmptySection title={numberText.names} text={numberText.noNames} />
      ) : (
        <Section title={numberText.names} className="mt-10">
          <ul className="mt-2 grid md:grid-cols-2 md:gap-x-12">
            {names.map(({ name, spelling, script, meaning }) => (
              <li key={`${name} ${script}`} className="border-b border-line py-2">
                <Link to="/name-explorer" search={{ name }} className="inline-block py-0.5 font-medium">
                  {name}
                </Link>{' '}
                <bdi lang={script === 'hebrew' ? 'he' : 'grc'} className="text-lead">
                  <ScriptureText lang={script === 'hebrew' ? 'he' : 'grc'} text={spelling} />
                </bdi>
                <p className="text-ui text-muted">{meaning}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {phrases.length > 0 && (
        <Section title={numberText.neighbours} className="mt-10">
          <p className="mt-1 max-w-[45rem] text-ui text-muted">{numberText.neighboursLead}</p>
          {phrases.map(({ script, answer }) => (
            <section key={script} aria-label={numberText.languages[script]} className="mt-6">
              <h3 className="text-ui text-muted">{numberText.languages[script]}</h3>
              <p>{numberText.addUp(answer.resultCount, value)}</p>
              <Chance
                value={value}
                range={0}
                observed={answer.resultCount}
                expected={{ inAnyOrder: answer.expectedInAnyOrder, letters: answer.expected }}
                query={{ unit: 'span', method: [STANDARD_AND_ORDINAL[script][0]] }}
              />
            </section>
          ))}
        </Section>
      )}
      <OtherMethods value={value} />
      <Report value={value} parts={parts} isComplete={isComplete} />
    </>
  );
}

function Report({ value, parts, isComplete }: RestProps) {
  const report = () => numberReport(value, parts, location.href.replace(/[?#].*$/u, ''), new Date());
  return (
    <Section title={numberText.report} className="no-print mt-10">
      <p className="mt-1 text-ui text-muted">{numberText.reportLead}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button
          disabled={!isComplete}
          onClick={() => void copyToClipboard(report(), numberText.reportCopied)}
        >
          {numberText.copyReport}
        </Button>
        <Button
          disabled={!isComplete}
          onClick={() => download({ name: numberText.reportName(value), extension: 'md', content: report() })}
        >
          {numberText.downloadReport}
        </Button>
      </p>
    </Section>
  );
}
