/** The English subject of a Greek verb, which the ending of the verb shows: `he came`. */

import { pronounOf } from '../../english/pronouns.ts';
import { rules } from '../../rules.ts';
import { isPersonal, isThingNoun } from '../gloss.ts';
import type { GreekWord } from '../greek-word.ts';
import {
  CLAUSE_STARTS,
  IMPERSONAL_PASSIVES,
  INTRANSITIVE,
  LIVING_NEUTERS,
  NUMBERS_ALONE,
  OF_PERSONS,
  PRONOMINAL,
  SPEAKING,
  SUBORDINATES,
  TIMES_OF_DAY,
  TO_BE,
} from '../verb-groups.ts';
import { FEMALES, SCENES } from '../word-groups.ts';

const isHeOrIt = (verb: GreekWord): boolean => verb.person === 3 && !verb.isPlural;

/** True for a verb that joins its subject to a predicate: to be, to become. */
const isLinking = (verb: GreekWord): boolean => verb.isIn(TO_BE) || verb.is('G1096');

/** True for a verb that can have no object, so that a neuter noun beside it is its subject. */
const hasNoObject = (verb: GreekWord): boolean =>
  verb.voice === 'passive' || isLinking(verb) || verb.isIn(INTRANSITIVE);

/** True if the clause has another word that can only be the object. */
const hasOtherObject = (word: GreekWord, verb: GreekWord): boolean =>
  verb.someAfter(
    3,
    (near) =>
      near !== word &&
      near.case === 'A' &&
      !near.isGoverned &&
      (near.gender !== 'N' || near.part === 'P') &&
      !near.isVerb,
  );

/** True for a verb whose object a neuter near it can be: an infinitive, or a participle that is not neuter itself. */
const hasOwnObject = (word: GreekWord): boolean =>
  word.mood === 'infinitive' || (word.mood === 'participle' && word.gender !== 'N');

const opensClause = (word: GreekWord): boolean => word.isIn(CLAUSE_STARTS);

/** True for a neuter directly after a participle or an infinitive, of which it is the object. */
function isObjectOfOther(word: GreekWord): boolean {
  const before = word.nearestBefore(2, (near) => near.isVerb || near.endsClause || opensClause(near));
  return word.part !== 'R' && hasOwnObject(before) && !before.endsClause && before.voice !== 'passive';
}

/**
 * True for a neuter that is the subject and not the object, although both have one form. It is the subject beside a
 * verb that cannot have an object, and before a verb that has another object. A demon or a spirit is what someone "has".
 */
function isNeuterSubject(word: GreekWord, verb: GreekWord): boolean {
  if (isObjectOfOther(word)) return false;
  if (hasNoObject(verb)) return true;
  if (word.is('G4151') && verb.isIn(SPEAKING)) return true;
  return (
    word.place < verb.place &&
    ((word.isIn(LIVING_NEUTERS) && !(verb.is('G2192') && word.is('G1140', 'G4151'))) ||
      ((word.isNoun || word.part === 'R' || word.is('G1520')) && hasOtherObject(word, verb)))
  );
}

/** True for an adjective that can be what the subject is, and not the subject: "holy", but not "all". */
const isPredicate = (word: GreekWord): boolean =>
  word.isOfPart('A') && !word.isIn(PRONOMINAL) && !word.continues && !word.isNumeral;

/** True for a form of address that is a nominative here, because no comma separates it from its clause. */
const isNoAddress = (word: GreekWord): boolean =>
  word.case === 'V' &&
  word.options.some(({ case: letter }) => letter === 'N') &&
  !word.endsClause &&
  !word.next.endsClause &&
  word.place > 0;

const hasCaseOfSubject = (word: GreekWord, verb: GreekWord): boolean =>
  word.gender === 'N' && (word.case === 'N' || word.case === 'A')
    ? isNeuterSubject(word, verb)
    : word.case === 'N' || isNoAddress(word);

/** True for one of two subjects that "and" joins: "Peter and John went up". */
function isJoined(word: GreekWord): boolean {
  const joins = (and: GreekWord, other: GreekWord): boolean =>
    and.is('G2532') && other.isOfPart('NTPA') && other.case === 'N' && !other.isGoverned;
  return (
    word.someAfter(6, (near) => joins(near, near.next)) ||
    word.someBefore(6, (near) => joins(near, near.previous))
  );
}

/** True if the number of a word is that of its verb. A neuter plural has its verb in the singular. */
const fitsNumber = (word: GreekWord, verb: GreekWord): boolean =>
  word.isPlural === verb.isPlural ||
  (word.isPlural ? word.gender === 'N' : word.gender !== 'N' && word.isOfPart('NTP') && isJoined(word));

