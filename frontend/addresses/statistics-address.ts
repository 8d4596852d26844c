import { oneOf, type Read, type Some, trimmedText, withDefault } from '../../domain/basics/index.ts';
import { SEARCH_GROUPS } from '../../domain/canon/index.ts';
import { methodId } from '../../domain/gematria/method-types.ts';
import { TESTAMENTS } from './search-address.ts';

/** `in` is the id of a testament, group or book. Without it, the whole text is meant. */
export const STATISTICS_SEARCH = {
  edition: withDefault(trimmedText, 'wlc'),
  in: trimmedText,
  method: methodId,
};

export type StatisticsSearch = Read<typeof STATISTICS_SEARCH>;
export type StatisticsLink = Some<typeof STATISTICS_SEARCH>;

/** The limits of the API for an `in` of the address. A text that is no testament and no group is a book. */
export function limitsOf(id: string | undefined) {
  const testament = oneOf(TESTAMENTS)(id);
  const group = oneOf(SEARCH_GROUPS)(id);
  return { testament, group, book: testament === undefined && group === undefined ? id : undefined };
}
