const STRONGS = /^([HG])0*([1-9]\d{0,4})([a-z])?$/i;

/**
 * A Strong's number as it is stored, or null if the text is not one.
 *
 * @example
 * ```ts
 * strongsNumber('h07225') // => 'H7225'
 * strongsNumber('7225') // => null
 * ```
 */
export function strongsNumber(written: string): string | null {
  const [, language, digits, letter = ''] = STRONGS.exec(written.trim()) ?? [];
  if (language === undefined || digits === undefined) return null;
  return `${language.toUpperCase()}${digits}${letter.toLowerCase()}`;
}
