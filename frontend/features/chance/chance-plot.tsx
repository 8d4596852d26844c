import '../../styles/later-pages.css';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { ChanceAnswer } from '../../../domain/contract/index.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { chanceText } from '../../text/instruments/chance-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { NUMERIC, TABLE } from '../../ui/pages/page-classes.ts';
import { download } from '../../ui/sharing/download.ts';
import { formatValue } from '../../ui/words/format-value.ts';
import type { ChanceParams } from './chance-queries.ts';
import { type ChanceRow, chanceShape, expectedOf, rowsAsCsv } from './chance-rows.ts';
import { formatExpected, formatMean } from './chance-words.ts';

interface ChancePlotProps {
  readonly answer: ChanceAnswer;
  readonly query: ChanceParams;
}

/** The height of the plot in units of its SVG. Each value is one unit wide. */
const HEIGHT = 24;

export function ChancePlot({ answer, query }: ChancePlotProps) {
  const [isTable, setTable] = useState(false);
  const { value, method, neighbours, unit } = answer;
  const methods = method.split(',').map(methodLabel).join(' and ');
  const noun = unit === 'word' ? chanceText.plot.words : chanceText.plot.phrases;
  return (
    <figure className="mt-4">
      <figcaption className="text-ui">
        <span className="font-medium">{chanceText.plot.title(formatValue(value))}</span>
        <span className="text-muted">{chanceText.plot.of(noun, methods)}</span>
      </figcaption>
      {isTable ? (
        <ChanceTable rows={neighbours} value={value} unit={unit} />
      ) : (
        <Plot key={`${value} ${method}`} answer={answer} query={query} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setTable(!isTable)}>
          {isTable ? chanceText.plot.showPlot : chanceText.plot.showTable}
        </Button>
        <Button
          onClick={() =>
            download({
              name: chanceText.plot.file(value, methods),
              extension: 'csv',
              content: rowsAsCsv(neighbours),
            })
          }
        >
          {chanceText.plot.csv}
        </Button>
      </div>
    </figure>
  );
}

function Plot({ answer: { value, neighbours, unit }, query }: ChancePlotProps) {
  const at = neighbours.findIndex((row) => row.value === value);
  const [active, setActive] = useState(at);
  const { points, band, line, min, max } = chanceShape(neighbours, HEIGHT);
  const last = neighbours.length - 1;
  const shown = neighbours[active];
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: active - 1,
      ArrowDown: active - 1,
      ArrowRight: active + 1,
      ArrowUp: active + 1,
      PageDown: active - 10,
      PageUp: active + 10,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setActive(Math.min(last, Math.max(0, to)));
  };
  const onPointer = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const over = Math.floor(((event.clientX - left) / width) * neighbours.length);
    setActive(Math.min(last, Math.max(0, over)));
  };
  const end = neighbours[last]?.value ?? value;
  return (
    <>
      <div className="mt-2 flex justify-between text-meta text-muted">
        <span className="tabular-nums">{chanceText.plot.axis(formatValue(max))}</span>
        <Legend expected={band === '' ? null : chanceText.plot.compared[unit]} />
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={chanceText.plot.region}
        aria-valuemin={neighbours[0]?.value ?? value}
        aria-valuemax={end}
        aria-valuenow={shown?.value ?? value}
        aria-valuetext={shown && rowInWords(shown)}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setActive(at)}
        className="cursor-crosshair touch-pan-y rounded border-line border-b"
      >
        <svg
          viewBox={`0 0 ${neighbours.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-36 w-full overflow-visible"
          aria-hidden="true"
        >
          {active !== at && <rect x={active} y={0} width={1} height={HEIGHT} className="fill-selected" />}
          {band !== '' && (
            <>
              <polygon points={band} className="fill-third opacity-20" />
              <polyline
                points={line}
                className="fill-none stroke-third"
                strokeWidth={1.5}
                vectorEffect="non-scaling-stroke"
              />
            </>
          )}
          {points.map(({ x, y }, index) => (
            // Each point is a line without length that has round ends, so it is a circle at any width of the plot.
            <path
              key={neighbours[index]?.value}
              d={`M${x} ${y}h0.001`}
              strokeWidth={index === at ? 11 : 5}
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
              className={index === at ? 'stroke-accent' : 'stroke-control-line'}
            />
          ))}
        </svg>
      </div>
      <p className="text-meta text-muted tabular-nums">{chanceText.plot.axis(formatValue(min))}</p>
      <div className="relative h-6 text-meta text-muted tabular-nums">
        {at > 6 && <span className="absolute start-0">{formatValue(neighbours[0]?.value ?? value)}</span>}
        <span
          className="absolute -translate-x-1/2 whitespace-nowrap font-semibold text-accent"
          style={{ insetInlineStart: `${((at + 0.5) / neighbours.length) * 100}%` }}
        >
          {`▲ ${formatValue(value)}`}
        </span>
        <span className="absolute end-0">{formatValue(end)}</span>
      </div>
      {shown !== undefined && <Readout row={shown} value={value} query={query} />}
    </>
  );
}

function Legend({ expected }: { readonly expected: string | null }) {
  return (
    <span className="flex flex-wrap justify-end gap-x-3">
      <span>
        <span aria-hidden="true" className="me-1 inline-block size-1.5 rounded-full bg-control-line" />
        {chanceText.plot.found}
      </span>
      {expected !== null && (
        <span>
          <span aria-hidden="true" className="me-1 inline-block w-4 border-b-2 border-third align-middle" />
          {expected}
        </span>
      )}
    </span>
  );
}

function rowInWords(row: ChanceRow): string {
  const found = chanceText.plot.row(formatValue(row.value), formatValue(row.observed));
  const expected = expectedOf(row);
  return expected === null ? found : chanceText.plot.expected(found, formatExpected(expected));
}

interface ReadoutProps {
  readonly row: ChanceRow;
  readonly value: number;
  readonly query: ChanceParams;
}

function Readout({ row, value, query }: ReadoutProps) {
  const { group: _, ...search } = query;
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-ui tabular-nums">
      <span>{rowInWords(row)}</span>
      {row.value !== value && (
        <Link to="/search/gematria/$value" params={{ value: String(row.value) }} search={search}>
          {chanceText.plot.search(formatValue(row.value))}
        </Link>
      )}
    </p>
  );
}

interface ChanceTableProps {
  readonly rows: readonly ChanceRow[];
  readonly value: number;
  readonly unit: ChanceAnswer['unit'];
}

function ChanceTable({ rows, value, unit }: ChanceTableProps) {
  const { columns } = chanceText.plot;
  return (
    <section aria-label={chanceText.plot.table} className="my-3">
      <table className={`${TABLE} text-meta`}>
        <thead>
          <tr>
            <th scope="col">{columns.value}</th>
            <th scope="col" className={NUMERIC}>
              {columns.found}
            </th>
            {unit === 'span' && (
              <th scope="col" className={NUMERIC}>
                {columns.inAnyOrder}
              </th>
            )}
            <th scope="col" className={NUMERIC}>
              {columns.letters}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.value} className={row.value === value ? 'bg-selected font-semibold' : undefined}>
              <th scope="row" aria-current={row.value === value ? 'true' : undefined}>
                {formatValue(row.value)}
              </th>
              <td className={NUMERIC}>{formatValue(row.observed)}</td>
              {unit === 'span' && (
                <td className={NUMERIC}>{row.inAnyOrder === null ? '–' : formatExpected(row.inAnyOrder)}</td>
              )}
              <td className={NUMERIC}>{row.mean === null ? '–' : formatMean(row.mean)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
