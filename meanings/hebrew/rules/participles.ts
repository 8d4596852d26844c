import { joined } from '../../english/joined.ts';
import { rules } from '../../rules.ts';
import { ownWord } from '../../words/index.ts';
import { agree, objectOf, possessiveOf } from '../english-pronouns.ts';
import { activeParticiple, finite, passiveParticiple, withObject } from '../english-verb.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import type { TranslatedVerb } from '../translated-verb.ts';
import { isNarrative } from '../verb-context.ts';
import { DIVINE } from '../word-groups.ts';
import { prefixesOf } from './prepositions/prefixes.ts';

/** Nouns that need a word after them, as in "the maker of". Without it, the participle is a verb: dwelling, keeping. */
const BOUND = new Set(['sower', 'inhabitant', 'keeper', 'maker', 'minister', 'hater', 'creator']);

/** Our own noun for the one who acts. Null for a feminine participle, which is a verb: "she · bearing". */
const agentIn = ({ strongs, stem, code }: HebrewWord): string | null =>
  code[3] === 'f' ? null : ownWord(`${strongs} agent ${stem}`);

/** True for an object marker without "and". */
const marksObject = (word: HebrewWord): boolean => word.isObjectMarker && !word.hasAnd;

/** True for a participle with an object, which is a verb: "saving by my hand · Israel", "tending · the flock". */
const governs = ({ next, state, number, hasArticle }: HebrewWord): boolean =>
  marksObject(next) ||
  (next.hasPrefix && !next.hasAnd && marksObject(next.next)) ||
  (state === 'a' &&
    number === 'p' &&
    !hasArticle &&
    next.hasArticle &&
    next.isCommonNoun &&
    !next.hasPrefix &&
    !next.hasAnd);

/** The noun for the one who acts, such as "shepherd". Null if the participle is a verb here. */
export const agentNoun = rules<HebrewWord, string | null>('the noun for the one who acts', [
  {
    name: 'a noun before what it belongs to, or with an owner: the maker of heaven',
    when: (word) => agentIn(word) !== null && (word.state === 'c' || word.suffix !== null),
    gives: agentIn,
    example: 'Genesis 4:2 רעה: the shepherd of',
  },
  {
    name: '"to be wonderful", in the feminine: a wonder',
    of: 'H6381',
    when: ({ code }) => code.startsWith('VNrf'),
    gives: 'wonder',
    example: 'Exodus 3:20 נפלאתי: my wonders',
  },
  {
    name: '"to prostitute oneself", in the feminine: a prostitute',
    of: 'H2181',
    when: ({ code }) => code.startsWith('Vqrf'),
    gives: 'prostitute',
    example: 'Deuteronomy 23:18 זונה: a prostitute',
  },
  {
    name: 'any other noun that can stand alone, without an object',
    when: (word) => agentIn(word) !== null && !BOUND.has(agentIn(word) ?? '') && !governs(word),
    gives: agentIn,
    example: 'Genesis 4:17 בנה: a builder',
  },
]);

/** The pronoun of the one who acts. */
function subjectOfParticiple({ number, code }: HebrewWord): string {
  if (number === 'p') return 'they';
  return code[3] === 'f' ? 'she' : 'he';
}

/** The verb of a clause: "who keeps me". */
function clauseOf({ word, english }: TranslatedVerb): string {
  const isMany = word.number === 'p';
  const subject = subjectOfParticiple(word);
  const tense = word.hasArticle && isNarrative(word.verse) ? 'past' : 'present';
  const verb = finite(agree(english, subject, isMany), tense, subject);
  return withObject(verb, word.suffix && objectOf(word.suffix));
}

/** True for a singular participle after a plural, which it does not describe. A plural for God is one God. */
const isOfOtherNumber = ({ number, previous }: HebrewWord): boolean =>
  number === 's' && (previous.is('H428') || (previous.number === 'p' && !previous.isIn(DIVINE)));

/** True for a participle with an article that describes the noun or pronoun before it. */
const isAttribute = (word: HebrewWord): boolean =>
  word.hasArticle &&
  !word.hasPrefix &&
  /^[NAP]|^V.r/u.test(word.previous.code) &&
  (word.previous.isDefinite || word.previous.isCommonNoun) &&
  !isOfOtherNumber(word);

/** True for a participle with a suffix but nothing before it, which can be the verb of a sentence. */
const isPredicate = (word: HebrewWord): boolean =>
  word.suffix !== null && !word.hasArticle && !word.hasPrefix && !word.hasAnd;

/** True for a participle directly after a relative pronoun: "that goes out". */
const isPredicateOfThat = (word: HebrewWord): boolean =>
  word.state === 'a' &&
  !word.hasArticle &&
  !word.hasPrefix &&
  (word.isRelative || (word.previous.is('H834') && !word.hasAnd));

/** True for a participle without an article, after a noun that belongs to it: "the voice of · one who taunts". */
const isOwner = (word: HebrewWord): boolean =>
  word.state === 'a' &&
  !word.hasArticle &&
  !word.hasAnd &&
  !word.hasPrefix &&
  word.previous.isConstruct &&
  /^N/u.test(word.previous.code) &&
  !word.previous.isIn(DIVINE) &&
  !word.previous.is('H376', 'H4639');

