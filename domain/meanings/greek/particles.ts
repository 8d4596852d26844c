/** English for Greek prepositions, conjunctions and particles whose meaning depends on the words around them. */
import { rules } from '../rules.ts';
import type { GreekWord } from './greek-word.ts';
import {
  BEFORE_ALSO,
  CONDITIONS,
  EVIDENT,
  FINAL,
  NUMBERS,
  PURPOSES,
  RELATIVES,
  SAY,
  VERBS_OF_KNOWING,
} from './word-groups.ts';

/** Meanings of a preposition by the case after it: genitive, dative, accusative. */
const PREPOSITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  G1223: { G: 'through', A: 'because of' },
  G1519: { A: 'into' },
  G1909: { G: 'on', D: 'on', A: 'on' },
  G2596: { G: 'against', A: 'according to' },
  G3326: { G: 'with', A: 'after' },
  G3844: { G: 'from', D: 'with', A: 'beside' },
  G4012: { G: 'about', A: 'around' },
  G5228: { G: 'for', A: 'above' },
  G5259: { G: 'by', A: 'under' },
};

/** True for a verb within ten words after ἵνα, ὅπως, μήποτε or μήπως. */
export const isSubordinate = (word: GreekWord): boolean => word.someBefore(10, (one) => one.isIn(FINAL));

/**
 * True for a verb within eight words after ἐάν, ὅταν, ἄν, ἕως or a similar word, where English has the
 * present.
 */
export const isConditional = (word: GreekWord): boolean => word.someBefore(8, (one) => one.isIn(CONDITIONS));

/** True for a verb after οὐ μή, the strong denial of the future. */
export const isDenied = (word: GreekWord): boolean =>
  word.someBefore(2, (one) => one.is('G3361') && one.previous.is('G3756'));

/** True if μή forbids: a command or a wish for the second person follows. */
function forbids(word: GreekWord): boolean {
  const verb = word.nearestAfter(3, (one) => one.isVerb || one.is('G3361'));
  return (
    verb.person === 2 && (verb.mood === 'imperative' || (verb.mood === 'subjunctive' && !isSubordinate(word)))
  );
}

/** The nearest verb before a preposition. */
const verbBefore = (word: GreekWord): GreekWord => word.nearestBefore(4, (one) => one.isVerb);

/** The word after a preposition and its article. */
const nounAfter = ({ next }: GreekWord): GreekWord => (next.isArticle ? next.next : next);

/** The nearest verb before ὅτι that is not "to be". */
const verbOfTelling = (word: GreekWord): GreekWord =>
  word.nearestBefore(8, (one) => one.isVerb && !one.is('G1510'));

const isISaid = (word: GreekWord): boolean => word.isIn(SAY) && word.person === 1 && word.tense === 'aorist';

/** True for "them" as an object: τούτους. */
const isThem = (word: GreekWord): boolean => word.is('G3778') && word.case === 'A' && word.gender === 'M';

/** English for a preposition, conjunction or particle. Null if its dictionary meaning is enough. */
export const particle = rules<GreekWord, string | null>(
  'English for a preposition, conjunction or particle',
  [
    {
      name: 'makes "who" to "whoever"',
      of: 'G302 G1437',
      when: ({ previous }) =>
        previous.isIn(RELATIVES) || (previous.is('G1161') && previous.previous.isIn(RELATIVES)),
      gives: '(ever)',
      example: '',
    },
    {
      name: 'before "I said" and after a verb of saying',
      of: 'G3754',
      when: (word) => isISaid(word.next) && verbOfTelling(word).isIn(SAY),
      gives: 'because',
      example: '',
    },
    {
      name: 'after a verb of knowing, saying or showing',
      of: 'G3754',
      when: (word) => verbOfTelling(word).isIn(VERBS_OF_KNOWING),
      gives: 'that',
      example: '',
    },
    {
      name: 'after "evident" with no verb but "to be"',
      of: 'G3754',
      when: (word) => !verbOfTelling(word).exists && word.someBefore(8, (one) => one.isIn(EVIDENT)),
      gives: 'that',
      example: '',
    },
    { name: 'ὅτι in any other place', of: 'G3754', gives: 'because', example: '' },
    {
      name: 'μή before a command to "you"',
      of: 'G3361',
      when: forbids,
      gives: 'do not',
      example: '',
    },
    {
      name: '"and" after "but", "for", "so" or a similar word',
      of: 'G2532',
      when: (word) => word.previous.isIn(BEFORE_ALSO),
      gives: 'also',
      example: '',
    },
    {
      name: '"and" between "who" or "them" and the verb',
      of: 'G2532',
      when: ({ previous, next }) => next.isFinite && (previous.is('G3739') || isThem(previous)),
      gives: 'also',
      example: '',
    },
    {
      name: '"and" between "I", "we" or "you" and "self"',
      of: 'G2532',
      when: ({ previous, next }) =>
        previous.part === 'P' && previous.person !== 0 && previous.case === 'N' && next.is('G846'),
      gives: 'also',
      example: '',
    },
    {
      name: '"nor" before "one"',
      of: 'G3761',
      when: ({ next }) => next.is('G1520'),
      gives: 'not even',
      example: '',
    },
    {
      name: '"as" before a number',
      of: 'G5613',
      when: ({ next }) => next.isNumeral || next.isIn(NUMBERS),
      gives: 'about',
      example: '',
    },
    {
      name: 'to be "with" God, the Father or me',
      of: 'G4314',
      when: (word) => verbBefore(word).is('G1510') && nounAfter(word).is('G2316', 'G3962', 'G1473'),
      gives: 'with',
      example: '',
    },
    {
      name: 'before "hope"',
      of: 'G1909',
      when: (word) => nounAfter(word).is('G1680'),
      gives: 'in',
      example: '',
    },
    {
      name: 'before "whom" and a verb of saying',
      of: 'G5228',
      when: ({ next }) => next.is('G3739') && next.someAfter(3, (one) => one.isIn(SAY)),
      gives: 'about',
      example: '',
    },
    {
      name: 'to believe "in"',
      of: 'G1519',
      when: (word) => verbBefore(word).is('G4100'),
      gives: 'in',
      example: '',
    },
    {
      name: 'to be "in" the bosom',
      of: 'G1519',
      when: (word) => verbBefore(word).is('G1510') && nounAfter(word).is('G2859'),
      gives: 'in',
      example: '',
    },
    {
      name: 'before God',
      of: 'G1519',
      when: (word) => nounAfter(word).is('G2316'),
      gives: 'toward',
      example: '',
    },
    {
      name: 'before the purpose of an action',
      of: 'G1519',
      when: (word) => nounAfter(word).isIn(PURPOSES) && !verbBefore(word).is('G1525'),
      gives: 'for',
      example: '',
    },
    {
      name: 'before an infinitive with an article',
      of: 'G1519',
      when: ({ next }) => next.isArticle && next.next.mood === 'infinitive',
      gives: 'for',
      example: '',
    },
    {
      name: 'before a personal pronoun or "his own"',
      of: 'G1519',
      when: (word) =>
        (word.next.part === 'P' || nounAfter(word).is('G2398')) && !verbBefore(word).is('G1525'),
      gives: 'to',
      example: '',
    },
    {
      name: 'a preposition with a meaning for each case',
      of: Object.keys(PREPOSITIONS).join(' '),
      gives: (word) =>
        PREPOSITIONS[word.strongs ?? '']?.[word.nearestAfter(3, (one) => one.case !== '').case] ?? null,
      example: '',
    },
  ],
);
