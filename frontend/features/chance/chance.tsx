import type { Expectation } from '../../../domain/contract/index.ts';

export interface ChanceProps {
  readonly value: number;
  /** How many there are. */
  readonly observed: number;
  /** What the search's answer says of chance; undefined where nothing can be said (verses, spans across verses). */
  readonly expected: Expectation | undefined;
  /** The search's other parameters, as its address has them: method, unit, book, minWords … */
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** What chance alone would give, in plain words and as a plot of the values around. */
export function Chance(_: ChanceProps) {
  return null;
}
