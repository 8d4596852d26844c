import { oneOf, withDefault } from '../../domain/parse.ts';

export const TORAH = ['genesis', 'exodus', 'leviticus', 'numbers', 'deuteronomy'] as const;

/** What stands behind the `?` of the gallery's page: the open book. */
export const INSIGHTS_SEARCH = { book: withDefault(oneOf(TORAH), 'genesis') };
