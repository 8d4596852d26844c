/**
 * Limits and patterns that the frontend uses too. This file imports no schema, so the frontend can import it
 * without loading zod.
 */

export const MAX_VALUE = 999_999_999;
export const VALUE_FORM = /^(?:[1-9]\d{0,8}|prime|square|triangular|multiple-of-[1-9]\d{0,8})$/;
/** A further condition of a value search, a method and its value: `HEBREW_ATBASH:620`. */
export const ALSO_FORM = /^[A-Z0-9_]{1,60}:[1-9]\d{0,8}$/;
export const MAX_ALSO = 4;
/** The furthest distance from a searched value, and the limits of the numbers of words of a phrase. */
export const MAX_RANGE = 1_000_000;
export const MAX_FEWEST_WORDS = 100_000;
export const MAX_MOST_WORDS = 999_999;

export const VERSE_FORM = /^[^/]{1,60}\/\d{1,3}\/\d{1,3}$/;

/** These are the longest texts that the API accepts, in UTF-16 units. */
export const MAX_NOTE = 20_000;

export const MAX_TEXT = 20_000;

export const MAX_TERM = 200;

export const MAX_NAME = 100;
/**
 * The largest distance between two values that a request for a name may choose. Without a choice it is `NAME_RANGE`.
 */
export const MAX_NAME_RANGE = 1_000;
export const NAME_RANGE = 10;

/** The shortest and the longest password, in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

export const EVERY_EDITION = 'all';

/** What has a number in a text. */
export const PLACE_UNITS = ['letter', 'word', 'verse'] as const;
/** The order of the books where a question spans several: that of English Bibles, or that of the Hebrew Bible. */
export const BOOK_ORDERS = ['english', 'hebrew'] as const;
