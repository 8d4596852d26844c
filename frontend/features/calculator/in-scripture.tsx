import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ValueHit, ValueSearchAnswer } from '../../../domain/contract/index.ts';
import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { type GematriaMethod, methodById } from '../../../domain/gematria/index.ts';
import { methodIds } from '../../../domain/gematria/method-types.ts';
import { isAramaic } from '../../../domain/hebrew/index.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { placeParams } from '../../shared/places/place.ts';
import { FoundEnglish } from '../../shared/scripture/found-word.tsx';
import { Scripture } from '../../shared/scripture/scripture.tsx';
import { calculatorText } from '../../text/instruments/calculator-text.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { Section } from '../../ui/pages/section.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { calculatorQueries, type Unit } from './calculator-queries.ts';

/** How long a value must stay the same before the library is searched for it, in milliseconds. */
const SEARCH_DELAY_MS = 400;

const words = calculatorText.inScripture;
const UNITS: readonly Unit[] = ['word', 'span', 'verse'];

interface InScriptureProps {
  readonly value: number | null;
  readonly method: GematriaMethod;
  readonly hasUnsupportedOption: boolean;
}

export function InScripture({ value: current, method, hasUnsupportedOption }: InScriptureProps) {
  // The value and the method form one text, because the hook compares by identity and a new object is never identical
  // to the last one.
  const [settled = '', id = ''] = useDebounced(`${current ?? ''} ${method.id}`, SEARCH_DELAY_MS).split(' ');
  const value = settled === '' ? null : Number(settled);
  const settledMethod = methodById(id) ?? method;
  return (
    <Section title={words.title}>
      {value === null && <p className="mt-2 text-ui text-muted">{words.noValue}</p>}
      {value !== null && value > MAX_VALUE && (
        <p className="mt-2 text-ui text-muted">{words.tooLarge(value)}</p>
      )}
      {value !== null && value <= MAX_VALUE && (
        <>
          <p className="mt-1 text-ui text-muted">
            <RichText
              text={words.asked(value, settledMethod.name)}
              parts={{ number: () => <NumberLink isInText value={value} className="text-accent" /> }}
            />
            {hasUnsupportedOption && ` ${words.withoutOption}`}
          </p>
          <Places value={value} method={settledMethod} />
        </>
      )}
    </Section>
  );
}

interface PlacesProps {
  readonly value: number;
  readonly method: GematriaMethod;
}

function Places({ value, method }: PlacesProps) {
  const units = UNITS.filter((id) => id !== 'span' || method.spans);
  const found = useQueries({
    queries: units.map((id) => calculatorQueries.inScripture(value, method.id, id)),
  });
  const error = found[0]?.error ?? null;
  if (error !== null && found.every((one) => one.error !== null)) {
    return (
      <div className="mt-3">
        <ErrorBox
          message={words.failed}
          detail={error.message}
          retry={isTemporary(error) ? () => void Promise.all(found.map((one) => one.refetch())) : undefined}
        />
      </div>
    );
  }
  return (
    <div className="mt-3 grid">
      {units.map((unit, at) => {
        const one = found[at];
        return one && <Found key={unit} found={one} value={value} method={method} unit={unit} />;
      })}
      {!method.spans && <p className="border-t border-line pt-3 text-ui text-muted">{words.noPhrases}</p>}
    </div>
  );
}

interface FoundProps {
  readonly found: UseQueryResult<ValueSearchAnswer>;
  readonly value: number;
  readonly method: GematriaMethod;
  readonly unit: Unit;
}

function Found({ found, value, method, unit }: FoundProps) {
  const title = words.units[unit];
  return (
    <section aria-label={title} className="border-t border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-body font-medium">{title}</h3>
        <p className="text-ui text-muted tabular-nums" role="status">
          {found.isPending && words.counting}
          {found.data !== undefined && words.found(found.data.resultCount, unit)}
        </p>
      </div>
      {found.isPending && <span className="skeleton skeleton-late mt-2 h-24 w-full" />}
      {found.error !== null && (
        <div className="mt-2">
          <ErrorBox
            message={words.unitFailed[unit]}
            detail={found.error.message}
            retry={isTemporary(found.error) ? () => void found.refetch() : undefined}
          />
        </div>
      )}
      {found.data !== undefined && found.data.results.length > 0 && (
        <ul className="mt-1 grid gap-1">
          {found.data.results.map((hit) => (
            <Hit
              key={`${hit.edition} ${hit.reference} ${hit.span?.startWord ?? ''} ${hit.span?.endWord ?? ''}`}
              hit={hit}
            />
          ))}
        </ul>
      )}
      {found.data !== undefined && found.data.resultCount > 0 && (
        <Link
          to="/search/gematria/$value"
          params={{ value: String(value) }}
          search={{ method: [method.id], unit }}
          className="inline-block py-2 text-ui"
        >
          {words.all(found.data.resultCount, unit)}
        </Link>
      )}
    </section>
  );
}

function Hit({ hit }: { readonly hit: ValueHit }) {
  const text = hit.span?.text ?? hit.hebrewText ?? hit.greekText ?? '';
  const isHebrew = /\p{Script=Hebrew}/u.test(text);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 text-ui">
      <Link
        to="/explorer/$book/$chapter/$verse"
        params={placeParams(hit)}
        search={{ methods: methodIds(hit.method) }}
        className="py-1"
      >
        <bdi>{hit.reference}</bdi>
      </Link>
      <Scripture
        as="bdi"
        lang={isHebrew ? (isAramaic(hit) ? 'arc' : 'he') : 'grc'}
        text={text}
        className={`line-clamp-2 max-w-full min-w-0 ${isHebrew ? 'text-lead' : 'text-body'}`}
      />
      <p className="line-clamp-1 w-full">
        <FoundEnglish hit={hit} />
      </p>
    </li>
  );
}
