/**
 * A figure with as many points as a number says. `side` is its place in the row of such figures: 2701 is the
 * 73rd triangle.
 */
export interface Figure {
  readonly kind: 'triangle' | 'square' | 'star';
  readonly side: number;
}

/** A point of a figure. The distance between neighbours is 1, and y grows downwards. */
export type Point = readonly [x: number, y: number];

function sideOf(value: number, root: number, points: (side: number) => number): number | undefined {
  const side = Math.round(root);
  return side > 1 && points(side) === value ? side : undefined;
}

/**
 * The place of a number among the triangles, squares, cubes and stars; undefined where it is not one of them.
 *
 * @example
 * ```ts
 * sidesOf(36) // => { triangle: 8, square: 6, cube: undefined, star: undefined }
 * ```
 */
export function sidesOf(value: number) {
  return {
    triangle: sideOf(value, (Math.sqrt(8 * value + 1) - 1) / 2, (n) => (n * (n + 1)) / 2),
    square: sideOf(value, Math.sqrt(value), (n) => n * n),
    cube: sideOf(value, Math.cbrt(value), (n) => n ** 3),
    star: sideOf(value, (1 + Math.sqrt(1 + (2 * (value - 1)) / 3)) / 2, (n) => 6 * n * (n - 1) + 1),
  };
}

/**
 * The figures of a number: triangle, square and star. Most numbers have none.
 *
 * @example
 * ```ts
 * figuresOf(37) // => [{ kind: 'star', side: 3 }]
 * figuresOf(36) // => [{ kind: 'triangle', side: 8 }, { kind: 'square', side: 6 }]
 * figuresOf(913) // => []
 * ```
 */
export function figuresOf(value: number): readonly Figure[] {
  if (!Number.isInteger(value) || value < 3) return [];
  const sides = sidesOf(value);
  return (['triangle', 'square', 'star'] as const).flatMap((kind) => {
    const side = sides[kind];
    return side === undefined ? [] : [{ kind, side }];
  });
}

const ROW = Math.sqrt(3) / 2;

export function pointsOf({ kind, side }: Figure): readonly Point[] {
  switch (kind) {
    case 'triangle':
      return grid(
        side,
        (row) => row + 1,
        (row, at) => [at - row / 2, row * ROW],
      );
    case 'square':
      return grid(
        side,
        () => side,
        (row, at) => [at, row],
      );
    case 'star':
      return starPoints(side - 1);
  }
}

function grid(
  rows: number,
  lengthOf: (row: number) => number,
  place: (row: number, at: number) => Point,
): Point[] {
  const points: Point[] = [];
  for (let row = 0; row < rows; row++) {
    for (let at = 0; at < lengthOf(row); at++) points.push(place(row, at));
  }
  return points;
}

/** A star is two triangles, one upside down, on the same grid: x, y, z add up to 0, all above −arm or all below arm. */
function starPoints(arm: number): Point[] {
  const points: Point[] = [];
  for (let y = -2 * arm; y <= 2 * arm; y++) {
    for (let x = -2 * arm; x <= 2 * arm; x++) {
      const all = [x, y, -x - y];
      if (Math.min(...all) >= -arm || Math.max(...all) <= arm) points.push([x + y / 2, y * ROW]);
    }
  }
  return points;
}
