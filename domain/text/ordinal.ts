/**
 * An English ordinal.
 *
 * @example
 * ```ts
 * [1, 2, 3, 11, 73, 112].map(ordinal) // => ['1st', '2nd', '3rd', '11th', '73rd', '112th']
 * ```
 */
export function ordinal(n: number): string {
  const isTeen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'}`;
}
