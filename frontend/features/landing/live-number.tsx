import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import type { ValueHit } from '../../../domain/contract/index.ts';
import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { readTypedNumber } from '../../../domain/numbers/index.ts';
import { STANDARD_METHODS } from '../../shared/methods/methods.ts';
import { NumberCounts } from '../../shared/methods/number-counts.tsx';
import { numberHint } from '../../shared/methods/number-hint.ts';
import { valueQuery } from '../../shared/methods/value-counts.ts';
import { ScriptureText } from '../../shared/scripture/scripture.tsx';
import { StrongsLink } from '../../shared/scripture/strongs-link.tsx';
import { landingLiveText } from '../../text/site/landing-live-text.ts';
import { foundWordText } from '../../text/verse/found-word-text.ts';
import { Labelled } from '../../ui/forms/labelled.tsx';
import { FailedLine } from '../../ui/pages/failed-line.tsx';
import { FIELD } from '../../ui/pages/page-classes.ts';
import { ShownEnglish } from '../../ui/words/shown-english.tsx';
import { FIRST_NUMBER } from './showcase.ts';

const text = landingLiveText.number;

/** How long a number must stay the same before its words are requested, in milliseconds. */
const PAUSE_MS = 200;

const SHOWN_WORDS = 4;

const wordsQuery = (value: number) =>
  valueQuery(value, {
    unit: 'word',
    method: STANDARD_METHODS.join(),
    distinct: 'spelling',
    limit: String(SHOWN_WORDS),
  });

export function LiveNumber() {
  const id = useId();
  const [typed, setTyped] = useState(String(FIRST_NUMBER));
  const [value, setValue] = useState(FIRST_NUMBER);
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const { data, error, refetch } = useQuery({ ...wordsQuery(paused), placeholderData: keepPreviousData });
  const hint = numberHint(typed);
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <Labelled label={text.field} className="w-28">
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={FIELD}
            value={typed}
            aria-describedby={`${id}-hint`}
            aria-invalid={hint !== null}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              const read = readTypedNumber(currentTarget.value, MAX_VALUE);
              if (read.ok) setValue(read.value);
            }}
          />
        </Labelled>
        {/* In a narrow window the counts take a second line when they have loaded, so its height is kept. */}
        <div className="max-md:min-h-22 max-md:w-full">
          <NumberCounts value={value} />
        </div>
      </div>
      <p id={`${id}-hint`} role="status" className="text-meta md:min-h-6 text-muted">
        {hint}
      </p>
      <div className="min-h-38">
        {error !== null ? (
          <FailedLine message={text.failed} retry={() => void refetch()} />
        ) : data?.resultCount === 0 ? (
          <p className="py-1.5">{text.noWords(paused)}</p>
        ) : (
          <ul aria-label={text.words(paused)} className="max-w-[40rem]">
            {data?.results.map((hit) => (
              <Word key={`${hit.edition} ${hit.span?.text}`} hit={hit} />
            ))}
          </ul>
        )}
      </div>
      <p className="text-ui">
        <Link to="/number/$value" params={{ value: String(paused) }} className="inline-block py-1">
          {text.all(paused)}
        </Link>
      </p>
    </>
  );
}

/** The most frequent word of a spelling. */
function Word({ hit: { hebrewText, uses: [use] = [] } }: { readonly hit: ValueHit }) {
  if (use === undefined) return null;
  const language = hebrewText === null ? 'grc' : 'he';
  return (
    <li className="flex min-h-9 items-baseline gap-x-2">
      <bdi lang={language} className="w-28 flex-none text-left text-lead">
        <ScriptureText lang={language} text={use.text} />
      </bdi>
      {/* A long meaning is cut off, so that the link after it stays in view. */}
      <span lang="en" className="truncate text-ui">
        <ShownEnglish text={use.translation ?? foundWordText.noMeaning} />
      </span>
      {use.strongsNumber !== null && (
        <span className="text-meta text-muted">
          <StrongsLink number={use.strongsNumber} />
        </span>
      )}
      <span className="ps-2 text-ui text-muted tabular-nums">{text.times(use.occurrences)}</span>
    </li>
  );
}
