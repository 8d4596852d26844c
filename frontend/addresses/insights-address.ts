import { oneOf, withDefault } from '../../domain/basics/index.ts';

export const TORAH = ['genesis', 'exodus', 'leviticus', 'numbers', 'deuteronomy'] as const;

export const INSIGHTS_SEARCH = { book: withDefault(oneOf(TORAH), 'genesis') };
