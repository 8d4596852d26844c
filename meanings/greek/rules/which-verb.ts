/** Which English verb a Greek verb is. */
import { participleOf } from '../../english/inflect.ts';
import { rules } from '../../rules.ts';
import { ownWord } from '../../words/index.ts';
import { glossOf } from '../gloss.ts';
import type { GreekWord } from '../greek-word.ts';
import { BESIDE_BECOMING, COMING, QUANTITIES } from '../verb-groups.ts';
import { senseOfVerb } from './senses-of-verbs.ts';
import { hasPredicateAdjective, hasSubject, mightHappen } from './subject.ts';

const withoutTo = (english: string): string => english.replace(/^to /u, '');

/** An English verb without "to". A passive becomes one in English: `to write` becomes `be written`. */
function inVoice(verb: GreekWord, english: string): string {
  const active = withoutTo(english);
  return verb.voice === 'passive' && !/^be\b/u.test(active) ? `be ${participleOf(active)}` : active;
}

/** The English of a sense. A sense after `=` is not made passive. */
const inSense = (verb: GreekWord, sense: string): string =>
  sense.startsWith('=') ? sense.slice(1) : inVoice(verb, sense);

/** True for "becomes" or "became", in the third person. */
const isBecoming = (verb: GreekWord): boolean => verb.mood === 'indicative' && verb.person === 3;

/** True if "this", "these things" or "all things" is the subject of a verb. */
const isOfThese = (verb: GreekWord): boolean =>
  verb.someBefore(
    4,
    (word) =>
      (word.is('G3778', 'G3634', 'G3745', 'G5100') || (verb.mood === 'subjunctive' && word.is('G3956'))) &&
      !word.isGoverned &&
      word.isNominal &&
      word.gender === 'N',
  );

/** True for "it happened", "these things happened" and "it is necessary for it to happen". */
const isHappening = (verb: GreekWord): boolean =>
  mightHappen(verb) ||
  (isBecoming(verb) &&
    !verb.isPlural &&
    !hasSubject(verb) &&
    !hasPredicateAdjective(verb) &&
    !verb.next.is('G1519')) ||
  ((isBecoming(verb) || verb.mood === 'subjunctive') && verb.person === 3 && isOfThese(verb)) ||
  (verb.mood === 'infinitive' && verb.someBefore(3, (word) => word.is('G1163', 'G3195')));

/** True for a subject that is no clear nominative: that of an infinitive or a participle, or a neuter. */
const isOtherCase = (verb: GreekWord, word: GreekWord): boolean =>
  (verb.case === 'G' && word.agrees(verb)) ||
  (word.case === 'A' && (verb.mood === 'infinitive' || (word.gender === 'N' && isBecoming(verb))));

/** True for a time, a voice or a weather that comes, directly beside the verb. */
const isOfComing = (verb: GreekWord): boolean =>
  [-3, -2, -1, 1, 2].some((steps) => {
    const word = verb.at(steps);
    return word.isIn(COMING) && !word.isGoverned && (word.case === 'N' || isOtherCase(verb, word));
  });

const isNominative = (word: GreekWord): boolean => word.isNominal && word.case === 'N' && !word.isGoverned;

/** True for a noun or adjective without an article, which can be what something becomes. */
const isBare = (word: GreekWord): boolean =>
  isNominative(word) && word.isOfPart('NA') && !word.continues && !word.isIn(QUANTITIES);

/** True for a subject that is no noun. The form of an adjective in the accusative is often that of a nominative. */
const isOtherSubject = (word: GreekWord): boolean =>
  (isNominative(word) && word.isOfPart('TPRDXI')) || (word.isOfPart('AK') && word.case === 'A');

/** True for an adjective that belongs to a bare noun beside it: "a great famine". */
const describesBare = (word: GreekWord): boolean =>
  word.isOfPart('A') &&
  [word.previous, word.next].some((one) => one.isNoun && isBare(one) && one.agrees(word));

