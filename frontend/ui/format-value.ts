const NUMBERS = new Intl.NumberFormat('en');

/** A value for display: "–" if it is missing (never 0), with separated thousands as in 2,701. */
export function formatValue(value: number | null): string {
  return value === null ? '–' : NUMBERS.format(value);
}
