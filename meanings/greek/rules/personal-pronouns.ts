/** The English of the Greek pronouns of a person: he, himself, his. */

import { pronounOf } from '../../english/pronouns.ts';
import { rules } from '../../rules.ts';
import { isPersonal, isThingNoun } from '../gloss.ts';
import type { GreekWord } from '../greek-word.ts';
import { isAbsolute, isAfterArticle, isBeforeArticle, ownsNoun } from '../noun-phrase.ts';
import { HANDLING, TO_BE, WITH_GENITIVE } from '../verb-groups.ts';
import { BEFORE_ALSO, FEMALES, PARTS_OF_MANY, PLACE_PREPOSITIONS } from '../word-groups.ts';

const IT = { person: 3, isPlural: false, gender: 'N' } as const;

export const isFreeGenitive = (word: GreekWord): boolean => word.case === 'G' && !word.isGoverned;
const isFreeDative = (word: GreekWord): boolean => word.case === 'D' && !word.isGoverned;
export const isNeuter = (word: GreekWord): boolean => word.gender === 'N';

/** The person of "I", "we" or "you" to which αὐτός or ἑαυτῶν belongs. 0 if it belongs to none of them. */
function ownPerson(word: GreekWord): GreekWord['person'] {
  const pronoun = word.nearestAfter(7, (near) => near.isOfPart('P') && near.case === 'N');
  const later = word.endsSentence
    ? word.previous
    : word.nearestAfter(7, (near) => near.isFinite || near.endsSentence);
  const verb = later.isFinite ? later : word.nearestBefore(4, (near) => near.isFinite);
  const owner = [pronoun, verb].find(
    ({ person, isPlural }) => isPlural === word.isPlural && (person === 1 || person === 2),
  );
  return owner?.person ?? 0;
}

/** True for αὐτός beside "I" or a verb of the first or second person in the singular. */
const isOfMe = (word: GreekWord): boolean =>
  !word.following.isArticle &&
  [word.previous, word.next, word.at(2), word.previous.is('G2532') ? word.at(-2) : word.next].some(
    (near) =>
      (near.isFinite || near.isIOrYou) && near.person !== 3 && !near.isPlural && near.mood !== 'imperative',
  ) &&
  ownPerson(word) !== 0;

/** True for αὐτός directly before the article of its noun. */
const isBeforeItsNoun = (word: GreekWord): boolean =>
  word.case !== 'A' && isBeforeArticle(word) && word.at(2).isNoun && word.at(2).agrees(word);

const isAfterAdjectiveOrToBe = ({ previous }: GreekWord): boolean =>
  previous.isOfPart('A') || (previous.isIn(TO_BE) && previous.isFinite);

/** True if only articles, adjectives and nouns are between a noun and its "his": "the spring of her blood". */
function isOwnedBy(noun: GreekWord, pronoun: GreekWord): boolean {
  if (pronoun.case !== 'G' || pronoun.isGoverned) return false;
  for (let word = noun.next; word.place < pronoun.place; word = word.next)
    if (!word.isOfPart('TAN')) return false;
  return true;
}

/** The nearest earlier noun to which αὐτός can refer. An empty word if there is none. */
const takenUp = (word: GreekWord): GreekWord =>
  word.nearestBefore(
    word.place,
    (near) =>
      near.isNoun &&
      near.isPlural === word.isPlural &&
      word.options.some(({ gender }) => gender === near.gender) &&
      !isOwnedBy(near, word),
  );

/** True for a word that shows a woman, to whom a much later αὐτή can refer: "mother", "girl", "having heard". */
const isOfWoman = (word: GreekWord): boolean =>
  !word.isPlural &&
  (word.isIn(FEMALES) ||
    word.is('G3813') ||
    (word.gender === 'F' &&
      ((word.isNoun && isPersonal(word)) ||
        (word.mood === 'participle' &&
          word.case === 'N' &&
          !word.someBefore(6, (near) => near.gender === 'F' && isThingNoun(near))))));

const isOfMan = (word: GreekWord): boolean =>
  !word.isPlural &&
  word.gender === 'M' &&
  ((word.isNoun && !isThingNoun(word)) || (word.is('G846') && !word.isGoverned));