/** True for a number without cases that stands for persons or things: "five of them were foolish". */
const isNumberAlone = (word: GreekWord): boolean =>
  word.isNumeral && word.isIn(NUMBERS_ALONE) && word.next.is('G1537');

/** True if a word of a verb's clause can be its subject. */
function canBeSubject(word: GreekWord, verb: GreekWord): boolean {
  if (isNumberAlone(word)) return verb.isPlural && verb.person === 3;
  if (!word.isNominal || word.isGoverned || !hasCaseOfSubject(word, verb)) return false;
  if (verb.person !== 3) return word.part === 'P' && word.person === verb.person;
  if (word.part === 'P' && (word.person !== 0 || (word.case === 'A' && word.is('G846')))) return false;
  if (isLinking(verb) && isPredicate(word)) return false;
  return fitsNumber(word, verb);
}

/** True for "also" after a verb, before its subject: "the others also came". */
const isAlso = (word: GreekWord, verb: GreekWord): boolean =>
  word.is('G2532') &&
  (word.preceding === verb || (word.preceding.isIOrYou && word.preceding.preceding === verb)) &&
  !word.nearestAfter(8, (near) => near.isFinite || near.previous.endsClause || near.is('G2532')).isFinite;

/** The possible subjects among the words after a verb, up to the end of its clause. */
function* subjectsAfter(verb: GreekWord): Generator<GreekWord> {
  let isOfOther = false;
  for (let word = verb.next; word.exists && !word.previous.endsClause; word = word.next) {
    isOfOther ||= hasOwnObject(word);
    if (canBeSubject(word, verb) && !(isOfOther && word.gender === 'N')) yield word;
    if (word.isFinite || word.part === 'R' || (opensClause(word) && !isAlso(word, verb))) return;
  }
}

/** The word before "which", "who", "if" or "when" in the clause of a verb. An empty word if it has none. */
function beforeSubordinate(verb: GreekWord): GreekWord {
  for (let word = verb.previous; word.exists && !word.endsClause; word = word.previous) {
    if (word.isFinite) break;
    if (word.part === 'R' || word.isIn(SUBORDINATES))
      return word.previous.isPreposition ? word.previous.previous : word.previous;
  }
  return verb.verse.word(-1);
}

/** True for "and" or "or" that begins no clause: it joins nouns or participles, or is "also" after "who". */
const goesOn = (word: GreekWord): boolean =>
  word.is('G2532', 'G2228') &&
  (word.previous.isOfPart('RT') ||
    word.next.isOfPart('RT') ||
    (word.next.case === 'N' && (word.next.isNoun || word.next.mood === 'participle')));

/** True for a word after a verb of its own clause. It belongs to that verb. */
function isAfterItsVerb(word: GreekWord): boolean {
  for (let near = word; near.exists; near = near.previous) {
    if (near.isFinite) return true;
    if (near.previous.endsClause || (opensClause(near) && !goesOn(near))) return false;
  }
  return false;
}

/**
 * The words of a clause before its verb, the nearest first, up to the verb before it. In "the woman, knowing what had
 * happened, came" the words from "what" on only explain, so they are left out.
 */
function* clauseBefore(verb: GreekWord): Generator<GreekWord> {
  let isAfterComma = false;
  for (let word = verb.previous; word.exists && !word.endsSentence; word = word.previous) {
    isAfterComma ||= word.endsClause;
    if (word.isFinite && isAfterComma) word = beforeSubordinate(word);
    if (!word.exists || word.isFinite || word.endsSentence) return;
    yield word;
    if (word.part === 'R' || (opensClause(word) && !goesOn(word))) return;
  }
}

/** The possible subjects among the words before a verb, the nearest first. */
function* subjectsBefore(verb: GreekWord): Generator<GreekWord> {
  let isApart = false;
  let isOfOther = false;
  for (const word of clauseBefore(verb)) {
    isApart ||= word.endsClause || opensClause(word);
    isOfOther ||= hasOwnObject(word);
    if (!canBeSubject(word, verb) || (isOfOther && word.gender === 'N')) continue;
    if (isApart && isAfterItsVerb(word)) return;
    yield word;
  }
}

/** True for a noun without an article, which beside "to be" is seldom the subject: "the word became flesh". */
const isBareNoun = (word: GreekWord): boolean => word.isNoun && !word.isName && !word.continues;

