/** Composes the English meaning of each word of a verse from the dictionary's gloss and the word's grammar. */
import { composeGreek } from './greek/compose.ts';
import { composeHebrew } from './hebrew/compose.ts';
import type { Composer } from './meaning-word.ts';

export { ALL_RULES } from './all-rules.ts';
export { baseOf } from './english/inflect.ts';
export { composeGreek } from './greek/compose.ts';
export { type Parsing, readParsing } from './greek/parsing.ts';
export { placeWords } from './greek/rules/phrase.ts';
export { senseAt } from './kjv-senses/index.ts';
export { verseNumber } from './kjv-senses/verse-number.ts';
export type { Composer, Meaning, MeaningWord } from './meaning-word.ts';
export type { Place } from './place.ts';
export { type FiredRule, without } from './rules.ts';
export { isSenseGiven } from './senses.ts';
export { readStoredMeaning, type StoredMeaning, storedMeaning } from './stored-meaning.ts';

/** The composer of each script. */
export const COMPOSERS: Readonly<Record<'hebrew' | 'greek', Composer>> = {
  hebrew: composeHebrew,
  greek: composeGreek,
};

/**
 * The Greek text of the core texts. Its import composes the meanings, because it uses parsings that are not
 * stored.
 */
const COMPOSED_AT_IMPORT: ReadonlySet<string> = new Set(['sblgnt']);

/** True if the stored meanings of an edition's words are composed, and do not come from the edition. */
export const hasComposedMeanings = (edition: string): boolean => COMPOSED_AT_IMPORT.has(edition);
