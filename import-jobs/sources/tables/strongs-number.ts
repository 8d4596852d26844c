/** The last numbers of Strong's printed dictionaries. */
const LAST = { H: 8674, G: 5624 } as const;

/**
 * Greek numbers that the library's own dictionary has beyond the printed one. A test compares them with
 * `greek-forms/added-numbers.txt`, which a Worker cannot read.
 */
const ADDED_GREEK: ReadonlySet<number> = new Set([
  6000, 6001, 6002, 6003, 6005, 6006, 6008, 6011, 6013, 6015, 6016, 6017, 6018, 6020, 6022, 6027, 6028, 6030,
  6031, 6033, 6034, 6035, 6036, 6037, 6041, 6043, 6044, 6045, 6046, 6048, 6050, 6051, 6052, 6053, 6055, 6058,
  6059, 6060, 6061, 6064, 6065, 6066, 6067, 6068, 6069, 6070, 6071, 6072, 6073, 6074, 6075, 6076, 6078, 6079,
  6080, 6081, 6083, 6085, 6090, 6092, 6094, 6897, 7013, 7530, 9315, 9402, 9577, 9992, 9994, 9995, 9996, 20447,
  20833,
]);

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

function isKnownNumber(strongsNumber: string): boolean {
  const number = Number(strongsNumber.slice(1));
  if (strongsNumber.startsWith('H')) return number >= 1 && number <= LAST.H;
  return (number >= 1 && number <= LAST.G) || ADDED_GREEK.has(number);
}

export function numberOfWord(text: string, letter: 'H' | 'G'): string | null {
  const number = strongsNumber(text, letter);
  return number !== null && isKnownNumber(number) ? number : null;
}
