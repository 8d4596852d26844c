import { useQuery } from '@tanstack/react-query';
import { libraryQueries } from './library-queries.ts';

/**
 * The ids of the apocrypha that are not installed; the other books always are. They are requested once `isNeeded`
 * is true. Until they are known, and if the request fails, no book is missing.
 */
export function useMissingBooks(isNeeded: boolean): ReadonlySet<string> {
  const { data } = useQuery({ ...libraryQueries.books(), enabled: isNeeded });
  const missing = data?.books
    .filter(({ group, installed }) => group === 'apocrypha' && !installed)
    .map(({ id }) => id);
  return new Set(missing);
}
