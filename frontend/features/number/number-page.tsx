import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { ValueHit } from '../../../domain/contract/index.ts';
import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { numberFacts, primeFactors, superscript } from '../../../domain/number-facts.ts';
import { figuresOf } from '../../../domain/number-figures.ts';
import { greekNumeralOf, hebrewNumeralOf } from '../../../domain/numerals.ts';
import { numberOfAddress } from '../../addresses/number.ts';
import type { Script } from '../../shared/methods.ts';
import { ScriptureText } from '../../shared/scripture.tsx';
import { numberText } from '../../text/number.ts';
import { copyToClipboard } from '../../ui/clipboard.ts';
import { download } from '../../ui/download.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { formatValue } from '../../ui/format-value.ts';
import { Icon } from '../../ui/icons.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { NumberLink } from '../../ui/number-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Chance } from '../chance/index.ts';
import { FirstFound, FoundSection } from './found.tsx';
import { namesOfValue } from './names-of-value.ts';
import { NumberFigure } from './number-figure.tsx';
import { numberQueries, type Unit } from './number-queries.ts';
import { type FoundPart, numberReport } from './number-report.ts';
import { OtherMethods } from './other-methods.tsx';

const SCRIPTS: readonly Script[] = ['hebrew', 'greek'];
const UNITS: readonly Unit[] = ['word', 'span', 'verse'];
const ASKED = UNITS.flatMap((unit) => SCRIPTS.map((script) => ({ unit, script })));

/** Everything about one number: its numerals, factors and figure, and what adds up to it in Scripture. */
export function NumberPage() {
  const { value: segment = '' } = useParams({ strict: false });
  const value = numberOfAddress(segment);
  // The route refuses other addresses before this page is shown.
  return value === undefined ? <NotFoundPage /> : <NumberFacts key={value} value={value} />;
}

function NumberFacts({ value }: { readonly value: number }) {
  const found = useQueries({
    queries: ASKED.map(({ unit, script }) => numberQueries.found(value, unit, script)),
  });
  const parts: readonly FoundPart[] = ASKED.flatMap((asked, at) => {
    const answer = found[at]?.data;
    return answer === undefined ? [] : [{ ...asked, answer }];
  });
  const firstWord = useQuery(numberQueries.firstWord(value));
  const asked = [...found, firstWord];
  const error = asked.find((one) => one.error !== null)?.error ?? null;
  const phrases = parts.find(({ unit, script }) => unit === 'span' && script === 'hebrew')?.answer;
  const names = namesOfValue(value);
  return (
    <div className="page max-w-tools">
      <NumberHead value={value} />
      <div className="mt-8 grid gap-4 md:grid-cols-2">
        <FirstFound unit="word" hit={firstWord.data} />
        <FirstFound unit="verse" hit={firstVerseOf(parts)} />
      </div>
      {error !== null && (
        <div className="mt-8">
          <ErrorBox
            message={numberText.failed}
            detail={error.message}
            retry={() => void Promise.all(asked.map((one) => one.refetch()))}
          />
        </div>
      )}
      {UNITS.map((unit) => (
        <FoundSection
          key={unit}
          unit={unit}
          value={value}
          parts={parts.filter((part) => part.unit === unit)}
        />
      ))}
      <section aria-labelledby="names" className="mt-10">
        <h2 id="names" className="text-h3 font-medium">
          {numberText.names}
        </h2>
        {names.length === 0 ? (
          <p className="mt-2 text-muted">{numberText.noNames}</p>
        ) : (
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
        )}
      </section>
      <section aria-labelledby="neighbours" className="mt-10">
        <h2 id="neighbours" className="text-h3 font-medium">
          {numberText.neighbours}
        </h2>
        <p className="mt-1 max-w-[45rem] text-ui text-muted">{numberText.neighboursLead}</p>
        {phrases === undefined ? (
          <div className="min-h-64" />
        ) : (
          <Chance
            value={value}
            range={0}
            observed={phrases.resultCount}
            expected={{ inAnyOrder: phrases.expectedInAnyOrder, letters: phrases.expected }}
            query={{ unit: 'span' }}
          />
        )}
      </section>
      <OtherMethods value={value} />
      <Report value={value} parts={parts} isComplete={parts.length === ASKED.length} />
    </div>
  );
}

