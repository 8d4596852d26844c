import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { bookById } from '../../../../domain/canon/index.ts';
import type { HeatShape } from '../../../../domain/heat/index.ts';
import { heatPictureText } from '../../../text/instruments/heat-picture-text.ts';
import { HeatLegend } from './heat-legend.tsx';
import { type Layout, layoutOf, NO_SQUARE, verseAt } from './layout.ts';
import { movedCell } from './move.ts';
import { paint } from './paint.ts';
import { type Answers, isAskedIn, shadesOf } from './shades.ts';
import { shownShares } from './shown-shares.ts';
import { useColours } from './use-colours.ts';
import { useRoom } from './use-room.ts';

/** The height of the picture if the window is wide enough for it, in CSS pixels. */
const HEIGHT = 789;
/** In a narrower window, the width and the height of the picture make about this product. */
const AREA = 900_000;

/** About how high the picture is at a width, for the place that is kept for it. */
export const heatHeight = (width: number): number => Math.max(HEIGHT, Math.round(AREA / width));

interface HeatPictureProps {
  readonly shape: HeatShape;
  readonly answers: Answers;
  /** The verse that is read, which has a frame. */
  readonly cell: number | null;
  readonly onCell: (cell: number) => void;
  readonly onOpen: (cell: number) => void;
  /** The id of the element that says what the verse with the frame has. */
  readonly describedBy?: string | undefined;
  /** What the counts in the legend are. */
  readonly counted: string | null;
}

export function HeatPicture(props: HeatPictureProps) {
  const { shape, answers, cell, counted } = props;
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const [isByKey, setByKey] = useState(false);
  const colours = useColours(answers.length > 1);
  // A new answer seldom searches other books.
  const shown = shape.books.map((_, book) => Number(isAskedIn(answers, book))).join('');
  const layout = useMemo(
    () =>
      room === null || room.width === 0
        ? null
        : layoutOf(shape, { ...room, height: HEIGHT, isShown: (book) => shown[book] === '1' }),
    [shape, room, shown],
  );
  const shading = useMemo(() => shadesOf(shape, answers), [shape, answers]);
  const shares = useMemo(() => shownShares(shape, answers), [shape, answers]);
  return (
    <div>
      <HeatLegend shading={shading} colours={colours} counted={counted} />
      <div ref={frame} className="relative mt-2" style={{ minHeight: heatHeight(room?.width ?? HEIGHT) }}>
        {layout !== null && (
          <>
            <HeatCanvas
              {...props}
              layout={layout}
              shades={shading.shades}
              pixels={colours.pixels}
              onKey={setByKey}
            />
            {cell !== null && layout.squares[cell] !== NO_SQUARE && (
              <CellFrame layout={layout} cell={cell} isByKey={isByKey} />
            )}
            <div aria-hidden="true">
              <HeatLabels shape={shape} layout={layout} shares={shares} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

interface HeatCanvasProps extends HeatPictureProps {
  readonly layout: Layout;
  readonly shades: Uint8Array;
  readonly pixels: Uint32Array;
  /** Is told whether the frame moves by a key or by the pointer. */
  readonly onKey: (isByKey: boolean) => void;
}

function HeatCanvas(props: HeatCanvasProps) {
  const { shape, cell, onCell, onOpen, describedBy, layout, shades, pixels, onKey } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const start = performance.now();
    if (canvas.current !== null) paint(canvas.current, layout, shades, pixels);
    performance.measure('heat: paint', { start });
  }, [layout, shades, pixels]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture begins with a verse if the reader has come back.
  useEffect(() => {
    if (cell !== null) canvas.current?.focus({ preventScroll: true });
  }, []);
  const verseUnder = ({ nativeEvent }: { nativeEvent: MouseEvent }) =>
    verseAt(layout, nativeEvent.offsetX, nativeEvent.offsetY);
  const hover = (event: PointerEvent) => {
    const verse = event.pointerType === 'touch' ? null : verseUnder(event);
    if (verse === null || verse === cell) return;
    onKey(false);
    onCell(verse);
  };
  // A first touch reads the verse, as the pointer does when it is over it. A second one opens it.
  const choose = (event: React.MouseEvent<HTMLCanvasElement, globalThis.PointerEvent>) => {
    const verse = verseUnder(event);
    if (verse === null) return;
    if (event.nativeEvent.pointerType === 'touch' && verse !== cell) onCell(verse);
    else onOpen(verse);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = movedCell(shape, layout, cell, event.key);
    const opens = event.key === 'Enter' && cell !== null;
    if (moved === null && !opens) return;
    event.preventDefault();
    onKey(true);
    if (moved !== null) onCell(moved);
    else if (cell !== null) onOpen(cell);
  };
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={heatPictureText.name}
      aria-describedby={describedBy}
      tabIndex={0}
      width={layout.columns}
      height={layout.rows}
      className="block cursor-crosshair [image-rendering:pixelated]"
      style={{ width: layout.columns * layout.square, height: layout.rows * layout.square }}
      onPointerMove={hover}
      onClick={choose}
      onKeyDown={press}
    />
  );
}

interface CellFrameProps {
  readonly layout: Layout;
  readonly cell: number;
  readonly isByKey: boolean;
}

/** The frame is apart from the canvas, so nothing is painted again when it moves. */
function CellFrame({ layout: { square, columns, squares }, cell, isByKey }: CellFrameProps) {
  const element = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key can move the frame out of the window.
  useEffect(() => {
    if (isByKey) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cell, isByKey]);
  const at = squares[cell] ?? 0;
  const left = (at % columns) * square;
  const top = Math.floor(at / columns) * square;
  return (
    <span
      ref={element}
      className="pointer-events-none absolute size-3 scroll-mt-20 scroll-mb-28 -translate-1/2 rounded-[2px] border-2 border-ink outline-2 outline-background"
      style={{ left: left + square / 2, top: top + square / 2 }}
    />
  );
}

interface HeatLabelsProps {
  readonly shape: HeatShape;
  readonly layout: Layout;
  /** For each question the share of each book. */
  readonly shares: readonly (readonly (number | null)[])[];
}

/** The names of the books over the picture, in the short forms that people know, each with its share of verses. */
const HeatLabels = memo(function HeatLabels({ shape, layout, shares }: HeatLabelsProps) {
  const { square, labels } = layout;
  return labels.map(({ book, chapter, x, y }) => {
    const id = shape.books[book]?.id;
    if (id === undefined) return null;
    const name = bookById(id).abbreviation;
    return (
      <span
        key={`${id} ${chapter}`}
        className="pointer-events-none absolute text-meta leading-[1.0625rem] whitespace-nowrap text-muted"
        style={{ left: x * square, top: y * square }}
      >
        {chapter === null ? (
          <>
            <span className="pe-1.5 text-ink">{name}</span>
            {heatPictureText.share(shares.map((ofBook) => ofBook[book] ?? null))}
          </>
        ) : (
          heatPictureText.goesOn(name, chapter)
        )}
      </span>
    );
  });
});
