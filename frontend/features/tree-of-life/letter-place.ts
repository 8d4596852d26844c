import type { Point, TreePath } from '../../../domain/tree-of-life/index.ts';
import { alongLine, positionOf } from '../../../domain/tree-of-life/index.ts';

/** The radius of the circle behind a letter, in units of the diagram. */
export const LETTER_RADIUS = 13;

/** The position of a letter on its line, from 0 to 1. It is 0.5, except for two paths that cross in the middle. */
const LETTER_AT: Readonly<Record<string, number>> = { samekh: 0.35, pe: 0.35 };

/** The centre of a path's letter. */
export const letterPlace = ({ id, from, to }: TreePath): Point =>
  alongLine(positionOf(from), positionOf(to), LETTER_AT[id] ?? 0.5);
