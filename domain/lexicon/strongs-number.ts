/** A Strong's number as people type it: `H430`, `h 0430`, `H430a`. */
export const STRONGS = /^([HG])\s?0*([1-9]\d{0,4})[a-z]?$/iu;

/**
 * A Strong's number as it is stored, or null if the text is not one. The letter of an augmented number (`H430a`) is left
 * out, because the texts here have plain numbers.
 *
 * @example
 * ```ts
 * strongsNumber('h07225') // => 'H7225'
 * strongsNumber('g 3056') // => 'G3056'
 * strongsNumber('H430a') // => 'H430'
 * strongsNumber('7225') // => null
 * ```
 */
export function strongsNumber(written: string): string | null {
  const [, language, digits] = STRONGS.exec(written.trim()) ?? [];
  return language === undefined || digits === undefined ? null : language.toUpperCase() + digits;
}
