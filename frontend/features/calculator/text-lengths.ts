/** How long a text may be, in the calculators and on the Greek page. */

/** The longest text in an address, in UTF-16 units. Each unit can take nine bytes, and an address has at most 16 kB. */
export const MAX_TEXT_IN_ADDRESS = 1_500;

/** How many characters of a text the title of a citation contains. */
const TITLE_LENGTH = 60;

/** The beginning of a text, for the title of a citation. */
export const shortened = (text: string): string =>
  text.length <= TITLE_LENGTH ? text : `${text.slice(0, TITLE_LENGTH).trimEnd()}…`;
