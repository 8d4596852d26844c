/** Composes the English meaning of each word of a verse from the dictionary's gloss and the word's grammar. */
import { composeGreek } from './greek/compose.ts';
import { composeHebrew } from './hebrew/compose.ts';
import type { Composer } from './meaning-word.ts';
import { withPlaces } from './places/index.ts';

export { ALL_RULES } from './all-rules.ts';
export { baseOf } from './english/inflect.ts';
export { composeGreek } from './greek/compose.ts';
export { type Parsing, readParsing } from './greek/parsing.ts';
export { placeWords } from './greek/rules/phrase.ts';
export { prepositionOf } from './hebrew/parse.ts';
export { senseAt, setSenses } from './kjv-senses/index.ts';
export { verseNumber } from './kjv-senses/verse-number.ts';
export type { Composer, Meaning, MeaningWord } from './meaning-word.ts';
export { isPoetic, type Place } from './place.ts';
export { type FiredRule, without } from './rules.ts';
export { isSenseGiven } from './senses.ts';
export { shortMeaning, shortMeanings } from './words/short-meanings.ts';

type Composers = Readonly<Record<'hebrew' | 'greek', Composer>>;

/** The composers without the lines for single places. Measurements use them. */
export const RULES_ALONE: Composers = { hebrew: composeHebrew, greek: composeGreek };

/** The composer of each script for the core texts. */
export const COMPOSERS: Composers = { hebrew: withPlaces(composeHebrew), greek: withPlaces(composeGreek) };

/** The composer of each script for the texts of packs and files. */
export const COMPOSERS_OF_OTHERS: Composers = {
  hebrew: withPlaces(composeHebrew, true),
  greek: withPlaces(composeGreek, true),
};

/**
 * The first digits of the SHA-256 of all composed meanings of the core texts. It changes with the rules and tables, and
 * each library then composes its meanings again. `scripts/check/meanings/all-meanings.corpus.test.ts` pins it.
 */
export const MEANINGS_DIGEST = 'ef6f1574c62c';
