/** The dictionary's English for a Greek word, without regard to the form in the verse. */
import { CHOSEN_GLOSSES } from './chosen-glosses.ts';
import type { GreekWord } from './greek-word.ts';
import { kingJamesSense } from './rules/king-james-sense.ts';
import { PERSONS } from './word-groups.ts';

/** The sense that fits the verse, the chosen meaning of a dictionary word, or else its gloss. */
export const glossOf = (word: GreekWord): string | null =>
  kingJamesSense(word) ?? CHOSEN_GLOSSES[word.strongs ?? ''] ?? word.gloss;

/** True for a word that is a person: a noun for persons, a name, or a participle used as a noun. */
export const isPersonal = (word: GreekWord): boolean =>
  word.isIn(PERSONS) || /^\p{Lu}/u.test(glossOf(word) ?? '') || word.isVerb;
