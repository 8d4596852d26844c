/** The dictionary's English for a Greek word, without regard to the form in the verse. */
import { ownWord } from '../words/index.ts';
import type { GreekWord } from './greek-word.ts';
import { kingJamesSense } from './rules/king-james-sense.ts';
import { senseOfNoun } from './rules/senses-of-nouns.ts';
import { FEMALES, MASCULINE_THINGS, PERSONS } from './word-groups.ts';

/**
 * The English of a word. It is the first that exists of: the sense that the words around it show, the sense of the King
 * James Version in the verse, our own word, the gloss.
 */
export const glossOf = (word: GreekWord): string | null =>
  senseOfNoun(word) ?? kingJamesSense(word) ?? ownWord(word.strongs ?? '') ?? word.gloss;

/** True for a word that is a person: a noun for persons, a name, or a participle used as a noun. */
export const isPersonal = (word: GreekWord): boolean =>
  word.isIn(PERSONS) || /^\p{Lu}/u.test(glossOf(word) ?? '') || word.isVerb;

/** True for a noun to which English refers with "it". Other masculine nouns are more often persons. */
export const isThingNoun = (word: GreekWord): boolean =>
  word.isNoun &&
  !word.isIn(FEMALES) &&
  (word.gender === 'M' ? word.isIn(MASCULINE_THINGS) : !isPersonal(word) || word.is('G1577'));
