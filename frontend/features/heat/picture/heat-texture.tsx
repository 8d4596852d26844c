import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { bookById } from '../../../../domain/canon/index.ts';
import type { HeatShape } from '../../../../domain/heat/index.ts';
import { heatPictureText } from '../../../text/instruments/heat-picture-text.ts';
import { HeatLegend } from './heat-legend.tsx';
import { paint } from './paint.ts';
import { type Answers, isAskedIn, shadesOf } from './shades.ts';
import { shownShares } from './shown-shares.ts';
import { useColours } from './use-colours.ts';
import { useRoom } from './use-room.ts';

/** The size of a verse in CSS pixels. */
const SQUARE = 3;
/** The width of a book's name and of its share, or of its two shares, in units of its line. */
const NAME_WIDTH = [4.75, 6.75];

interface HeatTextureProps {
  readonly shape: HeatShape;
  readonly answers: Answers;
  readonly onBook: (book: number) => void;
  readonly chosen: number | null;
  readonly counted: string | null;
}

/** The picture in a narrow window: the verses of each book follow each other, and a touch chooses the book. */
export function HeatTexture(props: HeatTextureProps) {
  const { shape, answers, onBook, chosen, counted } = props;
  const list = useRef<HTMLUListElement>(null);
  const room = useRoom(list);
  const colours = useColours(answers.length > 1);
  const shading = useMemo(() => shadesOf(shape, answers), [shape, answers]);
  const shown = useMemo(() => shownShares(shape, answers), [shape, answers]);
  const nameWidth = (NAME_WIDTH[answers.length - 1] ?? 0) * (room?.line ?? 0);
  const columns = room === null ? 0 : Math.max(1, Math.floor((room.width - nameWidth) / SQUARE));
  return (
    <div>
      <HeatLegend shading={shading} colours={colours} counted={counted} />
      <ul ref={list} className={columns === 0 ? 'mt-3 min-h-screen' : 'mt-3'}>
        {/* A row without its picture would grow later. Until the rows are drawn, what follows the list is out of view. */}
        {(columns === 0 ? [] : shape.books).map(({ id, first, verses }, book) => {
          const { name, abbreviation } = bookById(id);
          const share = heatPictureText.share(shown.map((one) => one[book] ?? null));
          if (!isAskedIn(answers, book)) return null;
          return (
            <li key={id}>
              <button
                type="button"
                className="flex min-h-6 w-full cursor-pointer items-start py-0.5 text-left text-meta leading-5 aria-pressed:bg-selected"
                aria-label={heatPictureText.bookButton(abbreviation, share, name)}
                aria-pressed={chosen === book}
                onClick={() => onBook(book)}
              >
                <span className="flex-none whitespace-nowrap text-muted" style={{ width: nameWidth }}>
                  <span className="text-ink">{abbreviation}</span> {share}
                </span>
                <Flow
                  columns={columns}
                  shades={shading.shades}
                  first={first}
                  verses={verses}
                  pixels={colours.pixels}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface FlowProps {
  readonly columns: number;
  readonly shades: Uint8Array;
  readonly first: number;
  readonly verses: number;
  readonly pixels: Uint32Array;
}

const Flow = memo(function Flow({ columns, shades, first, verses, pixels }: FlowProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const rows = Math.ceil(verses / columns);
  useLayoutEffect(() => {
    const squares = Uint32Array.from({ length: verses }, (_, verse) => verse);
    if (canvas.current === null) return;
    paint(canvas.current, { columns, rows, squares }, shades.subarray(first, first + verses), pixels);
  }, [columns, rows, shades, first, verses, pixels]);
  return (
    <canvas
      ref={canvas}
      width={columns}
      height={rows}
      className="mt-[0.1875rem] [image-rendering:pixelated]"
      style={{ width: columns * SQUARE, height: rows * SQUARE }}
    />
  );
});
