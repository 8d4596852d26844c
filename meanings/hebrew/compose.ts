import { joined } from '../english/joined.ts';
import { type Composer, meaningOf } from '../meaning-word.ts';
import { HebrewVerse, type HebrewWord } from './hebrew-word.ts';
import { nominal } from './nominal.ts';
import { plainWord } from './nouns.ts';
import { fixedPhrase } from './rules/fixed-phrases.ts';
import { kingJamesPreposition, kingJamesSense } from './rules/king-james-sense.ts';
import { particleHere } from './rules/particles.ts';
import { letterWithPronoun, sentenceOf } from './rules/particles-with-pronouns.ts';
import { prefixesOf } from './rules/prepositions/prefixes.ts';
import { prepositionHere } from './rules/prepositions/preposition.ts';
import { pronoun } from './rules/pronouns.ts';
import { objectHere } from './rules/suffixes.ts';
import { verbal } from './verbal.ts';

/**
 * Composes the meanings of the Hebrew and Aramaic words of a verse from the dictionary's gloss, the stem and the
 * morphology. A word without morphology, and a word for which no rule has a sure answer, has no composed meaning: the
 * dictionary's gloss is then safer. The rules are in the folder `rules`.
 *
 * @example
 * ```ts
 * const shepherd = { text: 'רֹ֝עִ֗י', letters: 'רעי', morphology: 'HVqrmsc/Sp1cs', strongs: 'H7462', lemma: 'H7462', gloss: 'to feed' };
 * composeHebrew([shepherd], null)[0].text // => 'my shepherd'
 * ```
 */
export const composeHebrew: Composer = (words, place) =>
  new HebrewVerse(words, place).words.map((word) => meaningOf(textOf(word), word.fired));

function textOf(word: HebrewWord): string | null {
  if (word.code === '') return null;
  const text = continuesName(word) ? '…' : (fixedPhrase(word) ?? coreOf(word));
  if (text === null || text === '') return null;
  return joined(word.hasAnd && 'and', word.isRelative && 'that', word.asks ? questionOf(word, text) : text);
}

/**
 * The meaning of a word with the letter that asks. Joined `מה` is “what”: it asks in `מזה` (Exodus 4:2), and it exclaims in
 * `מתלאה` (Malachi 1:13), whose gloss has it.
 */
function questionOf(word: HebrewWord, text: string): string {
  if (word.is('H3808')) return 'is it not';
  if (text.startsWith('what a ')) return `${text}!`;
  return word.letters.startsWith('מ') ? `what is ${text}?` : `${text}?`;
}

/** True for the second and later words of a name of several words. The first word has the whole English name. */
function continuesName(word: HebrewWord): boolean {
  const { previous } = word;
  return word.isName && previous.strongs === word.strongs && previous.lemma?.endsWith('+') === true;
}

/** The meaning of a word without "and", "that" and the question mark. */
function coreOf(word: HebrewWord): string | null {
  switch (word.code[0]) {
    case 'V':
      return verbal(word);
    case 'N':
    case 'A':
      return nominal(word);
    case 'P':
      return pronoun(word);
    default:
      return particle(word);
  }
}

/** True for a preposition of one letter with a pronoun. It has no Strong's number, or wrongly that of a verb. */
const isLetterWithPronoun = ({ strongs, gloss, code, isPreposition }: HebrewWord): boolean =>
  isPreposition && (strongs === null || (code === 'R' && gloss?.startsWith('to ') === true));

function particle(word: HebrewWord): string | null {
  const { suffix } = word;
  if (isLetterWithPronoun(word)) return joined(prefixesOf(word), letterWithPronoun(word));
  const sentence = suffix && sentenceOf(word);
  if (sentence !== null) return sentence;
  const text =
    (word.isPreposition ? kingJamesSense(word) : null) ??
    kingJamesPreposition(word) ??
    prepositionHere(word) ??
    particleHere(word) ??
    plainWord(word);
  return text === null || text.startsWith('to ')
    ? null
    : joined(prefixesOf(word), text, suffix && objectHere(word, suffix));
}
