const NUMBERS = new Intl.NumberFormat('en');

/** A value as shown: "–" where there is none (never 0), thousands apart, as in 2,701. */
export function formatValue(value: number | null): string {
  return value === null ? '–' : NUMBERS.format(value);
}
