/** Makes a group of words from texts of Strong's numbers with spaces between them. */
export const group = (...numbers: readonly string[]): ReadonlySet<string> =>
  new Set(numbers.join(' ').split(' '));