/** True for αὐτόν or αὐτοῦ in a place where it is a thing: "in it", "he lights it". More often it is a person. */
const isInPlaceOfThing = (word: GreekWord): boolean =>
  (PLACE_PREPOSITIONS.has(word.preposition ?? '') ||
    word.previous.is('G1883', 'G5270') ||
    (word.case === 'A' &&
      !word.isGoverned &&
      [word.previous, word.next].some((near) => near.isIn(HANDLING)))) &&
  !word.someBefore(word.place, isOfMan) &&
  !word.someBefore(word.place - takenUp(word).place, (near) => near.endsSentence);

/** True for αὐτήν or αὐτοῦ that refers to a thing: "his hand … cut it off". */
function isOfThing(word: GreekWord): boolean {
  if (!word.is('G846') || word.isPlural || word.case === 'N' || !isThingNoun(takenUp(word))) return false;
  return word.gender === 'F' ? !word.someBefore(word.place, isOfWoman) : isInPlaceOfThing(word);
}

/** The English forms of a personal pronoun: those of "it" if it refers to a thing, or if the King James Version has "it". */
const formsOf = (word: GreekWord) =>
  pronounOf(
    isOfThing(word) || (word.sense === 'it' && !word.isPlural && word.case !== 'N') ? { ...IT } : word,
  );

function byCase(word: GreekWord): string {
  const { subject, object } = formsOf(word);
  if (word.case === 'N' || word.case === 'V') return subject;
  return isFreeDative(word) ? `to ${object}` : object;
}

/** True for an accusative that is the subject of an infinitive: "so that he sat", "while he sowed". */
function isSubjectOfInfinitive(word: GreekWord): boolean {
  if (word.case !== 'A' || word.isGoverned) return false;
  const opener = word.nearestBefore(
    6,
    (near) => near.isFinite || near.endsClause || near.is('G5620') || near.isArticle,
  );
  if (opener.is('G5620'))
    return (
      !opener.endsClause &&
      word.nearestAfter(6, (near) => near.isVerb && near.case === '').mood === 'infinitive' &&
      !word.someBefore(word.place - opener.place - 1, (near) => near.mood === 'infinitive')
    );
  const isWhile = opener.previous.is('G1722') && opener.case === 'D' && opener.gender !== 'F';
  const isAfter = opener.previous.is('G3326') && opener.case === 'A';
  return (
    (isWhile || isAfter) &&
    !opener.endsClause &&
    opener.next.mood === 'infinitive' &&
    word.previous === opener.next
  );
}

/** True for "him" after a verb such as "touch", which has a genitive as its object. */
const isGenitiveObject = (word: GreekWord): boolean =>
  !(word.next.isIn(WITH_GENITIVE) && word.at(2).isArticle && word.at(2).case === 'G') &&
  (word.someBefore(2, (near) => near.isIn(WITH_GENITIVE)) ||
    word.someAfter(2, (near) => near.isIn(WITH_GENITIVE)));

/** True for κἀγώ after its verb, or after a word such as "just as" or "because of this". */
const isIAlso = (word: GreekWord): boolean =>
  word.previous.isIn(BEFORE_ALSO) ||
  (word.previous.is('G3778') && word.previous.previous.is('G1223')) ||
  (word.previous.isFinite &&
    word.previous.person === 1 &&
    !word.previous.isPlural &&
    !word.previous.endsClause) ||
  word
    .nearestBefore(9, (near) => near.endsSentence || near.is('G2531', 'G5613', 'G5618'))
    .is('G2531', 'G5613', 'G5618');

/** True for a pronoun after "who", "some", "one" or "no one": "some of them". */
const isPartOfGroup = (word: GreekWord): boolean =>
  word.isPlural && word.preceding.isIn(PARTS_OF_MANY) && !word.next.isNoun && !word.next.isArticle;

/** True if a noun of the same clause is near, with other words between. */
const isApartFromNoun = (word: GreekWord): boolean => {
  const isNoun = (near: GreekWord): boolean => near.isNoun || near.is('G4139') || near.is('G5225');
  return (
    isNoun(word.nearestBefore(4, (near) => near.endsClause || isNoun(near))) ||
    (!word.endsClause && isNoun(word.nearestAfter(5, (near) => near.previous.endsClause || isNoun(near))))
  );
};

