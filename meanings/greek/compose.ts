/** Composes the meanings of the words of a Greek verse. */
import { type Composer, meaningOf } from '../meaning-word.ts';
import { rules } from '../rules.ts';
import { CHOSEN_FORMS } from './chosen-forms.ts';
import { glossOf } from './gloss.ts';
import type { GreekWord } from './greek-word.ts';
import { article } from './rules/articles.ts';
import { withCase } from './rules/case-word.ts';
import { nounOf } from './rules/nouns.ts';
import { particle } from './rules/particles.ts';
import { personalPronoun, possessivePronoun, reflexivePronoun } from './rules/personal-pronouns.ts';
import { placeWords } from './rules/phrase.ts';
import {
  demonstrative,
  indefinitePronoun,
  interrogativePronoun,
  relativePronoun,
  whose,
} from './rules/pronouns.ts';
import { verbal } from './rules/verbal.ts';

const isOfPart =
  (parts: string) =>
  (word: GreekWord): boolean =>
    word.isOfPart(parts);

/** The meaning of a word, by its part of speech. Null for a word without a gloss. */
export const textOf = rules<GreekWord, string | null>('the meaning of a word', [
  {
    name: 'a form with a chosen meaning',
    when: ({ letters }) => CHOSEN_FORMS[letters] !== undefined,
    gives: ({ letters }) => CHOSEN_FORMS[letters] ?? null,
    example: 'Mark 11:17 γέγραπται: it is written',
  },
  { name: 'a verb', when: (word) => word.isVerb, gives: verbal, example: 'Matthew 3:1 παραγίνεται: comes' },
  { name: 'an article', when: isOfPart('T'), gives: article, example: 'Matthew 3:1 ταῖς: the' },
  {
    name: 'a possessive pronoun',
    when: (word) => word.isOfPart('S') || word.letters.startsWith('υμετερ'),
    gives: possessivePronoun,
    example: 'Matthew 5:11 ἐμοῦ: me',
  },
  {
    name: 'a noun or adjective',
    when: isOfPart('NA'),
    gives: (word) => withCase(word, nounOf(word)),
    example: 'Matthew 3:1 ἡμέραις: days',
  },
  {
    name: 'a personal pronoun',
    when: isOfPart('P'),
    gives: personalPronoun,
    example: 'Matthew 3:3 αὐτοῦ: his',
  },
  {
    name: 'a reflexive pronoun',
    when: isOfPart('F'),
    gives: reflexivePronoun,
    example: 'Matthew 3:9 ἑαυτοῖς: yourselves',
  },
  {
    name: 'a demonstrative pronoun: this, that',
    of: 'G3778 G3592 G1565',
    when: isOfPart('D'),
    gives: (word) => withCase(word, demonstrative(word)),
    example: 'Matthew 3:1 ἐκείναις: those',
  },
  {
    name: 'a relative pronoun: who, which',
    of: 'G3739 G3748',
    when: isOfPart('R'),
    gives: (word) => whose(word) ?? withCase(word, relativePronoun(word)),
    example: 'Matthew 3:11 οὗ: of whom',
  },
  {
    name: 'an interrogative pronoun: who?, what?',
    of: 'G5101',
    when: isOfPart('I'),
    gives: (word) => withCase(word, interrogativePronoun(word)),
    example: 'Matthew 3:7 τίς: who',
  },
  {
    name: 'an indefinite pronoun: someone, something',
    of: 'G5100',
    when: isOfPart('X'),
    gives: (word) => withCase(word, indefinitePronoun(word)),
    example: 'Matthew 5:23 τι: something',
  },
  {
    name: 'as many as, in the neuter: all that',
    of: 'G3745',
    when: (word) => word.isOfPart('K') && word.gender === 'N',
    gives: 'all that',
    example: 'Matthew 9:15 ὅσον: all that',
  },
  {
    name: 'one another, such, how great',
    when: isOfPart('DCQ'),
    gives: (word) => withCase(word, glossOf(word)),
    example: 'Matthew 9:8 τοιαύτην: such',
  },
  {
    name: 'any other word, such as a particle',
    gives: (word) => particle(word) ?? glossOf(word),
    example: 'Matthew 3:1 Ἐν: in',
  },
]);

/**
 * Composes the meanings of the Greek words of a verse from their glosses and parsings. The parsings of a form have a
 * comma between them, and the words around it show which one fits. Null for a word without number and gloss, and for
 * a word whose dictionary gloss is its meaning here.
 *
 * @example
 * ```ts
 * const word = { text: 'λόγοι', letters: 'λογοι', morphology: 'N-NPM', strongs: 'G3056', lemma: 'G3056', gloss: 'word' };
 * composeGreek([word], null)[0].text // => 'words'
 * ```
 */
export const composeGreek: Composer = (words, place) =>
  placeWords(words, place).words.map((word) => {
    const text = withSign(word, textOf(word));
    return meaningOf(text === word.gloss ? null : text, word.fired);
  });

/** Puts the word that a verb or a comparative needs before its object: `with him`, `than this`. */
function withSign({ sign }: GreekWord, meaning: string | null): string | null {
  if (sign === '' || meaning === null) return meaning;
  return meaning === '(the)' ? sign : `${sign} ${meaning}`;
}
