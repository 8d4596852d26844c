import type { VerseSummary } from '../../../domain/contract/index.ts';

type Valued = Pick<VerseSummary, 'totalValues'>;

/**
 * The difference between the values of a verse in two editions, with its sign: `+12`, `−3`. Null if they are equal,
 * or if one edition has no value.
 */
export function differenceFrom(base: Valued | undefined, other: Valued): string | null {
  const from = base?.totalValues[0]?.value ?? null;
  const to = other.totalValues[0]?.value ?? null;
  if (from === null || to === null || from === to) return null;
  const size = Math.abs(to - from).toLocaleString('en');
  return to > from ? `+${size}` : `−${size}`;
}
