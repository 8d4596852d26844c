import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NameAnalysis, NameConnection } from '../../../domain/contract/index.ts';
import { MAX_NAME_RANGE, NAME_RANGE } from '../../../domain/contract/limits.ts';
import { similarityInWords } from '../../../domain/names/index.ts';
import type { ChangeName } from '../../addresses/name-explorer-address.ts';
import { methodFullName, STANDARD_METHODS } from '../../shared/methods/methods.ts';
import { valueCountQuery } from '../../shared/methods/value-counts.ts';
import { namesText } from '../../text/instruments/names-text.ts';
import { numberText } from '../../text/instruments/number-text.ts';
import { FailedLine } from '../../ui/pages/failed-line.tsx';
import { Section } from '../../ui/pages/section.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { FoundVerse } from './found-verse.tsx';

const RANGES = [0, NAME_RANGE, 50, 100, 500, MAX_NAME_RANGE];

interface NameConnectionsProps {
  readonly analysis: NameAnalysis;
  readonly range: number;
  readonly onChange: ChangeName;
}

export function NameConnections({ analysis, range, onChange }: NameConnectionsProps) {
  const { biblicalConnections: connections } = analysis;
  const hasExact = connections.some(({ isExact }) => isExact);
  return (
    <>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="max-w-[40rem] text-ui text-muted">{namesText.connections.lead}</p>
        <label className="flex flex-wrap items-center gap-2 text-ui">
          {namesText.connections.range}
          <select
            className="select"
            value={range}
            onChange={({ target }) => onChange({ range: Number(target.value) })}
          >
            {[...new Set([...RANGES, range])]
              .sort((a, b) => a - b)
              .map((distance) => (
                <option key={distance} value={distance}>
                  {distance === 0 ? namesText.connections.exactOnly : `± ${formatValue(distance)}`}
                </option>
              ))}
          </select>
        </label>
      </div>
      {!hasExact && (
        <p className="mt-4 max-w-[45rem]" role="status">
          {namesText.connections.none}
        </p>
      )}
      <SameValue analysis={analysis} />
      {connections.map((connection) => (
        <Connection key={connection.method} connection={connection} range={analysis.range} />
      ))}
    </>
  );
}

function SameValue({ analysis: { gematriaValues } }: { readonly analysis: NameAnalysis }) {
  const searches = gematriaValues.flatMap(({ method, value }) => {
    const id = STANDARD_METHODS.find((one) => one === method);
    return id === undefined || value === null
      ? []
      : (['word', 'span'] as const).map((unit) => ({ value, unit, method: id }));
  });
  const counts = useQueries({
    queries: searches.map(({ value, unit, method }) => valueCountQuery({ value, unit, methods: [method] })),
  });
  if (searches.length === 0) return null;
  const failed = counts.filter(({ error, isFetching }) => error !== null && !isFetching);
  if (failed.length > 0)
    return (
      <div className="mt-4 text-ui">
        <FailedLine
          message={numberText.failed}
          retry={() => void Promise.all(failed.map((one) => one.refetch()))}
        />
      </div>
    );
  return (
    <ul className="mt-4 flex flex-wrap gap-2 text-ui">
      {searches.map(({ value, unit, method }, at) => {
        const count = counts[at]?.data;
        if (count === undefined) {
          return <li key={`${method} ${unit}`} className="skeleton skeleton-late min-h-11 w-60" />;
        }
        return (
          count > 0 && (
            <li key={`${method} ${unit}`}>
              <Link
                to="/search/gematria/$value"
                params={{ value: String(value) }}
                search={{ unit, method: [method] }}
                className="control control-lined tabular-nums"
              >
                {numberText.withValue(count, unit, value)}
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}

function Connection({ connection, range }: { readonly connection: NameConnection; readonly range: number }) {
  const { method, value, isExact, total, verses } = connection;
  const title = (
    <>
      {methodFullName(method)}{' '}
      <span className="text-accent tabular-nums">
        <NumberLink value={value} />
      </span>
    </>
  );
  return (
    <Section as="h4" title={title} look="font-semibold" className="mt-6">
      <p className="text-ui text-muted">{summary(isExact, total, verses.length, range)}</p>
      {verses.length > 0 && (
        <ol className="mt-1">
          {verses.map((verse) => (
            <FoundVerse key={`${verse.reference} ${verse.originalReference}`} verse={verse}>
              <span className="ms-auto font-semibold text-accent tabular-nums">
                <NumberLink value={verse.gematriaValue} />
              </span>
              <span className="text-meta text-muted tabular-nums">
                {similarityInWords(verse.gematriaValue, value)}
              </span>
            </FoundVerse>
          ))}
        </ol>
      )}
    </Section>
  );
}

function summary(isExact: boolean, total: number, shown: number, range: number): string {
  if (isExact) {
    return namesText.connections.exact(total, shown);
  }
  if (shown === 0)
    return range === 0
      ? namesText.connections.noneExact
      : namesText.connections.noneWithin(formatValue(range));
  return namesText.connections.nearest(formatValue(range));
}
