/** Before each three digits at the end of a number, except the first ones. */
const THOUSANDS = /\B(?=(?:\d{3})+(?!\d))/gu;

/**
 * A value for display: "–" if it is missing (never 0), with separated thousands as in 2,701, and at most three decimals.
 * It does not use `Intl.NumberFormat`, because the first one takes 10 ms at the start of each page.
 */
export function formatValue(value: number | null): string {
  return value === null ? '–' : String(Number(value.toFixed(3))).replace(THOUSANDS, ',');
}

/**
 * A number with its noun, in the singular for 1 and in the plural for every other number.
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatValue(count)} ${count === 1 ? one : many}`;
}

/**
 * Several things in a row: "a", "a and b", "a, b and c".
 */
export function listed(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? '';
  return `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}
