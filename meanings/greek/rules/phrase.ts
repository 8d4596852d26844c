/** Which words of a Greek verse belong together: the preposition before a phrase, and the word that shows its case. */
import type { MeaningWord } from '../../meaning-word.ts';
import type { Place } from '../../place.ts';
import { rules } from '../../rules.ts';
import { DATIVES } from '../english-nouns.ts';
import { glossOf } from '../gloss.ts';
import { GreekVerse, type GreekWord, type Phrase } from '../greek-word.ts';
import { dativeSign, genitiveSign } from '../object-cases.ts';
import { AND_OR } from '../word-groups.ts';
import { articleOfParticiple } from './articles.ts';
import { chooseParsing } from './fitting-parsing.ts';

const governedBy = ({ strongs }: GreekWord): Phrase => ({ preposition: strongs, continues: false });

const continuing = ({ preposition }: GreekWord): Phrase => ({ preposition, continues: true });

/** True for a word that agrees with another and can stand before it in the same phrase. */
const isInPhraseOf = (word: GreekWord, other: GreekWord): boolean =>
  word.isNominal && (!'RIC'.includes(word.part) || word.is('G4169')) && word.agrees(other);

/**
 * True if a genitive depends on the genitive noun before it ("of the son of the man") and does not stand beside it ("of
 * Jesus Christ", "of God the Father").
 */
function isNewGenitive(word: GreekWord): boolean {
  const { preceding } = word;
  if (!preceding.isNoun || preceding.case !== 'G') return false;
  if (word.isNoun) return !(preceding.isName && (word.isName || word.is('G3962')));
  return word.isOfPart('TPF');
}

const objectOf = ({ strongs }: GreekWord, sign: string | null): Phrase => ({
  preposition: strongs,
  continues: false,
  sign: sign ?? '',
});

/** Matches English for a verb that ends with a preposition: to talk with. */
const WITH_PREPOSITION = /\w (?:to|with|on|at|against|before|upon|by)$/u;

/** Matches the forms of a verb with σύν before it: to sit together. */
const WITH_SYN = /^συ[νμγλζσ]/u;

/** True for "to be enough" of a person: to be content with something. */
const isContent = (verb: GreekWord): boolean => verb.is('G714') && verb.voice !== 'active';

/** The English word between a verb and its dative. Empty if there is none. Null if it is "to", as for most verbs. */
const signOfDative = (verb: GreekWord): string | null =>
  (isContent(verb) ? 'with' : dativeSign(verb.strongs)) ??
  (WITH_PREPOSITION.test(glossOf(verb) ?? '') ? '' : WITH_SYN.test(verb.letters) ? 'with' : null);

/** The verb whose object a dative is: before it, or after a pronoun. An empty word if there is none. */
function verbOfDative(word: GreekWord): GreekWord {
  const isVerb = (near: GreekWord): boolean =>
    near.isVerb && !near.is('G1510', 'G1511') && signOfDative(near) !== null;
  if (word.is('G3686') && word.next.isName) return word.verse.word(-1);
  if (DATIVES[word.strongs ?? ''] !== undefined && dativeSign(word.preceding.strongs) === null)
    return word.verse.word(-1);
  if (isVerb(word.preceding)) return word.preceding;
  const isBefore = word.part === 'P' && !word.preceding.isVerb && !word.preceding.isPreposition;
  return isBefore && isVerb(word.following) ? word.following : word.verse.word(-1);
}

const isBareParticiple = (word: GreekWord, article: GreekWord): boolean =>
  word.mood === 'participle' && word.agrees(article) && articleOfParticiple(word) === null;

/** True for the article of a genitive whose participle, without an article, is before or after it. */
function isOfAbsolute(word: GreekWord): boolean {
  if (!word.isArticle || word.case !== 'G') return false;
  const { preceding } = word;
  if (isBareParticiple(preceding, word)) return true;
  if (preceding.isPreposition || preceding.isNominal || preceding.isVerb) return false;
  const noun = word.nearestAfter(3, (one) => one.isNoun && one.agrees(word));
  const later = noun.nearestAfter(3, (one) => one.isVerb || (one.case !== 'G' && !one.isPostpositive));
  return noun.exists && isBareParticiple(later, word);
}

