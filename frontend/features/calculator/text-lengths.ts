/** How long a text may be, in the calculators and on the Greek page. */

/** How much text an address holds, in UTF-16 units: each may stand in it as nine bytes, and 16 kB is all it may have. */
export const LONGEST_IN_ADDRESS = 1_500;

/** Characters of a text that a citation names. */
const TITLE_LENGTH = 60;

/** A text as a citation's title has it. */
export const shortened = (text: string): string =>
  text.length <= TITLE_LENGTH ? text : `${text.slice(0, TITLE_LENGTH).trimEnd()}…`;
