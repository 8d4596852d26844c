import { MAX_NAME_RANGE, NAME_RANGE } from '../../domain/contract/limits.ts';
import { type Read, trimmedText, wholeNumber, withDefault } from '../../domain/parse.ts';

/**
 * What is analysed: everything that the answer depends on. It stands in the address. Of the spellings `''` is the one
 * that the library finds; `range` is how far from a value verses are still shown, where none has it.
 */
export const NAME_QUESTION = {
  name: withDefault(trimmedText, ''),
  hebrew: withDefault(trimmedText, ''),
  greek: withDefault(trimmedText, ''),
  range: withDefault(wholeNumber(0, MAX_NAME_RANGE), NAME_RANGE),
};
export type NameQuestion = Read<typeof NAME_QUESTION>;

/** Asks for another name, spelling or range; what is not named stays. */
export type ChangeName = (change: Partial<NameQuestion>) => void;
