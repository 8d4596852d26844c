import type { SearchSchemaInput } from '@tanstack/react-router';
import { type Fields, type Read, readFields, type Some, withoutDefaults } from '../../domain/parse.ts';

/**
 * Reads what stands behind the `?` as text, and nothing as JSON: `term="in the beginning"` keeps its quotes and `26` is
 * what a reader typed. Of a key named twice the last counts, as in the Worker.
 */
export const parsePlainSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

/** Writes it again; what is undefined is left out. */
export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const named = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(named.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

interface MiddlewareContext<State> {
  readonly search: State;
  readonly next: (search: State) => State;
}

/** The options of a route whose address has these fields: they are read by their parsers, and written without defaults. */
export const searchOptions = <F extends Fields>(fields: F) => ({
  validateSearch: (search: SearchSchemaInput & Some<F>): Read<F> => readFields(fields, search),
  search: {
    middlewares: [
      <State extends Read<F>>({ search, next }: MiddlewareContext<State>) =>
        withoutDefaults(fields, next(search)),
    ],
  },
});