/** The first verse, Hebrew before Greek. Null if there is none, undefined while it is not known. */
function firstVerseOf(parts: readonly FoundPart[]): ValueHit | null | undefined {
  const [hebrew, greek] = SCRIPTS.map((script) => {
    const part = parts.find((one) => one.unit === 'verse' && one.script === script);
    return part === undefined ? undefined : (part.answer.results[0] ?? null);
  });
  return hebrew === null ? greek : hebrew;
}

/** The number with its numerals, its facts and its figures, and the way to other numbers. */
function NumberHead({ value }: { readonly value: number }) {
  const figures = figuresOf(value);
  const facts = numberFacts(value);
  return (
    <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 md:justify-start">
          <PageHeading title={numberText.title(value)}>
            <span className="text-[clamp(3rem,14vw,5rem)] leading-none font-semibold text-accent tabular-nums">
              {formatValue(value)}
            </span>
          </PageHeading>
          <Steps value={value} />
        </div>
        <p className="mt-3 max-w-[38rem] text-muted">{numberText.lead(value)}</p>
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
          <Numeral name={numberText.hebrewNumeral} lang="he" text={hebrewNumeralOf(value)} />
          <Numeral name={numberText.greekNumeral} lang="grc" text={greekNumeralOf(value)} />
          {facts.length > 0 && (
            <div>
              <dt className="text-meta text-muted">{numberText.factors}</dt>
              {facts.map((fact, at) => (
                <dd key={fact} className="text-lead leading-9">
                  {fact === 'prime' ? numberText.prime : at === 0 ? <Factors value={value} /> : fact}
                </dd>
              ))}
            </div>
          )}
        </dl>
      </div>
      {figures.length > 0 && (
        <div className="flex flex-wrap justify-center gap-8">
          {figures.map((figure) => (
            <NumberFigure key={figure.kind} value={value} figure={figure} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The prime factors with their powers, each with a link to its page. */
function Factors({ value }: { readonly value: number }) {
  return primeFactors(value).map(([prime, power], at) => (
    <Fragment key={prime}>
      {at > 0 && ' × '}
      <NumberLink isInText value={prime} />
      {power > 1 && superscript(power)}
    </Fragment>
  ));
}

interface NumeralProps {
  readonly name: string;
  readonly lang: 'he' | 'grc';
  readonly text: string | null;
}

function Numeral({ name, lang, text }: NumeralProps) {
  if (text === null) return null;
  return (
    <div>
      <dt className="text-meta text-muted">{name}</dt>
      {/* The line has the font of the page, so that numerals in other fonts are on one baseline with the facts. */}
      <dd className="text-lead leading-9">
        <bdi lang={lang} className="text-h3 leading-none">
          {text}
        </bdi>
      </dd>
    </div>
  );
}

function Steps({ value }: { readonly value: number }) {
  return (
    <nav aria-label={numberText.steps} className="no-print flex" title={numberText.keys}>
      {([-1, 1] as const).map((step) => {
        const other = value + step;
        const name = step < 0 ? numberText.previous(other) : numberText.next(other);
        return other < 1 || other > MAX_VALUE ? (
          <span key={step} className="min-w-11" />
        ) : (
          <Link
            key={step}
            to="/number/$value"
            params={{ value: String(other) }}
            aria-label={name}
            className="control control-icon"
          >
            <Icon name={step < 0 ? 'left' : 'right'} />
          </Link>
        );
      })}
    </nav>
  );
}

interface ReportProps {
  readonly value: number;
  readonly parts: readonly FoundPart[];
  /** False until all counts are loaded: a report without some of them would mislead. */
  readonly isComplete: boolean;
}

function Report({ value, parts, isComplete }: ReportProps) {
  const report = () => numberReport(value, parts, location.href.replace(/[?#].*$/u, ''), new Date());
  return (
    <section aria-labelledby="report" className="no-print mt-10">
      <h2 id="report" className="text-h3 font-medium">
        {numberText.report}
      </h2>
      <p className="mt-1 text-ui text-muted">{numberText.reportLead}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          disabled={!isComplete}
          className="control control-lined"
          onClick={() => void copyToClipboard(report(), numberText.reportCopied)}
        >
          {numberText.copyReport}
        </button>
        <button
          type="button"
          disabled={!isComplete}
          className="control control-lined"
          onClick={() => download({ name: numberText.reportName(value), extension: 'md', content: report() })}
        >
          {numberText.downloadReport}
        </button>
      </p>
    </section>
  );
}
