/**
 * Replaces each lone half of a character (a surrogate) with U+FFFD, as the database would. Halves appear where a text
 * is shortened by its UTF-16 units, for example by a field that is full.
 *
 * @example
 * ```ts
 * wellFormed('\uD83D\uDE00 \uD83D') // => '\uD83D\uDE00 \uFFFD'
 * ```
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
