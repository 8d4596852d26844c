import { joined } from '../../english/joined.ts';
import { rules } from '../../rules.ts';
import { objectOf, subjectOf } from '../english-pronouns.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { plainWord } from '../nouns.ts';
import type { Inflection } from '../parse.ts';
import { prefixesOf } from './noun-prefixes.ts';

/** The person, gender and number of a personal pronoun, from its code: `Pp3ms`. */
function inflectionOf({ code }: HebrewWord): Inflection {
  const [, , person, gender = 'm', number = 's'] = code;
  return { person: person === '1' || person === '2' ? person : '3', gender, number };
}

/** True if "he" or "she" closes a statement about a thing: no person and no pronoun is before it in the verse. */
function isThing(word: HebrewWord): boolean {
  const { person, number } = inflectionOf(word);
  const { previous } = word;
  return (
    person === '3' &&
    number === 's' &&
    !word.hasAnd &&
    /^[NA]/u.test(previous.code) &&
    !previous.isDefinite &&
    !word.lastBefore((before) => before.isPerson || before.isPersonalPronoun).exists
  );
}

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
    when: (word) => word.isPersonalPronoun && word.prefixes.length > 0,
    gives: (word) => joined(prefixesOf(word), objectOf(inflectionOf(word))),
    example: 'Exodus 30:4 בהמה: in them',
  },
  {
    name: 'the Aramaic "they" after its verb',
    of: 'H1994',
    when: ({ previous }) => previous.isFinite,
    gives: 'them',
    example: '',
  },
  {
    name: 'a personal pronoun for a thing',
    when: (word) => word.isPersonalPronoun && isThing(word),
    gives: 'it',
    example: 'Genesis 43:12 הוא: it',
  },
  {
    name: 'any other personal pronoun',
    when: (word) => word.isPersonalPronoun,
    gives: (word) => subjectOf(inflectionOf(word)),
    example: 'Genesis 2:11 הוא: he',
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
