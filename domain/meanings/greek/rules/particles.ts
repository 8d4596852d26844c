/** English for Greek conjunctions and particles whose meaning depends on the words around them. */
import { rules } from '../../rules.ts';
import type { GreekWord } from '../greek-word.ts';
import { BEFORE_ALSO, BEFORE_THAT, CONDITIONS, FINAL, NUMBERS, RELATIVES, SAY } from '../word-groups.ts';
import { preposition } from './prepositions.ts';

/** True for a verb within ten words after ἵνα, ὅπως or μήποτε. */
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
  const { person, mood } = word.nearestAfter(3, (one) => one.isVerb || one.is('G3361'));
  return person === 2 && (mood === 'imperative' || (mood === 'subjunctive' && !isSubordinate(word)));
}

/** The nearest verb before ὅτι that is not "to be". */
const verbBefore = (word: GreekWord): GreekWord =>
  word.nearestBefore(8, (one) => one.isVerb && !one.is('G1510'));

const isISaid = (word: GreekWord): boolean => word.isIn(SAY) && word.person === 1 && word.tense === 'aorist';

/** True for τούτους. */
const isThem = (word: GreekWord): boolean => word.is('G3778') && word.case === 'A' && word.gender === 'M';

/** True in a question: "shall I not drink it?". */
const isAsked = (word: GreekWord): boolean =>
  word.nearestAfter(20, (near) => near.endsSentence).after.includes(';');

/** The plural of κἀκεῖνος. */
const AND_THOSE: Readonly<Record<string, string>> = {
  κακεινοι: 'and they',
  κακεινουσ: 'and those',
  κακεινα: 'and those things',
};

const conjunction = rules<GreekWord, string>('English for a conjunction or particle', [
  {
    name: 'ἄν or ἐάν after "who" or "where"',
    of: 'G302 G1437',
    when: ({ previous }) =>
      previous.isIn(RELATIVES) || (previous.is('G1161') && previous.previous.isIn(RELATIVES)),
    gives: '(ever)',
    example: '',
  },
  {
    name: 'ὅτι between a verb of saying and "I said"',
    of: 'G3754',
    when: (word) => isISaid(word.next) && verbBefore(word).isIn(SAY),
    gives: 'because',
    example: '',
  },
  {
    name: 'ὅτι after a verb of saying, showing, knowing, thinking or feeling',
    of: 'G3754',
    when: (word) => verbBefore(word).isIn(BEFORE_THAT),
    gives: 'that',
    example: '',
  },
  {
    name: 'ὅτι after "true" with no verb but "to be"',
    of: 'G3754',
    when: (word) => !verbBefore(word).exists && word.someBefore(8, (one) => one.is('G227')),
    gives: 'that',
    example: '',
  },
  { name: 'ὅτι in any other place', of: 'G3754', gives: 'because', example: '' },
  {
    name: 'οὐ before μή',
    of: 'G3756',
    when: (word) => word.next.is('G3361') && !isAsked(word),
    gives: 'by no means',
    example: 'Matthew 5:18 οὐ: by no means',
  },
  {
    name: 'μή after οὐ',
    of: 'G3361',
    when: ({ previous }) => previous.is('G3756'),
    gives: '(not)',
    example: 'Matthew 5:18 μὴ: (not)',
  },
  { name: 'μή before a command to "you"', of: 'G3361', when: forbids, gives: 'do not', example: '' },
  {
    name: '"and" after "but", "for", "so" or a similar word',
    of: 'G2532',
    when: ({ previous }) => previous.isIn(BEFORE_ALSO),
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
    when: ({ previous, next }) => previous.isIOrYou && previous.case === 'N' && next.is('G846'),
    gives: 'also',
    example: '',
  },
  {
    name: '"and that one" in the plural',
    of: 'G2548',
    when: ({ letters }) => AND_THOSE[letters] !== undefined,
    gives: ({ letters }) => AND_THOSE[letters] ?? '',
    example: 'Matthew 23:23 κἀκεῖνα: and those things',
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
]);

/** English for a word without case and tense. Null if its dictionary meaning is enough. */
export const particle = (word: GreekWord): string | null => conjunction(word) ?? preposition(word);

export const PARTICLE_RULES = [conjunction, preposition];
