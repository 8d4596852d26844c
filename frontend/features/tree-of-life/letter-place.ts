import type { Point, TreePath } from '../../../domain/tree-of-life/index.ts';
import { alongLine, positionOf } from '../../../domain/tree-of-life/index.ts';

export const LETTER_RADIUS = 13;

/**
 * The position of a letter on the line of its path, from 0 (at `from`) to 1 (at `to`). Paths that are not listed
 * have 0.5. These two paths have another value, because they cross in the middle.
 */
const LETTER_AT: Readonly<Record<string, number>> = { samekh: 0.35, pe: 0.35 };

export const letterPlace = ({ id, from, to }: TreePath): Point =>
  alongLine(positionOf(from), positionOf(to), LETTER_AT[id] ?? 0.5);