/** True for "theirs is the kingdom", but not for the unstressed μου of "my reward is". */
const isTheirs = (word: GreekWord): boolean =>
  word.next.isIn(TO_BE) && word.next.isFinite && !['μου', 'σου'].includes(word.letters);

/** True for "he has need of you", with the genitive before "need" or between it and "to have". */
const isNeeded = (word: GreekWord): boolean =>
  (word.next.is('G5532') && word.previous.case !== 'A') ||
  (word.previous.is('G5532') && word.someAfter(2, (near) => near.is('G2192')));

/** The English of a personal pronoun: `he`, `his`, `to him`, `himself`. */
export const personalPronoun = rules<GreekWord, string>('the English of a personal pronoun', [
  {
    name: 'αὐτός after its article: same',
    of: 'G846',
    when: (word) => word.preceding.isArticle && word.preceding.agrees(word),
    gives: 'same',
    example: 'Matthew 5:46 αὐτὸ: same',
  },
  {
    name: 'αὐτός that belongs to "I", "we" or "you": myself',
    of: 'G846',
    when: (word) => word.case === 'N' && (word.isPlural ? ownPerson(word) !== 0 : isOfMe(word)),
    gives: (word) => pronounOf({ ...IT, person: ownPerson(word), isPlural: word.isPlural }).reflexive,
    example: 'Mark 6:31 αὐτοὶ: yourselves',
  },
  {
    name: 'αὐτός before the article of its noun: himself',
    when: (word) =>
      word.person === 0 &&
      (word.case === 'N' || isNeuter(word) || isBeforeItsNoun(word)) &&
      !word.isGoverned &&
      word.following.isArticle &&
      word.following.agrees(word),
    gives: ({ isPlural, gender }) =>
      pronounOf({ person: 3, isPlural, gender: gender === 'M' ? 'M' : 'N' }).reflexive,
    example: 'Mark 16:8 αὐτὸς: himself',
  },
  {
    name: 'κἀγώ after its verb, or after "just as", "so that" or "because of this": I also',
    of: 'G2504',
    when: isIAlso,
    gives: (word) => `${byCase(word)} also`,
    example: 'Matthew 2:8 κἀγὼ: I also',
  },
  {
    name: 'any other κἀγώ: and I, and to me',
    of: 'G2504',
    gives: (word) => `and ${byCase(word)}`,
    example: 'Luke 19:23 κἀγὼ: and I',
  },
  {
    name: 'a genitive after an adjective or after "to be"',
    when: (word) => isFreeGenitive(word) && !ownsNoun(word) && isAfterAdjectiveOrToBe(word),
    gives: (word) => `of ${pronounOf(word).object}`,
    example: 'Matthew 10:37 μου: of me',
  },
  {
    name: 'a genitive of what someone has need of, or after "each"',
    when: (word) => isFreeGenitive(word) && (isNeeded(word) || (word.isPlural && word.previous.is('G1538'))),
    gives: (word) => `of ${formsOf(word).object}`,
    example: 'Matthew 21:3 αὐτῶν: of them',
  },
  {
    name: 'the subject of an infinitive after "so that", "while" or "after"',
    when: isSubjectOfInfinitive,
    gives: (word) => formsOf(word).subject,
    example: 'Luke 24:4 αὐτὰς: they',
  },
  {
    name: 'a genitive with a participle, which is a clause of its own',
    when: (word) => isFreeGenitive(word) && isAbsolute(word),
    gives: (word) => formsOf(word).subject,
    example: 'Matthew 5:1 αὐτοῦ: he',
  },
  {
    name: 'any other genitive beside a noun',
    when: (word) => isFreeGenitive(word) && ownsNoun(word),
    gives: (word) => formsOf(word).possessive,
    example: 'Matthew 3:3 αὐτοῦ: his',
  },
  {
    name: 'a genitive after "some", "one" or "no one"',
    when: (word) => isFreeGenitive(word) && isPartOfGroup(word),
    gives: (word) => `of ${formsOf(word).object}`,
    example: 'Mark 8:3 αὐτῶν: of them',
  },
  {
    name: 'a genitive before "is": "theirs is the kingdom"',
    when: (word) => isFreeGenitive(word) && isTheirs(word),
    gives: (word) => formsOf(word).own,
    example: 'Matthew 5:3 αὐτῶν: theirs',
  },
  {
    name: 'a genitive that is apart from its noun and is no object',
    when: (word) =>
      isFreeGenitive(word) &&
      !isGenitiveObject(word) &&
      !word.someBefore(3, (near) => near.isPreposition && near.next.parsing.kind === 'particle') &&
      isApartFromNoun(word),
    gives: (word) => formsOf(word).possessive,
    example: 'Matthew 5:43 σου: your',
  },
  { name: 'any other personal pronoun: by its case', gives: byCase, example: 'Matthew 3:5 αὐτὸν: him' },
]);

