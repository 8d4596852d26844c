import { withoutDefaults } from '../../../domain/basics/index.ts';
import { withoutSeparators } from '../../../domain/numbers/index.ts';
import type { PlacesQuery } from '../../../domain/places/index.ts';
import { WHOLE } from '../../../domain/text/index.ts';
import { PLACES_SEARCH, type PlacesSearch } from '../../addresses/places-address.ts';
import { limitsOf, type Scope } from '../../addresses/search-address.ts';
import { ownScope } from '../../letters/own-scope.ts';

export type PlacesQuestion = PlacesSearch;

/** What is shown until the reader asks. */
const EXAMPLE = { unit: 'letter', n: 'middle', in: 'torah' } as const;

/** The question of an address. */
export const questionOf = (search: PlacesSearch): PlacesQuestion =>
  search.n === undefined && search.at === undefined
    ? { ...EXAMPLE, at: undefined, order: search.order, edition: search.edition }
    : search;

/** A typed number as addresses have it, `middle` or `last`. Null for anything else. */
export function typedNumber(typed: string): string | null {
  const text = withoutSeparators(typed.trim().toLowerCase());
  return /^(?:middle|last|\d{1,9})$/u.test(text) ? text : null;
}

/** The book or part that `in` names. The whole text and the Tanakh may be named too. */
export const partOf = (part: string | undefined): Scope =>
  limitsOf(part === 'tanakh' ? 'old' : part === WHOLE ? undefined : part);

/** The parameters of the API's call. */
export function placesCall({ in: part, n, ...rest }: PlacesQuestion) {
  const asked = { ...rest, ...partOf(part), n: n === undefined ? undefined : (typedNumber(n) ?? n) };
  return withoutDefaults(PLACES_SEARCH, asked);
}

/** The question as the letters files answer it. Null if it names a book in a form that only the API knows. */
export function placesQuery(question: PlacesQuestion): PlacesQuery | null {
  const { in: part, n, ...rest } = question;
  const scope = ownScope(partOf(part));
  return scope && { ...rest, ...scope, n: n === undefined ? undefined : (typedNumber(n) ?? n) };
}

export const keyOf = (question: PlacesQuestion): string => JSON.stringify(placesCall(question));