/** How doubtful it is that a word is the subject. A neuter can be an object, a noun without an article a predicate. */
function doubtsOf(word: GreekWord, verb: GreekWord): number {
  const neuter = word.gender === 'N' ? (word.place > verb.place ? 2 : 1) : 0;
  const ofOtherNumber = word.isPlural === verb.isPlural ? 0 : 1.5;
  const afterAlso = word.place > verb.place && verb.following.is('G2532') ? 2.5 : 0;
  return neuter + ofOtherNumber + afterAlso + (isLinking(verb) && isBareNoun(word) ? 3 : 0);
}

/** The word that is the subject of a verb. An empty word if its clause names none. */
function subjectWordOf(verb: GreekWord): GreekWord {
  let best = verb.verse.word(-1);
  let least = Number.POSITIVE_INFINITY;
  for (const word of [...subjectsAfter(verb), ...subjectsBefore(verb)]) {
    const doubts = doubtsOf(word, verb);
    if (doubts < least) {
      best = word;
      least = doubts;
    }
  }
  return best;
}

/** The noun of a subject, if the subject is an article. If not, the subject itself. */
function headOfSubject(word: GreekWord): GreekWord {
  if (!word.isArticle) return word;
  const noun = word.nearestAfter(5, (near) => near.isVerb || (near.isNoun && near.agrees(word)));
  return noun.isNoun ? noun : word;
}

/** True if the subject is a neuter plural, which has its verb in the singular: "the birds nested". */
const isOfMany = (verb: GreekWord): boolean => {
  const subject = subjectWordOf(verb);
  return verb.isFinite && subject.isPlural && subject.gender === 'N';
};

/** The person and number of the English verb. */
export const agreementOf = (verb: GreekWord): Pick<GreekWord, 'person' | 'isPlural'> => ({
  person: verb.person,
  isPlural: verb.isPlural || isOfMany(verb),
});

/** True if the clause names the subject of a verb. */
export const hasSubject = (verb: GreekWord): boolean => subjectWordOf(verb).exists;

/** True for a subject that a later verb can have too. A relative pronoun cannot, except "some" (ὃ μέν … ὃ δέ). */
const isCarried = (word: GreekWord): boolean =>
  word.exists && (word.part !== 'R' || word.next.is('G3303', 'G1161'));

/** The subject of the nearest earlier verb of the same number that has one. An empty word if there is none. */
function carriedSubject(verb: GreekWord): GreekWord {
  const isWithSubject = (word: GreekWord): boolean =>
    word.isFinite && word.person === 3 && word.isPlural === verb.isPlural && isCarried(subjectWordOf(word));
  return headOfSubject(subjectWordOf(verb.nearestBefore(verb.place, isWithSubject)));
}

/** True if no sentence ends between two words. */
const isInSameSentence = (first: GreekWord, last: GreekWord): boolean => {
  for (let word = first; word.place < last.place; word = word.next) if (word.endsSentence) return false;
  return true;
};

/** True for a noun for a thing, by its gender. Masculine nouns are more often persons. */
const isThing = (word: GreekWord): boolean =>
  word.isNoun ? isThingNoun(word) && !word.is('G3056') : word.gender === 'N';

/** True for a masculine participle in the clause, which shows that the subject is a person. */
const isOfMan = (word: GreekWord): boolean =>
  word.gender === 'M' && word.mood === 'participle' && word.case === 'N' && !word.isPlural;

/** True if the last subject that the sentence named is a thing. */
function isOfThing(verb: GreekWord): boolean {
  const subject = carriedSubject(verb);
  // In "the work that he did" the relative pronoun refers to the thing, so the thing is not the subject of "did".
  const isNotIt = (word: GreekWord): boolean =>
    isOfMan(word) || (word.part === 'R' && word.gender === subject.gender);
  if ([...clauseBefore(verb)].some(isNotIt) || verb.someAfter(2, isOfMan)) return false;
  return subject.exists && isInSameSentence(subject, verb) && isThing(subject);
}

/** True for a feminine word in the clause that shows that the subject is a woman: "having come", "herself". */
const isOfWoman = (word: GreekWord): boolean =>
  word.gender === 'F' &&
  !word.isPlural &&
  ((word.mood === 'participle' && word.case === 'N') || word.isOfPart('F'));

const isFeminineThing = (word: GreekWord): boolean =>
  word.gender === 'F' && word.case === 'N' && !word.isPlural && isThingNoun(word);

/** True if the last subject that the verse named is a woman, or if a word of the clause is feminine. */
function isOfHer(verb: GreekWord): boolean {
  const isHere = (word: GreekWord): boolean =>
    isOfWoman(word) &&
    (word.place > verb.place || isInSameSentence(word, verb)) &&
    !verb.someBefore(20, isFeminineThing);
  const subject = carriedSubject(verb);
  if (subject.isIn(FEMALES)) return true;
  if (subject.exists && subject.gender === 'F' && (isPersonal(subject) || subject.isOfPart('T'))) return true;
  return (
    verb.someBefore(20, isHere) ||
    (!verb.endsClause &&
      verb.someAfter(3, (word) => word.isOfPart('F') && word.gender === 'F' && isHere(word)))
  );
}