/** 2, the second person, if a verse has a "you" in the plural and no verb with "they". 0 if not. */
function addressed({ verse }: GreekWord): 0 | 2 {
  const isYou = (word: GreekWord): boolean => word.person === 2 && word.isPlural;
  const isThey = (word: GreekWord): boolean => word.isFinite && word.person === 3 && word.isPlural;
  return verse.words.some(isYou) && !verse.words.some(isThey) ? 2 : 0;
}

/** The English pronoun of ἑαυτῶν, which is also "ourselves" and "yourselves". */
const reflexiveOf = (word: GreekWord) =>
  pronounOf({
    person:
      (word.preposition === 'G4314' || !word.isPlural ? 0 : ownPerson(word) || addressed(word)) ||
      word.person,
    isPlural: word.isPlural,
    gender: word.gender,
  });

/** The English of a reflexive pronoun: `himself`, `of themselves`, `his own`. */
export const reflexivePronoun = rules<GreekWord, string>('the English of a reflexive pronoun', [
  {
    name: 'a genitive beside a noun',
    when: (word) => isFreeGenitive(word) && ownsNoun(word),
    gives: (word) => `${reflexiveOf(word).possessive} own`,
    example: 'Matthew 25:1 ἑαυτῶν: their own',
  },
  {
    name: 'any other genitive',
    when: isFreeGenitive,
    gives: (word) => `of ${reflexiveOf(word).reflexive}`,
    example: 'Luke 16:8 ἑαυτῶν: of themselves',
  },
  {
    name: 'a dative',
    when: isFreeDative,
    gives: (word) => `to ${reflexiveOf(word).reflexive}`,
    example: 'Matthew 23:31 ἑαυτοῖς: to yourselves',
  },
  {
    name: 'any other reflexive pronoun',
    gives: (word) => reflexiveOf(word).reflexive,
    example: 'Matthew 3:9 ἑαυτοῖς: yourselves',
  },
]);

/** True if a possessive pronoun has its noun near it. */
const isWithNoun = (word: GreekWord): boolean =>
  word.next.isNoun || [-2, -1, 2].some((steps) => word.at(steps).isNoun && word.at(steps).agrees(word));

/** The forms of the owner. ἡμέτερος and ὑμέτερος have the number of the owner in their stem. */
const ownerOf = (word: GreekWord) =>
  pronounOf({
    person: word.person === 2 || word.letters.startsWith('υμ') ? 2 : 1,
    isPlural: word.letters.startsWith('ημ'),
    gender: '',
  });

/** The English of a possessive pronoun: `my`, `our`, `your`, `mine`. */
export const possessivePronoun = rules<GreekWord, string>('the English of a possessive pronoun', [
  {
    name: 'ἐμοῦ: me',
    when: (word) => word.letters === 'εμου' && !isAfterArticle(word),
    gives: (word) => (word.isGoverned || isGenitiveObject(word) ? 'me' : 'of me'),
    example: 'Matthew 5:11 ἐμοῦ: me',
  },
  {
    name: 'a possessive pronoun without its noun: mine',
    when: (word) => !isWithNoun(word),
    gives: (word) => ownerOf(word).own,
    example: 'Matthew 20:14 σὸν: yours',
  },
  {
    name: 'a possessive pronoun with its noun: my',
    gives: (word) => ownerOf(word).possessive,
    example: 'Matthew 13:27 σῷ: your',
  },
]);
