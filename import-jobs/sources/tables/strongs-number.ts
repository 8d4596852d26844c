const NUMBER = /^([HG])?0*(\d{1,5})[a-z]?$/iu;

/**
 * Returns a Strong's number as the library writes it: `H7225` for `H07225`, and also for `7225` or `7225a` if
 * `letter` is H. `letter` is for a text that has none. Null if the text is no Strong's number, or if neither
 * has a letter.
 */
export function strongsNumber(text: string, letter: 'H' | 'G' | null): string | null {
  const [, written = letter, number = '0'] = NUMBER.exec(text.trim()) ?? [];
  if (written === null || Number(number) === 0) return null;
  return `${written.toUpperCase()}${Number(number)}`;
}
