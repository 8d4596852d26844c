import type { Figure } from '../../../domain/numbers/index.ts';
import { pointsOf } from '../../../domain/numbers/index.ts';
import { numberText } from '../../text/instruments/number-text.ts';

/** A figure with more points than this is not drawn, because no single point could be seen. */
const MAX_POINTS = 6_000;

interface NumberFigureProps {
  readonly value: number;
  readonly figure: Figure;
}

export function NumberFigure({ value, figure }: NumberFigureProps) {
  if (value > MAX_POINTS) return null;
  const points = pointsOf(figure);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const width = Math.max(...xs) - left;
  const height = Math.max(...ys) - top;
  return (
    <figure className="grid justify-items-center gap-2">
      <svg
        role="img"
        aria-label={numberText.drawing(value, figure)}
        viewBox={`${left - 1} ${top - 1} ${width + 2} ${height + 2}`}
        className="max-h-56 w-full max-w-72 text-accent"
      >
        {/* A line of no length with a round end is a point. One path draws thousands of them at once. */}
        <path
          d={points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('')}
          fill="none"
          stroke="currentColor"
          strokeWidth="0.62"
          strokeLinecap="round"
        />
      </svg>
      <figcaption className="text-meta text-muted">{numberText.figure(figure)}</figcaption>
    </figure>
  );
}

const round = (coordinate: number): number => Math.round(coordinate * 1000) / 1000;
