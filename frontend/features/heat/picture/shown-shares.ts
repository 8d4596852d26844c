import { bookShares, type HeatShape } from '../../../../domain/heat/index.ts';
import type { Answers } from './shades.ts';

/**
 * For each question the share of each book, for the place beside its name. Empty if all verses of all books have what is
 * asked for, such as a length.
 */
export function shownShares(shape: HeatShape, answers: Answers): (number | null)[][] {
  const shares = answers.map((answer) => bookShares(shape, answer));
  return shares.some((ofQuestion) => ofQuestion.some((share) => share !== null && share < 1)) ? shares : [];
}
