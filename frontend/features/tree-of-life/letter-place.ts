import type { Point, TreePath } from '../../../domain/tree-of-life/index.ts';
import { alongLine, positionOf } from '../../../domain/tree-of-life/index.ts';

/** Radius of the ground that a letter stands on, in units of the diagram. */
export const LETTER_RADIUS = 13;

/** Where a letter stands on its line, as a part of it: one half but for the two whose lines cross in their middles. */
const LETTER_AT: Readonly<Record<string, number>> = { samekh: 0.35, pe: 0.35 };

/** The middle of a path's letter. */
export const letterPlace = ({ id, from, to }: TreePath): Point =>
  alongLine(positionOf(from), positionOf(to), LETTER_AT[id] ?? 0.5);
