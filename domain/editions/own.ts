/** The id of a text that an administrator has added: `own-` and a number that is never used again. */
export type OwnId = `own-${number}`;

/**
 * Reads the id of an added text. Undefined for any other value.
 *
 * @example
 * ```ts
 * ownId('own-12') // => 'own-12'
 * ownId('own-012') // => undefined
 * ownId('kjv') // => undefined
 * ```
 */
export const ownId = (value: unknown): OwnId | undefined =>
  typeof value === 'string' && /^own-[1-9]\d{0,8}$/u.test(value) ? (value as OwnId) : undefined;
