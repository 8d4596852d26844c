import { joined } from '../../english/joined.ts';
import { rules } from '../../rules.ts';
import { objectOf, subjectOf } from '../english-pronouns.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { plainWord } from '../nouns.ts';
import type { Inflection } from '../parse.ts';
import {
  hasDoerBefore,
  hasHumanBefore,
  hasWoman,
  isHuman,
  isThing,
  meantBy,
  startOfChain,
} from '../references.ts';
import { NAMES_OF_PLACES, PLACES } from '../word-groups.ts';
import { prefixesOf } from './prepositions/prefixes.ts';

/** The person, gender and number of a personal pronoun, from its code: `Pp3ms`. */
function inflectionOf({ code }: HebrewWord): Inflection {
  const [, , person, gender = 'm', number = 's'] = code;
  return { person: person === '1' || person === '2' ? person : '3', gender, number };
}

/** The first word of the chain that ends before a word: "the son of" in "the son of the king, he". */
const chainBefore = ({ previous }: HebrewWord): HebrewWord => startOfChain(previous);

/** True if the pronoun is one of the third person in the singular. */
const isOfOne = (word: HebrewWord): boolean => {
  const { person, number } = inflectionOf(word);
  return word.isPersonalPronoun && person === '3' && number === 's';
};

/** True if "he" or "she" closes a statement that something is a thing: "a burnt offering, it". */
const isCalledThing = (word: HebrewWord): boolean =>
  !word.hasAnd &&
  !word.next.hasAnd &&
  !word.next.isFinite &&
  !word.next.isParticiple &&
  word.previous.isCommonNoun &&
  !word.previous.endsClause &&
  isThing(chainBefore(word)) &&
  !chainBefore(word).is('H5315') &&
  !chainBefore(word).hasPrefix;

/** True if the pronoun means a thing, and the verse has no person before it whom it could mean. */
const isForThing = (word: HebrewWord): boolean =>
  !word.isPoetry && isThing(meantBy(word, inflectionOf(word))) && !hasHumanBefore(word, inflectionOf(word));

/** True if the next word is another name of the place: "it, Hebron". */
const isOtherName = (word: HebrewWord): boolean =>
  (word.next.isIn(NAMES_OF_PLACES) || word.next.isIn(PLACES)) &&
  !word.next.hasPrefix &&
  !isHuman(chainBefore(word));

/** True if "he" or "she" closes a statement about a thing: no person and no pronoun is before it in the verse. */
const isSaidOfThing = (word: HebrewWord): boolean =>
  !word.hasAnd &&
  /^(?:N|A[^c])/u.test(word.previous.code) &&
  !word.previous.isDefinite &&
  !isHuman(word.previous) &&
  !word.previous.is('H2889', 'H6918') &&
  !word.next.isFinite &&
  !word.next.isParticiple &&
  !word.lastBefore((before) => before.isPerson || before.isPersonalPronoun).exists;

/** The meaning of a pronoun. */
export const pronoun = rules<HebrewWord, string | null>('a pronoun', [
  {
    name: 'a personal pronoun with an article: that, those',
    when: (word) => word.isPersonalPronoun && word.hasArticle,
    gives: (word) => joined(prefixesOf(word), inflectionOf(word).number === 'p' ? 'those' : 'that'),
    example: 'Genesis 2:12 ההוא: that',
  },
  {
    name: 'a personal pronoun after a preposition',
    when: (word) => word.isPersonalPronoun && word.hasPrefix,
    gives: (word) => joined(prefixesOf(word), objectOf(inflectionOf(word))),
    example: 'Exodus 30:4 בהמה: in them',
  },
  {
    name: 'a personal pronoun that means a thing in the King James Version',
    when: (word) => isOfOne(word) && word.isShownAsThing(inflectionOf(word)),
    gives: 'it',
    example: 'Genesis 2:11 הוא: it',
  },
  {
    name: 'a personal pronoun after what a thing is: a burnt offering, it',
    when: (word) => isOfOne(word) && (isCalledThing(word) || isSaidOfThing(word)),
    gives: 'it',
    example: 'Exodus 30:10 הוא: it',
  },
  {
    name: 'a personal pronoun before another name of a place',
    when: (word) => isOfOne(word) && isOtherName(word),
    gives: 'it',
    example: '1 Kings 8:1 היא: it',
  },
  {
    name: '"she", where no woman is in the verse',
    when: (word) =>
      isOfOne(word) &&
      inflectionOf(word).gender === 'f' &&
      !word.isPoetry &&
      !word.next.isFinite &&
      !word.next.isParticiple &&
      !hasWoman(word),
    gives: 'it',
    example: 'Numbers 21:26 הוא: it',
  },
  {
    name: '"he", where a thing is meant and nobody acts',
    when: (word) =>
      isOfOne(word) &&
      inflectionOf(word).gender !== 'f' &&
      !word.hasAnd &&
      isForThing(word) &&
      !word.next.isFinite &&
      !word.next.isParticiple &&
      !hasDoerBefore(word),
    gives: 'it',
    example: 'Genesis 45:20 הוא: it',
  },
  {
    name: 'any other personal pronoun',
    when: (word) => word.isPersonalPronoun,
    gives: (word) => subjectOf(inflectionOf(word)),
    example: 'Genesis 2:19 הוא: he',
  },
  {
    name: 'any other pronoun',
    gives: (word) => {
      const text = plainWord(word);
      return text === null ? null : joined(prefixesOf(word), text);
    },
    example: 'Genesis 2:4 אלה: these',
  },
]);
