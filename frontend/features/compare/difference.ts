import type { VerseSummary } from '../../../domain/contract/index.ts';

type Valued = Pick<VerseSummary, 'totalValues'>;

/**
 * The difference of a verse's value in the edition `other` from its value in the edition `base`, with its sign:
 * `+12`, `−3`. Null if the values are equal, or if one edition has no value.
 */
export function differenceFrom(base: Valued | undefined, other: Valued): string | null {
  const from = base?.totalValues[0]?.value ?? null;
  const to = other.totalValues[0]?.value ?? null;
  if (from === null || to === null || from === to) return null;
  const size = Math.abs(to - from).toLocaleString('en');
  return to > from ? `+${size}` : `−${size}`;
}
