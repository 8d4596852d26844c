import { type Read, trimmedText, wholeNumber, withDefault } from '../../domain/basics/index.ts';
import { MAX_NAME_RANGE, NAME_RANGE } from '../../domain/contract/limits.ts';

/**
 * The search parameters of the name explorer: everything that the answer depends on. An empty spelling means
 * the one that the library finds. Only if no verse has exactly the value, verses whose value differs by at
 * most `range` are shown.
 */
export const NAME_QUESTION = {
  name: withDefault(trimmedText, ''),
  hebrew: withDefault(trimmedText, ''),
  greek: withDefault(trimmedText, ''),
  range: withDefault(wholeNumber(0, MAX_NAME_RANGE), NAME_RANGE),
};
export type NameQuestion = Read<typeof NAME_QUESTION>;

export type ChangeName = (change: Partial<NameQuestion>) => void;