/** True for "it was given to them": a passive whose subject is what is said or done. */
const isImpersonal = (verb: GreekWord): boolean => verb.voice === 'passive' && verb.isIn(IMPERSONAL_PASSIVES);

/** True if "it" of the King James Version can be the subject of a verb: no person was the subject before. */
function canBeIt(verb: GreekWord): boolean {
  if (verb.verse.subject === null || verb.isIn(OF_PERSONS)) return false;
  const subject = carriedSubject(verb);
  return !subject.exists || isThing(subject);
}

/** True if a neuter or feminine adjective says what the subject is, or if it is "so": "it is good". */
const isOfThingByPredicate = (verb: GreekWord): boolean =>
  [-3, -2, -1, 1, 2, 3].some((steps) => {
    const word = verb.at(steps);
    if (word.is('G3779') || word.isIn(TIMES_OF_DAY)) return true;
    if (word.isVerb && word.gender === 'N' && word.case !== 'G' && word.case !== 'D') return true;
    if (steps > 0 && word.mood === 'infinitive') return true;
    return isPredicate(word) && !word.isGoverned && isOfThingByForm(word);
  });

const isOfThingByForm = (word: GreekWord): boolean =>
  (word.gender === 'N' && (word.case === 'N' || word.case === 'A')) ||
  (word.gender === 'F' && word.case === 'N');

/** True if an adjective beside "to become" says what the subject becomes. */
export const hasPredicateAdjective = (verb: GreekWord): boolean =>
  [-3, -2, -1, 1, 2, 3].some((steps) => {
    const word = verb.at(steps);
    return isPredicate(word) && !word.isGoverned && (word.case === 'N' || word.gender === 'N');
  });

/** True for "so that it might happen" and "it will not happen": no word says what someone becomes. */
export const mightHappen = (verb: GreekWord): boolean =>
  isHeOrIt(verb) &&
  verb.mood === 'subjunctive' &&
  !hasSubject(verb) &&
  !hasPredicateAdjective(verb) &&
  !verb.next.is('G5613', 'G4314') &&
  !(verb.next.isNoun && verb.next.case === 'D') &&
  !verb.next.isFinite;

/** True if the only noun of the clause is a predicate directly before "to be". "There was" has its noun after it. */
function isAfterPredicateNoun(verb: GreekWord): boolean {
  const noun = subjectWordOf(verb);
  return (
    isBareNoun(noun) &&
    noun.place < verb.place &&
    !verb.previous.is('G3756', 'G3361') &&
    !noun.next.isIn(PRONOMINAL) &&
    !noun.next.is('G5100') &&
    !noun.previous.is('G5101') &&
    verb.next.mood !== 'participle' &&
    noun.isPlural === verb.isPlural &&
    (isPersonal(noun) || (verb.tense === 'present' && !verb.isPlural))
  );
}

/** True for a verb whose subject is "what he has", directly before it. */
const isAfterWhat = (verb: GreekWord): boolean =>
  (verb.previous.isVerb || verb.previous.previous.isVerb) &&
  !verb.previous.endsClause &&
  verb.someBefore(5, (word) => word.part === 'R' && word.gender === 'N' && !word.isPlural);

/** True for a noun that names no time: "it was night", but "there was a crowd". */
const isNoTime = (noun: GreekWord): boolean =>
  !noun.isIn(SCENES) && !noun.isIn(TIMES_OF_DAY) && !noun.is('G3904', 'G5494', 'G3957');

/** True for a nominative, besides the noun, that can be subject or predicate: "which", "these", "not small". */
const isOtherNominative = (word: GreekWord, noun: GreekWord): boolean =>
  word !== noun && word.case === 'N' && !word.continues && word.mood !== 'participle';

/** True for a noun that tells what someone is: "they were fishermen", "he is a prophet without honor". */
const isWhatSomeoneIs = (noun: GreekWord, verb: GreekWord): boolean =>
  (noun.next.isOfPart('A') && noun.next.case === 'N' && !noun.next.isIn(PRONOMINAL)) ||
  (isPersonal(noun) && verb.tense !== 'imperfect' && (noun.next.case === 'G' || noun.next.is('G1537'))) ||
  (verb.next.is('G1063') && noun.gender === 'M' && noun.next.part !== 'R');

