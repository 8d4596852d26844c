import type { FiredRule } from '../rules.ts';
import type { HebrewWord } from './hebrew-word.ts';
import type { Inflection } from './parse.ts';

/** A verb in its verse with the English verb for it. */
export interface TranslatedVerb {
  readonly word: HebrewWord;
  readonly english: string;
  readonly strongs: string | null;
  readonly fired: FiredRule[];
}

/** A finite verb with what is known about its subject. */
export interface FiniteVerb extends TranslatedVerb {
  readonly inflection: Inflection;
  /** The English pronoun for its subject. */
  readonly subject: string;
  /** True if another word names the subject, so that the verb has no pronoun. */
  readonly isNamed: boolean;
}

/** Puts a verb and its English verb together. */
export const translated = (word: HebrewWord, english: string): TranslatedVerb => ({
  word,
  english,
  strongs: word.strongs,
  fired: word.fired,
});
