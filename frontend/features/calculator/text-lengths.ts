/** How much of a text fits into an address and into the title of a citation. */

/**
 * The longest text in an address, in UTF-16 units. In an address, each unit can take nine bytes, and an address has
 * at most 16 kB.
 */
export const MAX_TEXT_IN_ADDRESS = 1_500;

/** The greatest length of a text in the title of a citation, in UTF-16 units. */
const TITLE_LENGTH = 60;

/** The beginning of a text, for the title of a citation. */
export const shortened = (text: string): string =>
  text.length <= TITLE_LENGTH ? text : `${text.slice(0, TITLE_LENGTH).trimEnd()}…`;
