/** Composes the meanings of the words of a Greek verse. */
import type { Composer, MeaningWord } from '../meaning-word.ts';
import { rules } from '../rules.ts';
import { article } from './article.ts';
import { withCase } from './case-word.ts';
import { CHOSEN_FORMS } from './chosen-forms.ts';
import { glossOf } from './gloss.ts';
import type { GreekWord } from './greek-word.ts';
import { nounOf } from './nouns.ts';
import { particle } from './particles.ts';
import { placeWords } from './phrase.ts';
import {
  demonstrative,
  indefinitePronoun,
  interrogativePronoun,
  personalPronoun,
  possessivePronoun,
  reflexivePronoun,
  relativePronoun,
} from './pronouns.ts';
import { verbal } from './verbal.ts';

const isOfPart =
  (parts: string) =>
  (word: GreekWord): boolean =>
    word.isOfPart(parts);

/** The meaning of a word, by its part of speech. Null for a word without a gloss. */
export const meaningOf = rules<GreekWord, string | null>('the meaning of a word', [
  {
    name: 'a form with a chosen meaning',
    when: ({ letters }) => CHOSEN_FORMS[letters] !== undefined,
    gives: ({ letters }) => CHOSEN_FORMS[letters] ?? null,
    example: '',
  },
  { name: 'a verb', when: (word) => word.isVerb, gives: verbal, example: '' },
  { name: 'an article', when: isOfPart('T'), gives: article, example: '' },
  {
    name: 'a noun or adjective',
    when: isOfPart('NA'),
    gives: (word) => withCase(word, nounOf(word)),
    example: '',
  },
  { name: 'a personal pronoun', when: isOfPart('P'), gives: personalPronoun, example: '' },
  { name: 'a reflexive pronoun', when: isOfPart('F'), gives: reflexivePronoun, example: '' },
  { name: 'a possessive pronoun', when: isOfPart('S'), gives: possessivePronoun, example: '' },
  {
    name: 'this, that',
    of: 'G3778 G3592 G1565',
    when: isOfPart('D'),
    gives: (word) => withCase(word, demonstrative(word)),
    example: '',
  },
  {
    name: 'who, which',
    of: 'G3739 G3748',
    when: isOfPart('R'),
    gives: (word) => withCase(word, relativePronoun(word)),
    example: '',
  },
  {
    name: 'who?, what?',
    of: 'G5101',
    when: isOfPart('I'),
    gives: (word) => withCase(word, interrogativePronoun(word)),
    example: '',
  },
  {
    name: 'someone, something',
    of: 'G5100',
    when: isOfPart('X'),
    gives: (word) => withCase(word, indefinitePronoun(word)),
    example: '',
  },
  {
    name: 'as many things as',
    of: 'G3745',
    when: (word) => word.isOfPart('K') && word.gender === 'N',
    gives: 'all that',
    example: '',
  },
  {
    name: 'one another, such, how great',
    when: isOfPart('DCQ'),
    gives: (word) => withCase(word, glossOf(word)),
    example: '',
  },
  { name: 'a word without forms', gives: (word) => particle(word) ?? glossOf(word), example: '' },
]);

/**
 * Composes the meanings of the Greek words of a verse from their glosses and parsings. The parsings of a form have a
 * comma between them, and the words around it show which one fits. Null for a word without number and gloss, and for
 * a word whose dictionary gloss is its meaning here.
 *
 * @example
 * ```ts
 * const word = { text: 'λόγοι', letters: 'λογοι', morphology: 'N-NPM', strongs: 'G3056', lemma: 'G3056', gloss: 'word' };
 * composeGreek([word], false) // => ['words']
 * ```
 */
export const composeGreek: Composer = (words) => explainGreek(words).map(({ text }) => text);

/** The meanings of the words of a verse, each with the rules that made it. */
export function explainGreek(words: readonly MeaningWord[]) {
  return placeWords(words).words.map((word) => {
    const meaning = meaningOf(word);
    return { text: meaning === word.gloss ? null : meaning, fired: word.fired };
  });
}