/** The meaning of an active participle that is not a noun for the one who acts. */
export const participle = rules<TranslatedVerb, string>('an active participle', [
  {
    name: 'a participle with an article, after a person that it describes: who',
    when: ({ word }) => isAttribute(word) && word.previous.isPerson,
    gives: (verb) => `who ${clauseOf(verb)}`,
    example: 'Genesis 16:13 הדבר: who speaks',
  },
  {
    name: 'a participle with an article, after another noun that it describes: that',
    when: ({ word }) => isAttribute(word),
    gives: (verb) => `that ${clauseOf(verb)}`,
    example: 'Genesis 1:21 הרמשת: that crept',
  },
  {
    name: 'the Aramaic "answered and said"',
    of: 'H6032 H560',
    when: ({ word }) => word.isAramaic && word.state === 'a' && !word.hasArticle && !word.hasPrefix,
    gives: ({ english }) => withObject(finite(english, 'past', 'he'), null),
    example: 'Ezra 5:3 אמרין: said',
  },
  {
    name: 'a participle after "that": that goes out',
    when: ({ word }) => isPredicateOfThat(word),
    gives: clauseOf,
    example: 'Genesis 39:22 עשים: do',
  },
  {
    name: 'a participle with a suffix, after a word for God: I the LORD · who heals you',
    when: ({ word }) => isPredicate(word) && word.number === 's' && word.previous.isIn(DIVINE),
    gives: (verb) =>
      joined(verb.word.someBefore(3, (before) => before.is('H589', 'H595')) && 'who', clauseOf(verb)),
    example: 'Numbers 23:22 מוציאם: brings them out',
  },
  {
    name: 'a participle with a suffix, after a personal pronoun or "behold": he · teaching me',
    when: ({ word }) =>
      isPredicate(word) && (word.previous.isPersonalPronoun || word.previous.is('H2009', 'H2005')),
    gives: ({ word, english }) =>
      withObject(
        activeParticiple(agree(english, subjectOfParticiple(word), word.number === 'p')),
        word.suffix && objectOf(word.suffix),
      ),
    example: 'Genesis 48:4 מפרך: making you fruitful',
  },
  {
    name: 'any other participle with an article, a preposition or a suffix: the one who',
    when: ({ word }) => word.hasArticle || word.hasPrefix || word.suffix !== null,
    gives: (verb) =>
      joined(prefixesOf(verb.word), verb.word.number === 'p' ? 'those who' : 'the one who', clauseOf(verb)),
    example: 'Genesis 4:14 מצאי: the one who finds me',
  },
  {
    name: 'a plural participle that belongs to the next word: those who',
    when: ({ word }) => word.state === 'c' && word.number === 'p',
    gives: (verb) => `those who ${clauseOf(verb)}`,
    example: 'Genesis 46:26 יצאי: those who go out',
  },
  {
    name: 'a participle after a noun that belongs to it: the voice of · one who taunts',
    when: ({ word }) => isOwner(word) && !word.is('H7430'),
    gives: (verb) => `${verb.word.number === 'p' ? 'those' : 'one'} who ${clauseOf(verb)}`,
    example: 'Exodus 33:7 מבקש: one who seeks',
  },
  {
    name: 'any other participle',
    gives: ({ word, english }) => {
      const isMany = word.number === 'p';
      return withObject(activeParticiple(agree(english, subjectOfParticiple(word), isMany)), null);
    },
    example: 'Genesis 2:9 נחמד: pleasant',
  },
]);

/** The words before a passive participle: a preposition and an owner, or "the one". */
function introductionOf(word: HebrewWord): string {
  const who = word.hasArticle && (word.number === 'p' ? 'those' : 'the one');
  return joined(prefixesOf(word), word.suffix ? possessiveOf(word.suffix) : who);
}

const passiveOf = ({ english }: TranslatedVerb): string =>
  withObject(passiveParticiple(agree(english, 'he', false)), null);

/** The meaning of a passive participle. */
export const passive = rules<TranslatedVerb, string>('a passive participle', [
  {
    name: 'the numbered men of a census',
    of: 'H6485',
    gives: ({ word }) =>
      joined(
        prefixesOf(word),
        word.suffix ? possessiveOf(word.suffix) : 'the',
        'numbered men',
        word.isConstruct && 'of',
      ),
    example: 'Exodus 30:12 לפקדיהם: to their numbered men',
  },
  {
    name: 'a participle with an article, after a definite noun',
    when: ({ word }) => word.hasArticle && /^[NA]/u.test(word.previous.code) && word.previous.isDefinite,
    gives: passiveOf,
    example: 'Genesis 30:35 והטלאים: and patched',
  },
  {
    name: 'any other passive participle',
    gives: (verb) => joined(introductionOf(verb.word), passiveOf(verb)),
    example: 'Genesis 4:11 ארור: cursed',
  },
]);
