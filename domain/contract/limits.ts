/** Bounds that the pages say too; no schema stands beside them, so that none is loaded with them. */

/** Largest value that is looked for. */
export const MAX_VALUE = 999_999_999;

/** Longest note, in UTF-16 units. */
export const MAX_NOTE = 20_000;
