/** Bounds that pages also use. They are in a file without schemas, so that pages do not load any. */

/** Largest value that a search accepts. */
export const MAX_VALUE = 999_999_999;

/** Longest note, in UTF-16 units. */
export const MAX_NOTE = 20_000;
