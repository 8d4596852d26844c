/** Makes a group of words of lists of Strong's numbers with spaces between them. */
export const group = (...numbers: readonly string[]): ReadonlySet<string> =>
  new Set(numbers.join(' ').split(' '));
