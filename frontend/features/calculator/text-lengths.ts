/**
 * The longest text in an address of the calculator, in UTF-16 units. Each unit can take nine bytes there, and an
 * address has at most 16 kB.
 */
export const MAX_TEXT_IN_ADDRESS = 1_500;

const TITLE_LENGTH = 60;

export const shortened = (text: string): string =>
  text.length <= TITLE_LENGTH ? text : `${text.slice(0, TITLE_LENGTH).trimEnd()}…`;
