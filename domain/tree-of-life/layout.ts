import type { Point, SephirahId } from './tree-types.ts';

export const SPHERE_RADIUS = 40;

/**
 * The radius of the four circles on the vertical axis of the diagram. Malkuth is at the lowest point of the
 * lowest circle. Each other sphere is at a centre of these circles or where two of them cross.
 */
const UNIT = 160;

const HALF_WIDTH = UNIT * Math.sin(Math.PI / 3);

/**
 * The place of each sphere: its column (−1 left, 0 middle, 1 right, as the reader sees it) and its distance below the
 * crown in units.
 */
const PLACES: Readonly<Record<SephirahId, readonly [column: number, height: number]>> = {
  kether: [0, 0],
  chokmah: [1, 0.5],
  binah: [-1, 0.5],
  chesed: [1, 1.5],
  geburah: [-1, 1.5],
  tiferet: [0, 2],
  netzach: [1, 2.5],
  hod: [-1, 2.5],
  yesod: [0, 3],
  malkuth: [0, 4],
};

/**
 * The position of a sephirah in the usual drawing: four equal circles along one line, each through the centre of the
 * next. Mercy is on the right, severity on the left.
 *
 * @example
 * ```ts
 * positionOf('tiferet') // => { x: 0, y: 320 }
 * positionOf('chesed').x === -positionOf('geburah').x // => true
 * ```
 */
export function positionOf(id: SephirahId): Point {
  const [column, height] = PLACES[id];
  return { x: Math.round(column * HALF_WIDTH), y: height * UNIT };
}

/**
 * The line between the centres of two spheres, shorter by `gap` at each end.
 *
 * @example
 * ```ts
 * lineBetween({ x: 0, y: 0 }, { x: 0, y: 100 }, 30) // => { start: { x: 0, y: 30 }, end: { x: 0, y: 70 } }
 * ```
 */
export function lineBetween(from: Point, to: Point, gap: number): { start: Point; end: Point } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (distance: number): Point => ({
    x: round(from.x + ((to.x - from.x) * distance) / length),
    y: round(from.y + ((to.y - from.y) * distance) / length),
  });
  return { start: at(gap), end: at(length - gap) };
}

/**
 * The point at the given fraction of a line's length.
 *
 * @example
 * ```ts
 * alongLine({ x: 0, y: 0 }, { x: 10, y: 20 }, 0.5) // => { x: 5, y: 10 }
 * ```
 */
export function alongLine(from: Point, to: Point, part: number): Point {
  return { x: round(from.x + (to.x - from.x) * part), y: round(from.y + (to.y - from.y) * part) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
