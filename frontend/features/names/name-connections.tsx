import type { NameAnalysis, NameConnection } from '../../../domain/contract/index.ts';
import { similarityInWords } from '../../../domain/names/index.ts';
import type { ChangeName } from '../../addresses/name-explorer.ts';
import { methodFullName } from '../../shared/methods.ts';
import { namesText } from '../../text/names.ts';
import { formatValue } from '../../ui/format-value.ts';
import { FoundVerse } from './found-verse.tsx';
import { RANGES } from './ranges.ts';

interface NameConnectionsProps {
  readonly analysis: NameAnalysis;
  readonly range: number;
  readonly onChange: ChangeName;
}

/**
 * For each method, the verses that have the name's value. If no verse has it, the nearest verses within the range.
 */
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
      {connections.map((connection) => (
        <Connection key={connection.method} connection={connection} range={analysis.range} />
      ))}
    </>
  );
}

function Connection({ connection, range }: { readonly connection: NameConnection; readonly range: number }) {
  const { method, value, isExact, total, verses } = connection;
  return (
    <section aria-labelledby={`verses-${method}`} className="mt-6">
      <h4 id={`verses-${method}`} className="font-semibold">
        {methodFullName(method)} <span className="text-accent tabular-nums">{formatValue(value)}</span>
      </h4>
      <p className="text-ui text-muted">{summary(isExact, total, verses.length, range)}</p>
      {verses.length > 0 && (
        <ol className="mt-1">
          {verses.map((verse) => (
            <FoundVerse key={`${verse.reference} ${verse.originalReference}`} verse={verse}>
              <span className="ms-auto font-semibold text-accent tabular-nums">
                {formatValue(verse.gematriaValue)}
              </span>
              <span className="text-meta text-muted tabular-nums">
                {similarityInWords(verse.gematriaValue, value)}
              </span>
            </FoundVerse>
          ))}
        </ol>
      )}
    </section>
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
