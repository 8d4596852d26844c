/** The English subject of a Greek verb, which the ending of the verb shows: `he came`. */
import { rules } from '../rules.ts';
import { pronounOf } from './english-pronouns.ts';
import { isPersonal } from './gloss.ts';
import type { GreekWord } from './greek-word.ts';
import { CLAUSE_STARTS, OF_PERSONS } from './verb-groups.ts';

const isHeOrIt = (verb: GreekWord): boolean => verb.person === 3 && !verb.isPlural;

/**
 * True for a nominative, and for a neuter that can be one. A neuter has one form for nominative and accusative. Before a verb it can be the subject. After it, it is more often
 * the object.
 */
const hasCaseOfSubject = (word: GreekWord, verb: GreekWord): boolean =>
  word.case === 'N' ||
  (word.case === 'A' && word.gender === 'N' && word.place < verb.place && !verb.isPlural);

/** True if a word near a verb can be its subject. */
function canBeSubject(word: GreekWord, verb: GreekWord): boolean {
  if (!word.isNominal || word.isGoverned || !hasCaseOfSubject(word, verb)) return false;
  if (verb.person !== 3) return word.part === 'P' && word.person === verb.person;
  if (word.part === 'P' && (word.person !== 0 || (word.case === 'A' && word.is('G846')))) return false;
  return word.isPlural === verb.isPlural || word.gender === 'N';
}

/** True if a subject is among the `count` words before a verb (`step` is -1) or after it, and in its clause. */
function findsSubject(verb: GreekWord, step: 1 | -1, count: number): boolean {
  for (let at = 1; at <= count; at += 1) {
    const word = verb.at(step * at);
    if (canBeSubject(word, verb)) return true;
    // ὃς καὶ ἐντυγχάνει: the word before "and" is the subject.
    const goesOn = word.is('G2532') && verb.at(step * (at + 1)).isOfPart('RT');
    if (!goesOn && (word.isFinite || word.isIn(CLAUSE_STARTS))) return false;
  }
  return false;
}

/** True if the verse names the subject of a verb near it. */
export const hasSubject = (verb: GreekWord): boolean => findsSubject(verb, 1, 5) || findsSubject(verb, -1, 9);

/** A noun or a pronoun that can be the subject. "The word became flesh and he dwelt": the flesh is not the subject. */
const isNamedSubject = (word: GreekWord): boolean =>
  word.case === 'N' &&
  !word.isGoverned &&
  !word.is('G4561') &&
  (word.isNoun || (word.isOfPart('PDRTX') && word.gender !== 'F' && word.gender !== 'N'));

/** True if the last subject that the verse named is a thing. */
function isOfThing(verb: GreekWord): boolean {
  const subject = verb.nearestBefore(verb.place, isNamedSubject);
  return subject.isNoun && !subject.isPlural && !isPersonal(subject) && subject.gender !== 'M';
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
    name: '"is" in the third person: the subject is seldom missing',
    of: 'G1510 G5225',
    when: (verb) => verb.person === 3,
    gives: '',
    example: 'Matthew 3:3 ἐστιν: is',
  },
  {
    name: 'the verse names the subject near the verb',
    when: hasSubject,
    gives: '',
    example: 'Matthew 3:1 παραγίνεται: comes',
  },
  {
    name: 'it happened',
    of: 'G1096',
    when: (verb) => isHeOrIt(verb) && verb.mood === 'indicative',
    gives: 'it',
    example: 'Matthew 9:10 ἐγένετο: it happened',
  },
  {
    name: 'the last subject that the verse named is a thing',
    when: (verb) => isHeOrIt(verb) && !verb.isIn(OF_PERSONS) && isOfThing(verb),
    gives: 'it',
    example: 'Matthew 3:10 βάλλεται: it is thrown',
  },
  {
    name: 'any other verb: by its ending',
    gives: (verb) => pronounOf(verb).subject,
    example: 'Matthew 3:3 ποιεῖτε: you do',
  },
]);
