import '../../styles/later-pages.css';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Fragment, lazy, Suspense } from 'react';
import type { ValueHit } from '../../../domain/contract/index.ts';
import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import {
  type Figure,
  figuresOf,
  greekNumeralOf,
  hebrewNumeralOf,
  numberFacts,
  pointsOf,
  primeFactors,
  superscript,
} from '../../../domain/numbers/index.ts';
import { numberOfAddress } from '../../addresses/number-address.ts';
import { type Script, STANDARD_METHODS } from '../../shared/methods/methods.ts';
import { heatLinkText } from '../../text/instruments/heat-link-text.ts';
import { numberText } from '../../text/instruments/number-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { Boundary } from '../../ui/pages/boundary.tsx';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { NotFoundPage } from '../../ui/pages/not-found-page.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { Skeleton } from '../../ui/pages/skeleton.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { MapLink } from '../heat/index.ts';
import { firstVerseOf } from './first-verse.ts';
import { FirstFound, FoundSection } from './found.tsx';
import { numberQueries, type Unit } from './number-queries.ts';
import type { FoundPart } from './number-report.ts';

const NumberRest = lazy(async () => ({ default: (await import('./number-rest.tsx')).NumberRest }));

const SCRIPTS: readonly Script[] = ['hebrew', 'greek'];
const UNITS: readonly Unit[] = ['word', 'span', 'verse'];
const QUESTIONS = UNITS.flatMap((unit) => SCRIPTS.map((script) => ({ unit, script })));

export function NumberPage() {
  const { value: segment = '' } = useParams({ strict: false });
  const value = numberOfAddress(segment);
  // For an address that is not a number, the route shows another page before it comes to this one.
  return value === undefined ? <NotFoundPage /> : <NumberFacts key={value} value={value} />;
}

function NumberFacts({ value }: { readonly value: number }) {
  const found = useQueries({
    queries: QUESTIONS.map(({ unit, script }) => numberQueries.found(value, unit, script)),
  });
  const firstWord = useQuery(numberQueries.firstWord(value));
  const queries = [...found, firstWord];
  // While a failed call is repeated, the page counts again and shows no error.
  const failed = queries.filter(({ error, isFetching }) => error !== null && !isFetching);
  const error = failed[0]?.error;
  return (
    <div className="page">
      <NumberHead value={value} />
      {error && (
        <div className="mt-8">
          <ErrorBox
            message={numberText.failed}
            detail={error.message}
            retry={() => void Promise.all(failed.map((one) => one.refetch()))}
          />
        </div>
      )}
      {/* All counts appear together. Counts that appeared one by one would push each other down. After a failure
          nothing says that the page is still counting. */}
      {!error && queries.some(({ isPending, error }) => isPending || error !== null) ? (
        PENDING
      ) : (
        <Counted
          value={value}
          firstWord={firstWord.data ?? null}
          parts={QUESTIONS.flatMap((one, at) => {
            const answer = found[at]?.data;
            return answer === undefined ? [] : [{ ...one, answer }];
          })}
        />
      )}
    </div>
  );
}

const PENDING = (
  <Skeleton label={numberText.loading} bars={['skeleton-late h-96 w-full']} className="mt-8 min-h-screen" />
);

interface CountedProps {
  readonly value: number;
  readonly firstWord: ValueHit | null;
  readonly parts: readonly FoundPart[];
}

function Counted({ value, firstWord, parts }: CountedProps) {
  const firstVerse = firstVerseOf(parts);
  return (
    <>
      <div className="mt-8 grid gap-4 empty:hidden md:grid-cols-2">
        {firstWord !== null && <FirstFound unit="word" hit={firstWord} />}
        {firstVerse !== undefined && <FirstFound unit="verse" hit={firstVerse} />}
      </div>
      {UNITS.map((unit) => {
        const ofUnit = parts.filter((part) => part.unit === unit);
        return ofUnit.length > 0 && <FoundSection key={unit} unit={unit} value={value} parts={ofUnit} />;
      })}
      <Boundary>
        <Suspense fallback={null}>
          <NumberRest value={value} parts={parts} isComplete={parts.length === QUESTIONS.length} />
        </Suspense>
      </Boundary>
    </>
  );
}

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
        <MapLink
          question={{ kind: 'word', values: { low: value, high: value }, methods: STANDARD_METHODS }}
          className="no-print control -ms-3.5 text-accent"
        >
          {heatLinkText.onMap}
        </MapLink>
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

/** A figure with more points than this is not drawn, because no single point could be seen. */
const MAX_POINTS = 6_000;

interface NumberFigureProps {
  readonly value: number;
  readonly figure: Figure;
}

function NumberFigure({ value, figure }: NumberFigureProps) {
  if (value > MAX_POINTS) return null;
  const points = pointsOf(figure);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const width = Math.max(...xs) - left;
  const height = Math.max(...ys) - top;
  return (
    <figure className="grid justify-items-center gap-2">
      <svg
        role="img"
        aria-label={numberText.drawing(value, figure)}
        viewBox={`${left - 1} ${top - 1} ${width + 2} ${height + 2}`}
        className="max-h-56 w-full max-w-72 text-accent"
      >
        {/* A line of no length with a round end is a point. One path draws thousands of them at once. */}
        <path
          d={points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('')}
          fill="none"
          stroke="currentColor"
          strokeWidth="0.62"
          strokeLinecap="round"
        />
      </svg>
      <figcaption className="text-meta text-muted">{numberText.figure(figure)}</figcaption>
    </figure>
  );
}

const round = (coordinate: number): number => Math.round(coordinate * 1000) / 1000;
