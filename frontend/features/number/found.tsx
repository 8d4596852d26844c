import { Link } from '@tanstack/react-router';
import type { ValueHit } from '../../../domain/contract/index.ts';
import { isAramaic } from '../../../domain/hebrew/index.ts';
import { placeParams } from '../../shared/place.ts';
import { Scripture } from '../../shared/scripture.tsx';
import { numberText } from '../../text/number.ts';
import { formatValue } from '../../ui/format-value.ts';
import type { Unit } from './number-queries.ts';
import type { FoundPart } from './number-report.ts';
import { spellingsOf } from './spellings.ts';

interface FirstFoundProps {
  readonly unit: 'word' | 'verse';
  readonly parts: readonly FoundPart[];
  readonly isComplete: boolean;
}

/** The first word or verse with the value, Hebrew before Greek. */
export function FirstFound({ unit, parts, isComplete }: FirstFoundProps) {
  const hit = parts.filter((part) => part.unit === unit).flatMap(({ answer }) => answer.results)[0];
  return (
    <section
      aria-label={unit === 'word' ? numberText.firstWord : numberText.firstVerse}
      className="rounded-(--radius) border border-line p-4"
    >
      <h2 className="text-meta text-muted">
        {unit === 'word' ? numberText.firstWord : numberText.firstVerse}
      </h2>
      {hit === undefined ? (
        <p className="mt-1 min-h-16 text-muted">
          {isComplete ? numberText.notInText(unit) : numberText.loading}
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
                  {part === undefined ? numberText.loading : numberText.count(part.answer.resultCount, unit)}
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

/** The most spellings that are listed; the others are in the search. */
const MAX_SPELLINGS = 12;

function FoundList({ part, value }: { readonly part: FoundPart; readonly value: number }) {
  const { unit, answer } = part;
  const { results, resultCount } = answer;
  if (resultCount === 0) return <p className="mt-2 text-muted">{numberText.notInText(unit)}</p>;
  const spellings = unit === 'word' ? spellingsOf(results).slice(0, MAX_SPELLINGS) : null;
  return (
    <>
      <ul className="grid">
        {spellings?.map(({ text, first, count }) => (
          <Row key={text} hit={first} note={count > 1 ? numberText.times(count) : null} />
        ))}
        {spellings === null &&
          results.map((hit) => (
            <Row
              key={`${hit.edition} ${hit.reference} ${hit.span?.startWord} ${hit.span?.endWord}`}
              hit={hit}
              note={null}
            />
          ))}
      </ul>
      {spellings !== null && resultCount > results.length && (
        <p className="mt-1 text-meta text-muted">{numberText.someOf(results.length)}</p>
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

function Row({ hit, note }: { readonly hit: ValueHit; readonly note: string | null }) {
  return (
    <li className="flex min-h-12 flex-wrap content-center items-baseline justify-between gap-x-4 border-b border-line py-1">
      <span className="flex items-baseline gap-2 text-ui">
        <Place hit={hit} />
        {note !== null && <span className="text-muted tabular-nums">{note}</span>}
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
