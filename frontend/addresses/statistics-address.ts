import { type Read, type Some, trimmedText, withDefault } from '../../domain/basics/index.ts';
import { methodId } from '../../domain/gematria/method-types.ts';

/** `in` is the id of a testament, group or book. Without it, the whole text is meant. */
export const STATISTICS_SEARCH = {
  edition: withDefault(trimmedText, 'wlc'),
  in: trimmedText,
  method: methodId,
};

export type StatisticsSearch = Read<typeof STATISTICS_SEARCH>;
export type StatisticsLink = Some<typeof STATISTICS_SEARCH>;
