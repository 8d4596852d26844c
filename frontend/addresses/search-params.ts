import type { SearchSchemaInput } from '@tanstack/react-router';
import { type Fields, type Read, readFields, type Some, withoutDefaults } from '../../domain/basics/index.ts';

/**
 * Reads the query string of an address. Every value stays text. The router's own parser would read values as JSON: it
 * would remove the quotes of `term="in the beginning"` and turn `26` into a number. If a key occurs twice, the last
 * value counts, as in the Worker.
 */
export const parsePlainSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

/** Writes search parameters as a query string. Undefined values are left out. */
export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const named = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(named.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

interface MiddlewareContext<State> {
  readonly search: State;
  readonly next: (search: State) => State;
}

/**
 * Route options for an address with these search parameters. The router reads the parameters with their parsers, and
 * writes only those that differ from their defaults.
 */
export const searchOptions = <F extends Fields>(fields: F) => ({
  validateSearch: (search: SearchSchemaInput & Some<F>): Read<F> => readFields(fields, search),
  search: {
    middlewares: [
      <State extends Read<F>>({ search, next }: MiddlewareContext<State>) =>
        withoutDefaults(fields, next(search)),
    ],
  },
});
