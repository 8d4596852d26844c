/** Groups of Hebrew words, by Strong's number, that rules ask about. */

const group = (numbers: string): ReadonlySet<string> => new Set(numbers.split(' '));

/** Words for God, which are definite without an article. */
export const DIVINE = group('H430 H410 H433 H426 H3068 H3069 H3050 H136 H7706');

/** Nouns that are persons, and so can be subjects. */
export const PERSONS = group(
  'H376 H802 H120 H5971 H1121 H4428 H3548 H5650 H1 H251 H5030 H8269 H113 H3881 H582 H4397 H1397 H5288',
);
