/**
 * The names of stand-ins. Without a network, a text that a library has stands in for another one. Its stored name says
 * so, and every shorter name on a page must say so too.
 */
const PREFIX = 'Stand-in for ';

/** The name of the stand-in for an edition. */
export const standInFor = (name: string): string => `${PREFIX}${name}`;

/**
 * A short name of an edition, which says that it is a stand-in if its stored name says so.
 *
 * @example
 * ```ts
 * shortName('JPS 1917', 'Stand-in for The Holy Scriptures') // => 'Stand-in for JPS 1917'
 * shortName('JPS 1917', 'The Holy Scriptures') // => 'JPS 1917'
 * ```
 */
export const shortName = (short: string, stored: string | null | undefined): string =>
  stored?.startsWith(PREFIX) ? standInFor(short) : short;
