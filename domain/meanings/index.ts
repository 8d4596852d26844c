/** Composes the English meaning of each word of a verse from the dictionary's gloss and the word's grammar. */
import { poetryAt } from '../poetry/index.ts';
import { composeGreek } from './greek/compose.ts';
import { composeHebrew } from './hebrew/compose.ts';
import type { Composer } from './meaning-word.ts';

export { baseOf } from './english/inflect.ts';
export { composeGreek, explainGreek } from './greek/compose.ts';
export { type Parsing, readParsing } from './greek/parsing.ts';
export { placeWords } from './greek/phrase.ts';
export { explainHebrew } from './hebrew/compose.ts';
export type { Composer, MeaningWord } from './meaning-word.ts';
export { isSenseGiven } from './senses.ts';

/** The composer of each script. */
export const COMPOSERS: Readonly<Record<'hebrew' | 'greek', Composer>> = {
  hebrew: composeHebrew,
  greek: composeGreek,
};

/** A verse, in English numbers. An ending, which stands outside the verses, has the number 0. */
interface Place {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/** True for a verse of a Hebrew poem, where the imperfect is seldom a future. */
export const isPoetic = (place: Place): boolean => poetryAt(place) !== null;

/**
 * The Greek text of the core texts. Its import composes the meanings, because it has parsings that are not
 * stored.
 */
const COMPOSED_AT_IMPORT: ReadonlySet<string> = new Set(['sblgnt']);

/** True if the stored meanings of an edition's words are composed and not its own. */
export const hasComposedMeanings = (edition: string): boolean => COMPOSED_AT_IMPORT.has(edition);