/** True if the verse says what something becomes: beside the subject is a noun or adjective without an article. */
function hasPredicate(verb: GreekWord): boolean {
  const near = [-4, -3, -2, -1, 1, 2, 3, 4].map((steps) => verb.at(steps));
  const bare = near.filter(isBare).filter((word) => !describesBare(word));
  return (
    bare.length > 1 ||
    bare.some((word) => word.isOfPart('A')) ||
    (bare.length === 1 && near.some(isOtherSubject)) ||
    near.some((word) => word.isIn(BESIDE_BECOMING) && !(word.is('G5613') && word.place < verb.place))
  );
}

/** True for a perfect that means a present ("he knows"), and for a pluperfect that means a past. */
export const isPerfectOfState = ({ strongs, tense, voice }: GreekWord): boolean =>
  (tense === 'perfect' || tense === 'pluperfect') &&
  voice !== 'passive' &&
  ownWord(`${strongs} perfect`) !== null;

/** True if a word near a verb can be its object: it is no nominative, and no preposition is before it. */
const isBesideObject = (verb: GreekWord): boolean =>
  [-3, -2, -1, 1, 2, 3].some((steps) => {
    const word = verb.at(steps);
    const isOfCase = (verb.mood === 'infinitive' ? 'GD' : 'GDA').includes(word.case);
    return word.isNominal && isOfCase && (!word.isGoverned || word.preposition === verb.strongs);
  });

/** The English verb of a verb whose neighbours show no sense. */
const otherVerb = rules<GreekWord, string | null>('the English verb', [
  {
    name: 'a verb whose sense the King James Version shows',
    when: ({ sense }) => sense !== null,
    gives: (verb) => inSense(verb, glossOf(verb) ?? ''),
    example: 'Matthew 1:19 ἀπολῦσαι: to divorce',
  },
  {
    name: 'to become, of a time or a voice: to come',
    of: 'G1096',
    when: (verb) => verb.person !== 1 && verb.person !== 2 && isOfComing(verb),
    gives: 'come',
    example: 'Matthew 8:16 γενομένης: having come',
  },
  {
    name: 'to become without a subject, with "these things" or after "must": to happen',
    of: 'G1096',
    when: isHappening,
    gives: 'happen',
    example: 'Matthew 9:10 ἐγένετο: it happened',
  },
  {
    name: 'to become without what it becomes: to come to be',
    of: 'G1096',
    when: (verb) => isBecoming(verb) && !verb.next.is('G1519') && !hasPredicate(verb),
    gives: 'come to be',
    example: 'Matthew 13:32 γίνεται: comes to be',
  },
  {
    name: 'a perfect that means a present: to have seen is to know',
    when: isPerfectOfState,
    gives: ({ strongs }) => withoutTo(ownWord(`${strongs} perfect`) ?? ''),
    example: 'Matthew 9:4 εἰδὼς: knowing',
  },
  {
    name: 'to know, in the aorist: to see',
    of: 'G1492',
    when: (verb) => verb.tense === 'aorist',
    gives: (verb) => inVoice(verb, 'see'),
    example: 'Matthew 3:7 Ἰδὼν: having seen',
  },
  {
    name: 'a middle or passive with a meaning of its own',
    when: ({ strongs, voice }) => voice !== 'active' && ownWord(`${strongs} passive`) !== null,
    gives: ({ strongs }) => withoutTo(ownWord(`${strongs} passive`) ?? ''),
    example: 'Matthew 5:22 ὀργιζόμενος: is angry',
  },
  {
    name: 'a verb whose English ends with "from" or "with", without an object',
    when: (verb) => !verb.is('G430') && / (?:from|with)$/u.test(glossOf(verb) ?? '') && !isBesideObject(verb),
    gives: (verb) => inVoice(verb, (glossOf(verb) ?? '').replace(/ (?:from|with)$/u, '')),
    example: 'Romans 8:17 συνδοξασθῶμεν: we might be glorified',
  },
  {
    name: 'any other verb: its gloss',
    gives: (verb) => {
      const gloss = glossOf(verb);
      return gloss === null ? null : inVoice(verb, gloss);
    },
    example: 'Matthew 3:1 παραγίνεται: comes',
  },
]);

/** The English verb without "to", in the voice of the form. Null for a verb without a gloss. */
export function englishVerb(verb: GreekWord): string | null {
  const sense = senseOfVerb(verb);
  return sense === null ? otherVerb(verb) : inSense(verb, sense);
}

export const VERB_RULES = [senseOfVerb, otherVerb];
