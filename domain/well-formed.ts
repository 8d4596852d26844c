/**
 * A text without halves of characters: each becomes U+FFFD, as the database would keep it. A half comes where something
 * cuts a text by its UTF-16 units, as a field that is full does.
 *
 * @example
 * ```ts
 * wellFormed('\uD83D\uDE00 \uD83D') // => '\uD83D\uDE00 \uFFFD'
 * ```
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
