import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ValueHit } from '../../../domain/contract/index.ts';
import { STANDARD } from '../../../domain/gematria/standard.ts';
import { isAramaic } from '../../../domain/hebrew/index.ts';
import { placeParams } from '../../shared/places/place.ts';
import { FoundEnglish, FoundWord } from '../../shared/scripture/found-word.tsx';
import { Scripture } from '../../shared/scripture/scripture.tsx';
import { numberText } from '../../text/instruments/number-text.ts';
import { Section } from '../../ui/pages/section.tsx';
import { useOneTabStop } from '../../ui/panels/use-one-tab-stop.ts';
import { formatValue } from '../../ui/words/format-value.ts';
import { TimesLine } from '../times/index.ts';
import type { Unit } from './number-queries.ts';
import type { FoundPart } from './number-report.ts';

interface FirstFoundProps {
  readonly unit: 'word' | 'verse';
  readonly hit: ValueHit;
}

export function FirstFound({ unit, hit }: FirstFoundProps) {
  const title = unit === 'word' ? numberText.firstWord : numberText.firstVerse;
  return (
    <section aria-label={title} className="rounded-(--radius) border border-line p-4">
      <h2 className="text-meta text-muted">{title}</h2>
      <Found hit={hit} isLarge={unit === 'word'} />
    </section>
  );
}

interface FoundSectionProps {
  readonly unit: Unit;
  readonly value: number;
  readonly parts: readonly FoundPart[];
}

export function FoundSection({ unit, value, parts }: FoundSectionProps) {
  // If the call for one of the two languages failed, its part is missing, and nothing is known about that language.
  if (parts.length === 2 && parts.every(({ answer }) => answer.resultCount === 0)) {
    return <EmptySection title={numberText.sections[unit]} text={numberText.inNeither(unit)} />;
  }
  return (
    <Section title={numberText.sections[unit]} className="mt-10">
      <p className="mt-1 text-ui text-muted">{numberText.about[unit]}</p>
      <div className="mt-3 grid gap-x-12 gap-y-6 md:grid-cols-2">
        {parts.map((part) => (
          <section key={part.script} aria-label={numberText.languages[part.script]} className="min-w-0">
            <h3 className="flex items-baseline justify-between gap-4 border-b border-line pb-1">
              <span className="text-ui text-muted">{numberText.languages[part.script]}</span>
              {part.answer.resultCount === 0 ? (
                <span className="text-ui font-normal text-muted">{numberText.notInText(unit)}</span>
              ) : (
                <span role="status" className="font-semibold tabular-nums">
                  {shownCountOf(part)}
                </span>
              )}
            </h3>
            {part.answer.resultCount > 0 && <FoundList part={part} value={value} />}
          </section>
        ))}
      </div>
    </Section>
  );
}

interface EmptySectionProps {
  readonly title: string;
  readonly text: string;
}

export function EmptySection({ title, text }: EmptySectionProps) {
  return (
    <section aria-label={title} className="mt-6 flex flex-wrap items-baseline gap-x-3">
      <h2 className="text-h3 font-medium">{title}</h2>
      <p className="text-ui text-muted">{text}</p>
    </section>
  );
}

const shownCountOf = ({ unit, answer: { resultCount, spellingCount } }: FoundPart): string =>
  spellingCount === undefined
    ? numberText.count(resultCount, unit)
    : numberText.inSpellings(resultCount, spellingCount);

const FIRST_SPELLINGS = 12;

function FoundList({ part, value }: { readonly part: FoundPart; readonly value: number }) {
  const { unit, answer } = part;
  const { results, resultCount, spellingCount } = answer;
  const [isOpen, setOpen] = useState(false);
  const list = useOneTabStop<HTMLUListElement>();
  const listed = spellingCount === undefined || isOpen ? results : results.slice(0, FIRST_SPELLINGS);
  const all = spellingCount ?? resultCount;
  return (
    <>
      {unit === 'word' && <TimesLine asked={{ value, method: STANDARD[part.script] }} isBare />}
      <ul ref={list} className="grid">
        {listed.map((hit) => (
          <li
            key={`${hit.edition} ${hit.reference} ${hit.span?.startWord} ${hit.span?.endWord}`}
            className="border-b border-line py-1.5"
          >
            <Found hit={hit} />
          </li>
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
      {resultCount > results.length && (
        <Link
          to="/search/gematria/$value"
          params={{ value: String(value) }}
          search={{ unit, method: [STANDARD[part.script]] }}
          className="inline-block py-2 text-ui"
        >
          {numberText.all(resultCount, unit)}
        </Link>
      )}
    </>
  );
}

interface FoundProps {
  readonly hit: ValueHit;
  readonly isLarge?: boolean;
}

function Found({ hit, isLarge = false }: FoundProps) {
  const { uses, span, reference } = hit;
  const original = span?.text ?? hit.hebrewText ?? hit.greekText ?? '';
  if (uses !== undefined) {
    return uses.map((use) => (
      <Row
        key={use.strongsNumber}
        place={<Place at={use} reference={use.reference} word={use.addressWord} />}
        count={use.occurrences}
        original={<Original hit={hit} at={use} text={use.text} className="text-lead" />}
        english={<FoundWord word={use} />}
      />
    ));
  }
  return (
    <Row
      place={<Place at={hit} reference={reference} word={span?.addressWord} />}
      original={<Original hit={hit} at={hit} text={original} className={isLarge ? 'text-h2' : 'text-lead'} />}
      english={<FoundEnglish hit={hit} />}
    />
  );
}

interface RowProps {
  readonly place: ReactNode;
  readonly count?: number;
  readonly original: ReactNode;
  readonly english: ReactNode;
}

function Row({ place, count = 1, original, english }: RowProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4">
      <span className="flex items-baseline gap-2 text-ui">
        {place}
        {count > 1 && <span className="text-muted tabular-nums">{numberText.times(count)}</span>}
      </span>
      {original}
      <p className="col-span-2 line-clamp-1 text-ui">{english}</p>
    </div>
  );
}

type At = Pick<ValueHit, 'book' | 'chapter' | 'verse'>;

interface PlaceProps {
  readonly at: At;
  readonly reference: string;
  /** The number of the word at its address. Undefined for a whole verse. */
  readonly word: number | undefined;
}

function Place({ at, reference, word }: PlaceProps) {
  return (
    <Link
      to="/explorer/$book/$chapter/$verse"
      params={placeParams(at)}
      {...(word === undefined ? {} : { hash: `w${word}` })}
      className="inline-block py-1 text-ui"
    >
      <bdi>{reference}</bdi>
    </Link>
  );
}

interface OriginalProps {
  readonly hit: Pick<ValueHit, 'hebrewText'>;
  readonly at: At;
  readonly text: string;
  readonly className: string;
}

function Original({ hit, at, text, className }: OriginalProps) {
  const isGreek = hit.hebrewText === null;
  return (
    <Scripture
      as="bdi"
      lang={isGreek ? 'grc' : isAramaic(at) ? 'arc' : 'he'}
      text={text}
      className={`scripture-run max-w-full min-w-0 justify-self-end line-clamp-2 ${className}`}
    />
  );
}

export const shownCount = (count: number | undefined): string =>
  count === undefined ? numberText.none : formatValue(count);
