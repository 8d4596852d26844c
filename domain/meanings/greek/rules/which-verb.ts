/** Which English verb a Greek verb is. */
import { participleOf } from '../../english/inflect.ts';
import { rules } from '../../rules.ts';
import { CHOSEN_PASSIVES, CHOSEN_PERFECTS } from '../chosen-glosses.ts';
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

/** True for "what has happened": a neuter participle after its article. */
const isEvent = (verb: GreekWord): boolean =>
  verb.mood === 'participle' &&
  verb.gender === 'N' &&
  verb.previous.isArticle &&
  verb.previous.agrees(verb) &&
  !(verb.next.isOfPart('NA') && verb.next.agrees(verb));

const isSubjectOf = (verb: GreekWord, word: GreekWord): boolean => word.isNoun && word.agrees(verb);

/** True for a participle in the genitive with its noun beside it: "when evening had come". */
const isComingAbout = (verb: GreekWord): boolean =>
  verb.mood === 'participle' &&
  verb.case === 'G' &&
  !verb.previous.isArticle &&
  [-2, -1, 1, 2, 3].filter((steps) => isSubjectOf(verb, verb.at(steps))).length === 1 &&
  ![-1, 1].some((steps) => verb.at(steps).part === 'A' && verb.at(steps).agrees(verb));

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

/** True for a wish that something is done. No noun or adjective says what it becomes. */
const isDoing = (verb: GreekWord): boolean =>
  verb.mood === 'imperative' &&
  verb.person === 3 &&
  !verb.isPlural &&
  !verb.someAfter(4, isBare) &&
  !verb.someBefore(4, isBare) &&
  !verb.someAfter(5, (word) => word.is('G1519')) &&
  !verb.next.is('G5613');

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

/** True for a noun or adjective that can be what the subject of a participle or an infinitive becomes. */
const canBePredicate = (verb: GreekWord, word: GreekWord): boolean =>
  word.isOfPart('NAKXI') &&
  !word.isGoverned &&
  (verb.mood === 'infinitive' ? word.case !== 'G' : word.agrees(verb));

/** True for a participle or an infinitive without any word for what someone or something becomes. */
const isWithoutPredicate = (verb: GreekWord): boolean =>
  (verb.mood === 'participle' || verb.mood === 'infinitive') &&
  ![-4, -3, -2, -1, 1, 2, 3, 4].some((steps) => canBePredicate(verb, verb.at(steps))) &&
  !verb.someAfter(2, (word) => word.is('G5613', 'G5616'));

/** True before a place to which someone comes: "on", "to", "toward", "down to", "in" or "out of" follows. */
const isBeforePlace = (verb: GreekWord): boolean =>
  verb.following.is('G1909', 'G1519', 'G4314', 'G2596', 'G1722', 'G1537') ||
  (verb.case === 'G' && verb.next.next.is('G1519', 'G1909'));

/** True for neuter participles and infinitives of events: "what has happened in Capernaum". */
const isOfEvents = (verb: GreekWord): boolean =>
  isWithoutPredicate(verb) &&
  (verb.mood === 'infinitive'
    ? !verb.someAfter(3, (word) => word.is('G1519', 'G1722', 'G1909')) &&
      !verb.someAfter(2, (word) => word.part === 'P')
    : verb.gender === 'N');

/** True for "I was with you", "I was on the island". */
const isBeingSomewhere = (verb: GreekWord): boolean =>
  (verb.person === 1 || verb.person === 2) &&
  verb.mood === 'indicative' &&
  [1, 2, -2, -3, -4, -5, -6].some((steps) => verb.at(steps).is('G1722', 'G3326', 'G4862')) &&
  !hasPredicateAdjective(verb) &&
  !verb.someAfter(4, isBare) &&
  !verb.someBefore(4, isBare);

/** True for a perfect that means a present ("he knows"), and for a pluperfect that means a past. */
export const isPerfectOfState = ({ strongs, tense, voice }: GreekWord): boolean =>
  CHOSEN_PERFECTS[strongs ?? ''] !== undefined &&
  (tense === 'perfect' || tense === 'pluperfect') &&
  voice !== 'passive';

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
    gives: (verb) => inVoice(verb, glossOf(verb) ?? ''),
    example: 'Matthew 1:19 ἀπολῦσαι: to divorce',
  },
  {
    name: 'to become, as a wish without what something becomes: let it be done',
    of: 'G1096',
    when: isDoing,
    gives: 'be done',
    example: 'Matthew 6:10 γενηθήτω: let it be done',
  },
  {
    name: 'to become, of a time or a voice: to come',
    of: 'G1096',
    when: (verb) => verb.person !== 1 && verb.person !== 2 && isOfComing(verb),
    gives: 'come',
    example: 'Matthew 8:16 γενομένης: having come',
  },
  {
    name: 'to become, with "I" or "you" and beside "in" or "with": to be',
    of: 'G1096',
    when: isBeingSomewhere,
    gives: 'be',
    example: '1 Corinthians 2:3 ἐγενόμην: I was',
  },
  {
    name: 'to become, as a neuter participle after its article: to happen',
    of: 'G1096',
    when: isEvent,
    gives: 'happen',
    example: 'Acts 4:21 γεγονότι: has happened',
  },
  {
    name: 'to become, as a participle before a place, without what someone becomes: to come',
    of: 'G1096',
    when: (verb) =>
      verb.mood === 'participle' && verb.gender !== 'N' && isWithoutPredicate(verb) && isBeforePlace(verb),
    gives: (verb) => (verb.following.is('G1722') ? 'come to be' : 'come'),
    example: 'Acts 26:4 γενομένην: came to be',
  },
  {
    name: 'to become, in the neuter or the infinitive without what something becomes: to happen',
    of: 'G1096',
    when: isOfEvents,
    gives: 'happen',
    example: 'Revelation 4:1 γενέσθαι: to happen',
  },
  {
    name: 'to become, as a participle between an article and its noun: to come to be',
    of: 'G1096',
    when: (verb) =>
      verb.mood === 'participle' &&
      verb.previous.isArticle &&
      verb.next.isOfPart('NA') &&
      verb.next.agrees(verb),
    gives: 'come to be',
    example: 'Acts 1:16 γενομένου: having come to be',
  },
  {
    name: 'to become, as a participle in the genitive with its noun: to come about',
    of: 'G1096',
    when: isComingAbout,
    gives: 'come about',
    example: 'Acts 15:2 γενομένης: having come about',
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
    gives: ({ strongs }) => withoutTo(CHOSEN_PERFECTS[strongs ?? ''] ?? ''),
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
    when: ({ strongs, voice }) => voice !== 'active' && CHOSEN_PASSIVES[strongs ?? ''] !== undefined,
    gives: ({ strongs }) => withoutTo(CHOSEN_PASSIVES[strongs ?? ''] ?? ''),
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
  if (sense === null) return otherVerb(verb);
  return sense.startsWith('=') ? sense.slice(1) : inVoice(verb, sense);
}

export const VERB_RULES = [senseOfVerb, otherVerb];
