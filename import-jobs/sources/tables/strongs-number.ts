const NUMBER = /^([HG])?0*(\d{1,5})[a-z]?$/iu;

/**
 * A Strong's number as the library writes it: `H7225` for `7225`, `H07225` or `7225a`. `letter` is for a number without
 * one. Null if the text is no Strong's number.
 */
export function strongsNumber(text: string, letter: 'H' | 'G' | null): string | null {
  const [, written = letter, number = '0'] = NUMBER.exec(text.trim()) ?? [];
  if (written === null || Number(number) === 0) return null;
  return `${written.toUpperCase()}${Number(number)}`;
}
