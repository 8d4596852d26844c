const NUMBERS = new Intl.NumberFormat('en', { useGrouping: 'min2' });

/** A value as shown: "–" where there is none (never 0), thousands apart from five digits on, as in 2701 and 10,205. */
export function formatValue(value: number | null): string {
  return value === null ? '–' : NUMBERS.format(value);
}