/** True for a genitive after a comparative that has no article and no noun: "greater than his lord". */
function isCompared(word: GreekWord): boolean {
  const { preceding } = word;
  return (
    word.case === 'G' &&
    !word.isVerb &&
    preceding.degree === 'C' &&
    preceding.case !== 'G' &&
    !preceding.preceding.isArticle &&
    !preceding.someBefore(4, (one) => one.is('G5101'))
  );
}

/** The word of the same case that "and" or "or" joins to this one. */
const joinedTo = (word: GreekWord): GreekWord =>
  word.preceding.nearestBefore(3, (one) => one.case === '' || one.case === word.case);

/** True for a means after "and" and the object of a verb, such as "with a voice". It is no second object. */
const isMeansBesideObject = (word: GreekWord): boolean =>
  word.strongs !== null && DATIVES[word.strongs] !== undefined && joinedTo(word).phrase.sign !== undefined;

export const phraseOf = rules<GreekWord, Phrase>('the phrase that shows the case', [
  {
    name: 'the dative object of a verb in the table of object cases',
    when: (word) => word.case === 'D' && verbOfDative(word).exists,
    gives: (word) => objectOf(verbOfDative(word), signOfDative(verbOfDative(word))),
    example: 'Matthew 2:2 αὐτῷ: him',
  },
  {
    name: 'the genitive object of a verb in the table of object cases',
    // "When he heard" and "hearing my words" have a genitive that is no object.
    when: (word) =>
      word.case === 'G' &&
      word.preceding.isVerb &&
      word.preceding.case !== 'G' &&
      genitiveSign(word.preceding.strongs) !== null &&
      !word.next.isArticle,
    gives: (word) => objectOf(word.preceding, genitiveSign(word.preceding.strongs)),
    example: 'Matthew 2:9 τοῦ: the',
  },
  {
    name: 'a genitive after a comparative: greater than this',
    when: isCompared,
    gives: (word) => objectOf(word.preceding, 'than'),
    example: 'Matthew 3:11 μού: than me',
  },
  {
    name: 'the article of a genitive with a participle, a clause of its own: when the sun had risen',
    when: isOfAbsolute,
    gives: { preposition: null, continues: true },
    example: 'Matthew 1:18 τῆς: the',
  },
  {
    name: 'directly after a preposition',
    // In ἕως ἄν, "until", ἕως governs no word, because a verb follows.
    when: (word) => word.preceding.isPreposition && !word.preceding.next.is('G302'),
    gives: (word) => governedBy(word.preceding),
    example: 'Matthew 1:6 τῆς: the one',
  },
  {
    name: 'after a word of the same phrase',
    when: (word) => isInPhraseOf(word.preceding, word) && !isNewGenitive(word),
    gives: (word) => continuing(word.preceding),
    example: 'Matthew 1:1 χριστοῦ: Christ',
  },
  {
    name: 'after an article and an adverb: "of the present time"',
    when: (word) =>
      word.preceding.part === 'ADV' &&
      word.preceding.previous.isArticle &&
      word.preceding.previous.agrees(word),
    gives: (word) => continuing(word.preceding.previous),
    example: 'Matthew 4:24 ἔχοντας: were',
  },
  {
    name: 'after a word of the same phrase and "his"',
    when: (word) =>
      word.preceding.part === 'P' &&
      word.preceding.case === 'G' &&
      isInPhraseOf(word.preceding.previous, word),
    gives: (word) => continuing(word.preceding.previous),
    example: 'Matthew 1:18 Μαρίας: Mary',
  },
  {
    name: 'after "and", in the same case as a word before it: "from God and man"',
    when: (word) =>
      word.preceding.isIn(AND_OR) && !word.preceding.preceding.endsClause && !isMeansBesideObject(word),
    gives: (word) => ({ preposition: joinedTo(word).preposition, continues: false }),
    example: 'Matthew 1:11 τοὺς: the',
  },
]);

/** The words of a verse, each with the parsing and the preposition that the words around it show. */
export function placeWords(words: readonly MeaningWord[], place: Place | null = null): GreekVerse {
  const verse = new GreekVerse(words, place);
  for (const word of verse.words) chooseParsing(word);
  for (const word of verse.words) word.phrase = (word.case === '' ? null : phraseOf(word)) ?? word.phrase;
  return verse;
}
