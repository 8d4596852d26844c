import type { Point } from '../../../domain/tree-of-life/index.ts';
import { SEPHIROT, SPHERE_RADIUS } from '../../../domain/tree-of-life/index.ts';

/**
 * The zoom and position of the diagram. The diagram is enlarged around its middle, then moved by `pan`, which is in
 * units of the diagram.
 */
export interface View {
  readonly zoom: number;
  readonly pan: Point;
}

export const ZOOM = { start: 1, step: 0.2, min: 0.6, max: 2 } as const;

export const PAN_STEP = 40;

export const START: View = { zoom: ZOOM.start, pan: { x: 0, y: 0 } };

const MARGIN = SPHERE_RADIUS + 9;
const ys = SEPHIROT.map(({ position }) => position.y);
const xs = SEPHIROT.map(({ position }) => position.x);

export const BOX = {
  x: Math.min(...xs) - MARGIN,
  y: Math.min(...ys) - MARGIN,
  width: Math.max(...xs) - Math.min(...xs) + 2 * MARGIN,
  height: Math.max(...ys) - Math.min(...ys) + 2 * MARGIN,
};

const MIDDLE: Point = { x: BOX.x + BOX.width / 2, y: BOX.y + BOX.height / 2 };

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/** Moves the diagram to a position that is at most half of its zoomed width and height away from the middle. */
export function panTo(view: View, { x, y }: Point): View {
  const { zoom } = view;
  return { zoom, pan: { x: clamp(x, (BOX.width * zoom) / 2), y: clamp(y, (BOX.height * zoom) / 2) } };
}

export function zoomBy(view: View, steps: number): View {
  const requested = Math.round((view.zoom + steps * ZOOM.step) * 10) / 10;
  const zoom = Math.min(ZOOM.max, Math.max(ZOOM.min, requested));
  const factor = zoom / view.zoom;
  return panTo({ ...view, zoom }, { x: view.pan.x * factor, y: view.pan.y * factor });
}

export const transformOf = ({ zoom, pan }: View): string =>
  `translate(${MIDDLE.x + pan.x} ${MIDDLE.y + pan.y}) scale(${zoom}) translate(${-MIDDLE.x} ${-MIDDLE.y})`;

export function bringIntoView(view: View, point: Point): View {
  const { zoom, pan } = view;
  const place = (at: number, middle: number, moved: number) => middle + moved + (at - middle) * zoom;
  const beyond = (at: number, first: number, length: number) => {
    const margin = MARGIN * zoom;
    return Math.max(first + margin - at, 0) + Math.min(first + length - margin - at, 0);
  };
  const x = beyond(place(point.x, MIDDLE.x, pan.x), BOX.x, BOX.width);
  const y = beyond(place(point.y, MIDDLE.y, pan.y), BOX.y, BOX.height);
  return x === 0 && y === 0 ? view : panTo(view, { x: pan.x + x, y: pan.y + y });
}