/** True for "to be" before a noun without an article, in a clause without a predicate: "there were shepherds". */
function isThereIs(verb: GreekWord): boolean {
  const noun = verb.following.is('G1563') ? verb.following.next : verb.following;
  const later = verb.nearestAfter(9, (word) => word.endsClause || isOtherNominative(word, noun));
  return (
    noun.isNoun &&
    noun.case === 'N' &&
    !noun.isName &&
    isNoTime(noun) &&
    noun.isPlural === verb.isPlural &&
    !isWhatSomeoneIs(noun, verb) &&
    !isOtherNominative(later, noun) &&
    ![...clauseBefore(verb)].some((word) => word.case === 'N' || word.is('G5101', 'G3739', 'G3748'))
  );
}

/** "It", "her" or "him" for the third person of a command: "let it be done". */
export function commandedOf(verb: GreekWord): string {
  const subject = headOfSubject(subjectWordOf(verb));
  const isIt = subject.exists
    ? isThing(subject)
    : (verb.is('G1096', 'G1510') && !hasPredicateAdjective(verb)) || isOfThing(verb);
  if (isIt) return 'it';
  return subject.gender === 'F' && isPersonal(subject) ? 'her' : 'him';
}

/** The pronoun before a finite verb. Empty if it needs none. */
export const subjectOf = rules<GreekWord, string>('the pronoun before a finite verb', [
  {
    name: 'it is necessary, it is better',
    of: 'G1163 G1832 G4241 G3199 G4851',
    gives: 'it',
    example: 'Matthew 5:29 συμφέρει: it is better',
  },
  {
    name: '"to be" after a noun without an article that says what someone is: he is a prophet',
    of: 'G1510',
    when: (verb) => verb.person === 3 && isAfterPredicateNoun(verb),
    gives: (verb) => (isThingNoun(subjectWordOf(verb)) ? 'it' : pronounOf(verb).subject),
    example: 'Matthew 5:34 ἐστὶν: it is',
  },
  {
    name: '"to be" before a noun without an article, in a clause without a predicate: there is',
    of: 'G1510',
    when: (verb) => verb.person === 3 && verb.mood === 'indicative' && isThereIs(verb),
    gives: 'there',
    example: 'Matthew 19:12 εἰσὶν: there are',
  },
  {
    name: 'a verb whose clause names the subject: no pronoun',
    when: hasSubject,
    gives: '',
    example: 'Matthew 3:1 παραγίνεται: comes',
  },
  {
    name: '"to become" in the indicative without an adjective: it happened',
    of: 'G1096',
    when: (verb) => isHeOrIt(verb) && verb.mood === 'indicative' && !hasPredicateAdjective(verb),
    gives: 'it',
    example: 'Matthew 9:10 ἐγένετο: it happened',
  },
  {
    name: 'a passive after "what he has", which is its subject: it',
    when: (verb) => isHeOrIt(verb) && verb.voice === 'passive' && isAfterWhat(verb),
    gives: 'it',
    example: 'Matthew 13:12 ἀρθήσεται: it will be taken away',
  },
  {
    name: 'a passive for what is said or done: it was said, it will be given',
    when: (verb) => isHeOrIt(verb) && isImpersonal(verb),
    gives: 'it',
    example: 'Matthew 5:21 ἐρρέθη: it was said',
  },
  {
    name: 'a verb after a subject that is a thing, in the same sentence: it',
    when: (verb) => isHeOrIt(verb) && !verb.isIn(OF_PERSONS) && isOfThing(verb),
    gives: 'it',
    example: 'Matthew 3:10 βάλλεται: it is thrown',
  },
  {
    name: 'a verb after a subject that is a woman: she',
    when: (verb) => isHeOrIt(verb) && isOfHer(verb),
    gives: 'she',
    example: 'Matthew 9:18 ζήσεται: she will live',
  },
  {
    name: '"to be" beside "good", "so" or a similar word: it is good, it is so',
    of: 'G1510 G5225',
    when: (verb) => isHeOrIt(verb) && isOfThingByPredicate(verb),
    gives: 'it',
    example: 'Matthew 3:15 ἐστὶν: it is',
  },
  {
    name: 'a verb in a verse in which the King James Version has "she" or "it" and no "he"',
    when: (verb) => isHeOrIt(verb) && (verb.verse.subject === 'she' || canBeIt(verb)),
    gives: (verb) => verb.verse.subject ?? '',
    example: 'Matthew 5:15 λάμπει: it shines',
  },
  {
    name: 'any other verb: by its ending',
    gives: (verb) => pronounOf(verb).subject,
    example: 'Matthew 1:23 καλέσουσιν: they will call',
  },
]);
