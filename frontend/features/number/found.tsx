import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ValueHit } from '../../../domain/contract/index.ts';
import { isAramaic } from '../../../domain/hebrew/index.ts';
import { placeParams } from '../../shared/place.ts';
import { Scripture } from '../../shared/scripture.tsx';
import { numberText } from '../../text/number.ts';
import { formatValue } from '../../ui/format-value.ts';
import type { Unit } from './number-queries.ts';
import type { FoundPart } from './number-report.ts';

interface FirstFoundProps {
  readonly unit: 'word' | 'verse';
  /** Null if there is none, undefined while it is not known. */
  readonly hit: ValueHit | null | undefined;
}

/** The first word or verse with the value, Hebrew before Greek. */
export function FirstFound({ unit, hit }: FirstFoundProps) {
  return (
    <section
      aria-label={unit === 'word' ? numberText.firstWord : numberText.firstVerse}
      className="rounded-(--radius) border border-line p-4"
    >
      <h2 className="text-meta text-muted">
        {unit === 'word' ? numberText.firstWord : numberText.firstVerse}
      </h2>
      {hit === undefined || hit === null ? (
        <p className="mt-1 min-h-16 text-muted">
          {hit === null ? numberText.notInText(unit) : numberText.loading}
        </p>
      ) : (
        <div className="mt-1 flex min-h-16 flex-wrap items-center justify-between gap-x-4">
          <Place hit={hit} />
          <Original
            hit={hit}
            className={unit === 'word' ? 'ml-auto text-h2' : 'ml-auto line-clamp-2 text-lead'}
          />
        </div>
      )}
    </section>
  );
}

interface FoundSectionProps {
  readonly unit: Unit;
  readonly value: number;
  readonly parts: readonly FoundPart[];
}

/** What was found of one unit, Hebrew and Greek side by side. */
export function FoundSection({ unit, value, parts }: FoundSectionProps) {
  const heading = `found-${unit}`;
  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="text-h3 font-medium">
        {numberText.sections[unit]}
      </h2>
      <p className="mt-1 text-ui text-muted">{numberText.about[unit]}</p>
      <div className="mt-3 grid gap-x-12 gap-y-6 md:grid-cols-2">
        {(['hebrew', 'greek'] as const).map((script) => {
          const part = parts.find((one) => one.script === script);
          return (
            <section key={script} aria-label={numberText.languages[script]} className="min-w-0">
              <h3 className="flex items-baseline justify-between gap-4 border-b border-line pb-1">
                <span className="text-ui text-muted">{numberText.languages[script]}</span>
                <span role="status" className="font-semibold tabular-nums">
                  {part === undefined ? numberText.loading : shownCountOf(part)}
                </span>
              </h3>
              {part === undefined ? (
                <span className="skeleton skeleton-late mt-2 h-24 w-full" />
              ) : (
                <FoundList part={part} value={value} />
              )}
            </section>
          );
        })}
      </div>
    </section>
  );
}

const shownCountOf = ({ unit, answer: { resultCount, spellingCount } }: FoundPart): string =>
  spellingCount === undefined
    ? numberText.count(resultCount, unit)
    : numberText.inSpellings(resultCount, spellingCount);

/** The most spellings that are listed at first. A button lists the others. */
const FIRST_SPELLINGS = 12;

function FoundList({ part, value }: { readonly part: FoundPart; readonly value: number }) {
  const { unit, answer } = part;
  const { results, resultCount, spellingCount } = answer;
  const [isOpen, setOpen] = useState(false);
  if (resultCount === 0) return <p className="mt-2 text-muted">{numberText.notInText(unit)}</p>;
  const listed = spellingCount === undefined || isOpen ? results : results.slice(0, FIRST_SPELLINGS);
  const all = spellingCount ?? resultCount;
  return (
    <>
      <ul className="grid">
        {listed.map((hit) => (
          <Row
            key={`${hit.edition} ${hit.reference} ${hit.span?.startWord} ${hit.span?.endWord}`}
            hit={hit}
          />
        ))}
      </ul>
      {all > listed.length && (
        <p className="mt-2 text-meta text-muted">
          {spellingCount === undefined
            ? numberText.firstOf(listed.length, resultCount, unit)
            : numberText.mostFrequent(listed.length, spellingCount)}
        </p>
      )}
      {spellingCount !== undefined && results.length > FIRST_SPELLINGS && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="no-print control -ms-3.5 text-accent"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? numberText.fewerSpellings : numberText.moreSpellings(results.length, spellingCount)}
        </button>
      )}
      <Link
        to="/search/gematria/$value"
        params={{ value: String(value) }}
        search={{ unit, method: [part.script === 'hebrew' ? 'HEBREW_STANDARD' : 'GREEK_STANDARD'] }}
        className="inline-block py-2 text-ui"
      >
        {numberText.all(resultCount, unit)}
      </Link>
    </>
  );
}

function Row({ hit }: { readonly hit: ValueHit }) {
  const { occurrences = 1 } = hit;
  return (
    <li className="flex min-h-12 flex-wrap content-center items-baseline justify-between gap-x-4 border-b border-line py-1">
      <span className="flex items-baseline gap-2 text-ui">
        <Place hit={hit} />
        {occurrences > 1 && <span className="text-muted tabular-nums">{numberText.times(occurrences)}</span>}
      </span>
      <Original hit={hit} className="ml-auto line-clamp-2 text-lead" />
    </li>
  );
}

/** The reference as a link to the verse; the link of a word or phrase marks it there. */
function Place({ hit }: { readonly hit: ValueHit }) {
  const { span, reference } = hit;
  return (
    <Link
      to="/explorer/$book/$chapter/$verse"
      params={placeParams(hit)}
      {...(span === undefined ? {} : { hash: `w${span.addressWord}` })}
      className="inline-block py-1 text-ui"
    >
      <bdi>{reference}</bdi>
    </Link>
  );
}

function Original({ hit, className }: { readonly hit: ValueHit; readonly className: string }) {
  const isGreek = hit.hebrewText === null;
  const text = hit.span?.text ?? hit.hebrewText ?? hit.greekText ?? '';
  return (
    <Scripture
      as="bdi"
      lang={isGreek ? 'grc' : isAramaic(hit) ? 'arc' : 'he'}
      text={text}
      className={`scripture-run max-w-full min-w-0 ${className}`}
    />
  );
}

/** A count for display, or a dash while it is not known. */
export const shownCount = (count: number | undefined): string =>
  count === undefined ? numberText.none : formatValue(count);
