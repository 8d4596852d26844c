/** Which English verb a Greek verb is. */
import { participleOf } from '../../english/inflect.ts';
import { rules } from '../../rules.ts';
import { CHOSEN_PASSIVES, CHOSEN_PERFECTS } from '../chosen-glosses.ts';
import { glossOf } from '../gloss.ts';
import type { GreekWord } from '../greek-word.ts';
import { BESIDE_BECOMING, QUANTITIES } from '../verb-groups.ts';
import { hasSubject } from './subject.ts';

const withoutTo = (english: string): string => english.replace(/^to /u, '');

/** An English verb without "to". A passive becomes one in English: `to write` becomes `be written`. */
function inVoice(verb: GreekWord, english: string): string {
  const active = withoutTo(english);
  return verb.voice === 'passive' && !/^be\b/u.test(active) ? `be ${participleOf(active)}` : active;
}

/** True for "becomes" or "became", in the third person. */
const isBecoming = (verb: GreekWord): boolean => verb.mood === 'indicative' && verb.person === 3;

/** True if "this" or "these things" is the subject of a verb. */
const isOfThese = (verb: GreekWord): boolean =>
  verb.someBefore(4, (word) => word.is('G3778') && !word.isGoverned && word.isNominal && word.gender === 'N');

/** True for "it happened" and "these things happened". */
const isHappening = (verb: GreekWord): boolean =>
  isBecoming(verb) && ((!verb.isPlural && !hasSubject(verb)) || isOfThese(verb));

const isNominative = (word: GreekWord): boolean => word.isNominal && word.case === 'N' && !word.isGoverned;

/** True for a noun or adjective without an article, which can be what something becomes. */
const isBare = (word: GreekWord): boolean =>
  isNominative(word) && word.isOfPart('NA') && !word.continues && !word.isIn(QUANTITIES);

/** True for a subject that is no noun. The form of an adjective in the accusative is often that of a nominative. */
const isOtherSubject = (word: GreekWord): boolean =>
  (isNominative(word) && word.isOfPart('TPRDXI')) || (word.isOfPart('AK') && word.case === 'A');

/** True if the verse says what something becomes: beside the subject is a noun or adjective without an article. */
function hasPredicate(verb: GreekWord): boolean {
  const near = [-4, -3, -2, -1, 1, 2, 3, 4].map((steps) => verb.at(steps));
  const bare = near.filter(isBare);
  return (
    bare.length > 1 ||
    bare.some((word) => word.isOfPart('A')) ||
    (bare.length === 1 && near.some(isOtherSubject)) ||
    near.some((word) => word.isIn(BESIDE_BECOMING))
  );
}

/** True for a perfect that means a present ("he knows"), and for a pluperfect that means a past. */
export const isPerfectOfState = ({ strongs, tense, voice }: GreekWord): boolean =>
  CHOSEN_PERFECTS[strongs ?? ''] !== undefined &&
  (tense === 'perfect' || tense === 'pluperfect') &&
  voice !== 'passive';

/** True if a word in the accusative, a possible object, is near a verb. */
function hasObject(verb: GreekWord): boolean {
  const isObject = (word: GreekWord): boolean => !word.isGoverned && word.case === 'A';
  return verb.someBefore(3, isObject) || verb.someAfter(3, isObject);
}

/** The English verb without "to", in the voice of the form. Null for a verb without a gloss. */
export const englishVerb = rules<GreekWord, string | null>('the English verb', [
  {
    name: 'the King James Version shows its sense',
    when: ({ sense }) => sense !== null,
    gives: (verb) => inVoice(verb, glossOf(verb) ?? ''),
    example: '',
  },
  {
    name: 'to become without a subject, or with "these things": to happen',
    of: 'G1096',
    when: isHappening,
    gives: 'happen',
    example: 'Matthew 9:10 ἐγένετο: it happened',
  },
  {
    name: 'to become without what it becomes: to come to be',
    of: 'G1096',
    when: (verb) => isBecoming(verb) && !hasPredicate(verb),
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
    name: 'the aorist of "to know" is "saw"',
    of: 'G1492',
    when: (verb) => verb.tense === 'aorist',
    gives: (verb) => inVoice(verb, 'see'),
    example: 'Matthew 3:7 Ἰδὼν: having seen',
  },
  {
    name: 'to lift up sin is to take it away',
    of: 'G142',
    when: (verb) => verb.someAfter(3, (word) => word.is('G266')),
    gives: (verb) => inVoice(verb, 'take away'),
    example: '1 John 3:5 ἄρῃ: he might take away',
  },
  {
    name: 'to put to shame, passive and without an object',
    of: 'G1788',
    when: (verb) => verb.voice === 'passive' && !hasObject(verb),
    gives: 'be ashamed',
    example: '2 Thessalonians 3:14 ἐντραπῇ: he might be ashamed',
  },
  {
    name: 'to stand, passive and of a saying',
    of: 'G2476',
    when: (verb) =>
      verb.voice === 'passive' && verb.next.isNominal && verb.verse.words.some((word) => word.is('G4487')),
    gives: 'be established',
    example: 'Matthew 18:16 σταθῇ: he might be established',
  },
  {
    name: 'to remember before God',
    of: 'G3403',
    when: (verb) => verb.next.is('G1799'),
    gives: 'be remembered',
    example: 'Acts 10:31 ἐμνήσθησαν: were remembered',
  },
  {
    name: 'not to take along is not to receive',
    of: 'G3880',
    when: (verb) => verb.previous.is('G3756'),
    gives: (verb) => inVoice(verb, 'receive'),
    example: 'John 1:11 παρέλαβον: received',
  },
  {
    name: 'a middle or passive with a meaning of its own',
    when: ({ strongs, voice }) => voice !== 'active' && CHOSEN_PASSIVES[strongs ?? ''] !== undefined,
    gives: ({ strongs }) => withoutTo(CHOSEN_PASSIVES[strongs ?? ''] ?? ''),
    example: 'Matthew 5:22 ὀργιζόμενος: is angry',
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
