import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { MethodId } from '../../../../domain/gematria/method-types.ts';
import { HEAT_LEVELS, type HeatHistogram } from '../../../../domain/heat/index.ts';
import type { Letters } from '../../../letters/index.ts';
import { heatPartsText } from '../../../text/instruments/heat-parts-text.ts';
import { formatValue } from '../../../ui/words/format-value.ts';
import { shadeOf } from '../picture/shades.ts';
import { useColours } from '../picture/use-colours.ts';
import { axisEnd, type BrushPart, barsOf, type Ends, movedTo, placeOf, valueAt } from './brush-scale.ts';

interface BrushProps {
  /** 0 for the first question, 1 for the second. */
  readonly at: 0 | 1;
  /** True if two questions are compared. Then the brush has the colour of its question. */
  readonly isPair: boolean;
  readonly letters: Letters;
  readonly kind: 'verse' | 'word' | 'phrase';
  readonly methods: readonly MethodId[];
  readonly values: Ends;
  readonly onMove: (values: Ends) => void;
  /** Called once when the reader lets go. */
  readonly onEnd: (values: Ends) => void;
}

/** A small histogram of all values. The range of the question is marked in it and can be dragged, as can each end. */
export function Brush({ at, isPair, letters, kind, methods, ...range }: BrushProps) {
  const { css } = useColours(isPair);
  const { data } = useQuery({
    queryKey: ['letters', 'histogram', kind, methods],
    queryFn: ({ signal }) => letters.histogram(kind, methods, signal),
    structuralSharing: false,
  });
  return (
    <fieldset
      aria-label={heatPartsText.brush.label(kind)}
      className="text-accent"
      style={isPair ? { color: css[shadeOf(at, HEAT_LEVELS)] } : undefined}
    >
      {data !== undefined && <Plot {...range} histogram={data} />}
    </fieldset>
  );
}

const isSame = (a: Ends, b: Ends): boolean => a.low === b.low && a.high === b.high;

const BARS = 240;
const HEIGHT = 24;
const PARTS: readonly BrushPart[] = ['low', 'both', 'high'];
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

type PlotProps = Pick<BrushProps, 'values' | 'onMove' | 'onEnd'> & { readonly histogram: HeatHistogram };

function Plot({ histogram, values, onMove, onEnd }: PlotProps) {
  /** The range to which the reader has moved the brush, until the address has it. `from` is the range of the address. */
  const [moved, setMoved] = useState<{ readonly from: Ends; readonly to: Ends } | null>(null);
  const unsaved = useRef<Ends | null>(null);
  const drag = useRef<{ part: BrushPart; offset: number; end: number } | null>(null);
  const plot = useRef<HTMLDivElement>(null);
  const shown = moved !== null && isSame(moved.from, values) ? moved.to : values;
  const end = drag.current?.end ?? axisEnd(histogram, values.high);
  const move = (part: BrushPart, value: number) => {
    const next = movedTo(shown, part, value, end);
    if (isSame(next, shown)) return;
    unsaved.current = next;
    setMoved({ from: values, to: next });
    onMove(next);
  };
  const letGo = () => {
    drag.current = null;
    if (unsaved.current !== null) onEnd(unsaved.current);
    unsaved.current = null;
  };
  const pointed = ({ clientX }: PointerEvent) => {
    const { left, width } = plot.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return (clientX - left) / width;
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const part = PARTS.find((one) => one === (event.target as HTMLElement).dataset.part) ?? 'both';
    const place = pointed(event);
    // A press outside of the range brings the range there. A press inside does not move it.
    const start = placeOf(part === 'high' ? shown.high : shown.low, end);
    const isInside = part !== 'both' || (place >= start && place <= placeOf(shown.high, end));
    drag.current = { part, offset: isInside ? place - start : 0, end };
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!isInside) move('both', valueAt(place, end));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current !== null) move(drag.current.part, valueAt(pointed(event) - drag.current.offset, end));
  };
  const onKeyDown = (part: BrushPart) => (event: KeyboardEvent) => {
    const now = part === 'high' ? shown.high : shown.low;
    const to = { Home: 1, End: end }[event.key] ?? now + (STEPS[event.key] ?? Number.NaN);
    if (Number.isNaN(to)) return;
    event.preventDefault();
    move(part, to);
  };
  const from = placeOf(shown.low, end);
  const width = placeOf(shown.high, end) - from;
  const { low, window, high } = heatPartsText.brush;
  const slider = (part: BrushPart, label: string) => ({
    role: 'slider',
    tabIndex: 0,
    'data-part': part,
    'aria-label': label,
    'aria-valuemin': 1,
    'aria-valuemax': end,
    'aria-valuenow': part === 'high' ? shown.high : shown.low,
    'aria-valuetext': heatPartsText.brush.range(shown.low, shown.high),
    onKeyDown: onKeyDown(part),
    onKeyUp: letGo,
    // A press on another part moves the focus there, but it does not end the drag.
    onBlur: () => drag.current === null && letGo(),
  });
  return (
    <div
      ref={plot}
      className="relative h-17 touch-pan-y cursor-crosshair select-none"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <Bars histogram={histogram} end={end} />
      <div {...slider('both', window)} className="absolute inset-x-0 top-0 h-12">
        <div
          className="pointer-events-none absolute top-0 h-12 min-w-0.5 border-current border-x bg-current/25"
          style={{ insetInlineStart: `${100 * from}%`, inlineSize: `${100 * width}%` }}
        />
      </div>
      <div
        {...slider('low', low)}
        className={`${HANDLE} -ms-6 justify-end`}
        style={{ insetInlineStart: `${100 * from}%` }}
      >
        <span className={GRIP} />
      </div>
      <div
        {...slider('high', high)}
        className={HANDLE}
        style={{ insetInlineStart: `${100 * (from + width)}%` }}
      >
        <span className={GRIP} />
      </div>
      <p className="pointer-events-none absolute inset-x-0 bottom-0 flex justify-between text-meta text-muted tabular-nums">
        <span>{formatValue(1)}</span>
        <span className="min-w-0 truncate px-2">{heatPartsText.brush.hint}</span>
        <span>{formatValue(end)}</span>
      </p>
    </div>
  );
}

const HANDLE = 'absolute top-0 flex h-12 w-6 cursor-ew-resize items-center';
const GRIP = 'pointer-events-none h-7 w-2 rounded-full border border-background bg-current';

function Bars({ histogram, end }: { readonly histogram: HeatHistogram; readonly end: number }) {
  const path = barsOf(histogram, end, BARS)
    .map((share, bar) => (share === 0 ? '' : `M${bar + 0.5} ${HEIGHT}V${HEIGHT * (1 - share)}`))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${BARS} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="pointer-events-none block h-12 w-full border-b border-line"
      aria-hidden="true"
    >
      <path d={path} strokeWidth={0.7} className="stroke-control-line" />
    </svg>
  );
}
