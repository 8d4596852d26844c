import { rules } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { COUNTABLE, OF_TIME_AND_WORLD } from '../word-groups.ts';
import { isMountOfName } from './senses-of-nouns.ts';

/** True for a comparison: Hebrew says "like the tent" where English says "like a tent". */
const isComparison = (noun: HebrewWord): boolean =>
  noun.prefix === 'כ' &&
  noun.isCommonNoun &&
  noun.state === 'a' &&
  noun.suffix === null &&
  !noun.isIn(OF_TIME_AND_WORLD) &&
  !noun.next.hasArticle &&
  !noun.next.is('H834');

/** True for a singular noun that can have an English "a". After "every" it cannot. */
const isOne = (noun: HebrewWord): boolean => noun.isSingle && !noun.previous.is('H3605');

/** The article of an English noun. English has "a" only before a singular noun that can be counted. */
export const articleOf = rules<HebrewWord, 'the' | 'a' | ''>('the article of a noun', [
  {
    name: 'a noun with the ending of direction',
    when: ({ isDirection }) => isDirection,
    gives: 'the',
    example: 'Genesis 15:5 השמימה: to the heavens',
  },
  {
    name: 'a single thing in a comparison',
    when: (noun) => isComparison(noun) && isOne(noun),
    gives: 'a',
    example: 'Genesis 49:9 כאריה: like a lion',
  },
  {
    name: 'any other noun in a comparison',
    when: isComparison,
    gives: '',
    example: 'Genesis 18:11 כנשים: like women',
  },
  {
    name: 'a noun with a Hebrew article',
    when: ({ hasArticle }) => hasArticle,
    gives: 'the',
    example: 'Genesis 2:1 השמים: the heavens',
  },
  {
    name: '"Mount", before its name',
    of: 'H2022',
    when: isMountOfName,
    gives: '',
    example: 'Exodus 19:11 הר: Mount',
  },
  {
    name: '"son", before a word without article',
    of: 'H1121',
    when: ({ isConstruct, next }) => isConstruct && !next.isDefinite,
    gives: '',
    example: 'Genesis 7:6 בן: son of',
  },
  {
    name: 'a noun before the word that it belongs to',
    when: ({ isConstruct }) => isConstruct,
    gives: 'the',
    example: 'Genesis 2:3 יום: the day',
  },
  {
    name: 'a single person who does something',
    when: (agent) => agent.isVerb && isOne(agent),
    gives: 'a',
    example: 'Genesis 4:17 בנה: a builder',
  },
  {
    name: 'one person or thing that can be counted',
    when: (noun) => noun.isIn(COUNTABLE) && isOne(noun),
    gives: 'a',
    example: 'Genesis 2:10 ונהר: and a river',
  },
]);

/** True for an adjective with an article after the word that it describes. */
function isAttribute(adjective: HebrewWord): boolean {
  const { previous } = adjective;
  const isOther =
    previous.isConstruct && adjective.code.startsWith('Ao') && previous.code[2] !== adjective.code[2];
  return (
    !adjective.hasPrefix &&
    /^[NA]|^V.[rs]/u.test(previous.code) &&
    !isOther &&
    (previous.isDefinite || (previous.state === 'a' && previous.isCommonNoun))
  );
}

/** The article of an English adjective. */
export const articleOfAdjective = rules<HebrewWord, 'the' | ''>('the article of an adjective', [
  {
    name: 'an adjective without an article',
    when: ({ hasArticle }) => !hasArticle,
    gives: '',
    example: 'Genesis 2:7 חיה: living',
  },
  {
    name: 'an adjective after the noun that it describes',
    when: isAttribute,
    gives: '',
    example: 'Genesis 2:2 השביעי: seventh',
  },
  {
    name: 'an adjective with an article, without its noun',
    gives: 'the',
    example: 'Genesis 4:19 השנית: the second',
  },
]);

/** True for a noun before an ordinal of the same gender. In "the name of the second" the gender differs. */
const isBeforeItsOrdinal = ({ code, isConstruct, next }: HebrewWord): boolean =>
  isConstruct && next.code.startsWith('Ao') && (next.code[2] === code[2] || code[2] === 'b');

/** The "of" between a noun and what it belongs to. */
export const ofAfter = rules<HebrewWord, 'of' | ''>('the word "of" after a noun', [
  {
    name: '"Mount", before its name',
    of: 'H2022',
    when: isMountOfName,
    gives: '',
    example: 'Exodus 19:11 הר: Mount',
  },
  {
    name: 'a noun before an ordinal of the same gender',
    when: isBeforeItsOrdinal,
    gives: '',
    example: 'Genesis 2:3 יום: the day',
  },
  {
    name: 'a noun before the word that it belongs to',
    when: ({ isConstruct }) => isConstruct,
    gives: 'of',
    example: 'Genesis 2:4 תולדות: the generations of',
  },
]);
