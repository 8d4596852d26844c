import { type Some, trimmedText } from '../../domain/basics/index.ts';

/**
 * The search parameters of the heat map. `ask` is the question, `and` a second one in another colour. Both stay text
 * here, because the first screen does not load the script that reads questions.
 */
export const HEAT_SEARCH = { ask: trimmedText, and: trimmedText };

export type HeatLink = Some<typeof HEAT_SEARCH>;
