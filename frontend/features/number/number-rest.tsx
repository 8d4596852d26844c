import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { STANDARD_AND_ORDINAL } from '../../../domain/addresses/index.ts';
import { METHODS } from '../../../domain/gematria/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { METHOD_GROUPS } from '../../shared/methods/method-groups.ts';
import { methodLabel, STANDARD_METHODS } from '../../shared/methods/methods.ts';
import { valueCountQuery } from '../../shared/methods/value-counts.ts';
import { ScriptureText } from '../../shared/scripture/scripture.tsx';
import { numberText } from '../../text/instruments/number-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FailedLine } from '../../ui/pages/failed-line.tsx';
import { Section } from '../../ui/pages/section.tsx';
import { useOneTabStop } from '../../ui/panels/use-one-tab-stop.ts';
import { copyToClipboard } from '../../ui/sharing/clipboard.ts';
import { download } from '../../ui/sharing/download.ts';
import { useNear } from '../../ui/use-near.ts';
import { Chance } from '../chance/index.ts';
import { EmptySection, shownCount } from './found.tsx';
import { namesOfValue } from './names-of-value.ts';
import { type FoundPart, numberReport } from './number-report.ts';

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

const COMMON_METHODS: readonly MethodId[] = [
  'HEBREW_ORDINAL',
  'HEBREW_GADOL',
  'HEBREW_KATAN',
  'HEBREW_ATBASH',
  'HEBREW_MILUI',
  'GREEK_ORDINAL',
];
const SAME_AS_STANDARD: readonly MethodId[] = ['GREEK_ISOPSEPHY', 'GREEK_MILLESIAN'];
const RARE_METHODS = METHODS.filter(
  ({ id }) => ![...COMMON_METHODS, ...STANDARD_METHODS, ...SAME_AS_STANDARD].includes(id),
);
const UNITS = ['word', 'verse'] as const;

function OtherMethods({ value }: { readonly value: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={numberText.others(value)} className="mt-10">
      <Counts value={value} methods={COMMON_METHODS} />
      <details className="mt-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="w-fit cursor-pointer py-2 text-ui text-accent">
          {numberText.moreMethods(RARE_METHODS.length)}
        </summary>
        {isOpen &&
          METHOD_GROUPS.map(({ id, title }) => (
            <Counts
              key={id}
              value={value}
              title={title}
              methods={RARE_METHODS.filter(({ group }) => group === id).map((method) => method.id)}
            />
          ))}
      </details>
    </Section>
  );
}

interface CountsProps {
  readonly value: number;
  readonly methods: readonly MethodId[];
  readonly title?: string;
}

function Counts({ value, methods, title }: CountsProps) {
  const table = useOneTabStop<HTMLTableElement>();
  const isNear = useNear(table, String(value));
  const counts = useQueries({
    queries: methods.flatMap((method) =>
      UNITS.map((unit) => ({ ...valueCountQuery({ value, unit, methods: [method] }), enabled: isNear })),
    ),
  });
  const failed = counts.filter(({ error, isFetching }) => error !== null && !isFetching);
  return (
    <>
      <table ref={table} className="mt-3 w-full text-ui">
        {title !== undefined && <caption className="pt-2 text-start font-semibold">{title}</caption>}
        <thead>
          <tr className="border-b border-line text-meta text-muted">
            <th scope="col" className="py-1 text-start font-normal">
              {numberText.method}
            </th>
            {UNITS.map((unit) => (
              <th key={unit} scope="col" className="w-20 py-1 text-end font-normal">
                {numberText.sections[unit]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {methods.map((method, row) => (
            <tr key={method} className="border-b border-line">
              <th scope="row" className="py-1 text-start font-normal">
                <Link to="/methods/$methodId" params={{ methodId: method }} className="inline-block py-1">
                  {methodLabel(method)}
                </Link>
              </th>
              {UNITS.map((unit, column) => {
                const count = counts[row * UNITS.length + column]?.data;
                return (
                  <td key={unit} className="py-1 text-end tabular-nums">
                    {count === undefined || count === 0 ? (
                      shownCount(count)
                    ) : (
                      <Link
                        to="/search/gematria/$value"
                        params={{ value: String(value) }}
                        search={{ unit, method: [method] }}
                        aria-label={`${numberText.count(count, unit)}, ${methodLabel(method)}`}
                        className="inline-block py-1"
                      >
                        {shownCount(count)}
                      </Link>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {failed.length > 0 && (
        <div className="mt-2 text-ui">
          <FailedLine
            message={numberText.failed}
            retry={() => void Promise.all(failed.map((one) => one.refetch()))}
          />
        </div>
      )}
    </>
  );
}
