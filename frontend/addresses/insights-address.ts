import { oneOf, withDefault } from '../../domain/basics/index.ts';

export const TORAH = ['genesis', 'exodus', 'leviticus', 'numbers', 'deuteronomy'] as const;

/** The search parameters of the gallery. `book` is the book whose insights it shows. */
export const INSIGHTS_SEARCH = { book: withDefault(oneOf(TORAH), 'genesis') };
