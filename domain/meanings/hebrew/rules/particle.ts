import { joined } from '../../english/joined.ts';
import { rules } from '../../rules.ts';
import { subjectOf } from '../english-pronouns.ts';
import { finite } from '../english-verb.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import type { Prefix } from '../parse.ts';
import { BANKS, MOTION, THAT_VERBS } from '../word-groups.ts';
import { prefixByNeighbour } from './noun-prefixes.ts';
import { objectHere } from './suffixes.ts';

/** True if the nearest verb among the four words before is one of perception or speech, with no other כי after it. */
function isPerceived(word: HebrewWord): boolean {
  const verb = [1, 2, 3, 4]
    .map((steps) => word.at(-steps))
    .find((before) => before.isVerb || before.is('H3588'));
  return verb?.isVerb === true && verb.isIn(THAT_VERBS);
}

const isBeforeClause = ({ next }: HebrewWord): boolean => next.isFinite || next.is('H834');

/** The meaning of a particle that fits the words beside it. Null for its usual meaning. */
export const particleHere = rules<HebrewWord, string>('a particle beside certain words', [
  {
    name: 'the object marker with a pronoun: only the pronoun',
    when: (word) => word.isObjectMarker && word.suffix !== null,
    gives: '',
    example: 'Genesis 2:3 אתו: him',
  },
  {
    name: 'before "if"',
    of: 'H3588',
    when: ({ next }) => next.is('H518'),
    gives: 'but',
    example: 'Genesis 15:4 כי: but',
  },
  {
    name: 'after "also"',
    of: 'H3588',
    when: ({ previous }) => previous.is('H1571'),
    gives: 'though',
    example: 'Ruth 2:21 כי: though',
  },
  {
    name: 'in the oath "thus may God do and thus may he add"',
    of: 'H3588',
    when: ({ previous, verse }) => previous.is('H3254') && verse.numbers.has('H3541'),
    gives: 'surely',
    example: '1 Samuel 20:13 כי: surely',
  },
  {
    name: 'after a verb for saying or seeing',
    of: 'H3588',
    when: (word) => isPerceived(word) && !word.previous.endsClause,
    gives: 'that',
    example: 'Genesis 8:11 כי: that',
  },
  {
    name: 'before an imperfect, where a clause begins',
    of: 'H3588',
    when: (word) => (word.isFirst || word.hasAnd) && word.next.form === 'i',
    gives: 'when',
    example: 'Genesis 4:12 כי: when',
  },
  {
    name: 'after "was kindled", "heat" and "day"',
    of: 'H639',
    when: ({ previous }) => previous.is('H2734', 'H2740', 'H3117'),
    gives: 'the anger of',
    example: '1 Samuel 20:30 אף: the anger of',
  },
  {
    name: 'not after "was kindled", "heat" and "day"',
    of: 'H639',
    gives: 'even',
    example: 'Genesis 27:45 אף: even',
  },
  {
    name: 'with the he of direction',
    of: 'H4605',
    when: (word) => word.isDirection,
    gives: 'upward',
    example: 'Exodus 30:14 ומעלה: and upward',
  },
  {
    name: 'after "to reign"',
    of: 'H8478',
    when: (word) => word.someBefore(3, (before) => before.is('H4427')),
    gives: 'in place of',
    example: '1 Kings 1:35 תחתי: in place of me',
  },
  {
    name: 'before "that" in poetry',
    of: 'H1571',
    when: (word) => word.next.is('H3588') && word.isPoetry,
    gives: 'even',
    example: 'Proverbs 22:6 גם: even',
  },
  {
    name: 'before "not"',
    of: 'H637',
    when: ({ next }) => next.is('H1077'),
    gives: 'indeed',
    example: 'Isaiah 40:24 אף: indeed',
  },
  {
    name: 'in poetry',
    of: 'H389',
    when: (word) => word.isPoetry,
    gives: 'surely',
    example: 'Job 18:21 אך: surely',
  },
  {
    name: 'before a verb or "that"',
    of: 'H4616 H5668',
    when: isBeforeClause,
    gives: 'so that',
    example: 'Genesis 27:25 למען: so that',
  },
  {
    name: 'before a name or a direction',
    of: 'H5704 H5705',
    when: ({ next }) => next.isName || next.isDirection,
    gives: 'as far as',
    example: 'Genesis 10:19 עד: as far as',
  },
  {
    name: 'after a preposition',
    of: 'H4310',
    when: ({ prefixes, previous }) => prefixes.length > 0 || previous.isPreposition,
    gives: 'whom',
    example: 'Genesis 38:25 למי: to whom',
  },
  {
    name: 'in a question',
    of: 'H5750',
    when: (word) => word.asks,
    gives: 'still',
    example: 'Genesis 43:6 העוד: still?',
  },
  {
    name: 'after כי',
    of: 'H518',
    when: ({ previous }) => previous.is('H3588'),
    gives: 'rather',
    example: 'Genesis 15:4 אם: rather',
  },
  {
    name: 'before "enough"',
    of: 'H369',
    when: ({ next }) => next.is('H1767'),
    gives: 'not',
    example: 'Isaiah 40:16 אין: not',
  },
  {
    name: 'before "to him" or "in him": he has none',
    of: 'H369',
    when: ({ next }) => next.isPronounAfter('ל') || next.isPronounAfter('ב'),
    gives: 'there is no',
    example: 'Genesis 11:30 אין: there is no',
  },
  {
    name: 'before a participle, a preposition or an adverb',
    of: 'H369',
    when: ({ next }) => /^V.r|^[RD]/u.test(next.code),
    gives: 'not',
    example: 'Exodus 12:30 אין: not',
  },
  {
    name: 'before any other word',
    of: 'H369',
    gives: 'there is no',
    example: 'Genesis 2:5 אין: there is no',
  },
  {
    name: 'after a finite verb',
    of: 'H3966',
    when: ({ previous }) => previous.isFinite,
    gives: 'greatly',
    example: 'Genesis 7:18 מאד: greatly',
  },
  {
    name: 'before "so": for this reason',
    of: 'H5921',
    when: ({ next }) => next.is('H3651'),
    gives: 'for',
    example: 'Genesis 2:24 על: for',
  },
  {
    name: 'between "to speak" and "the heart"',
    of: 'H5921',
    when: (word) => word.next.is('H3820') && word.someBefore(2, (before) => before.is('H1696')),
    gives: 'to',
    example: 'Ruth 2:13 על: to',
  },
  {
    name: 'before the waters of a place',
    of: 'H5921',
    when: ({ next }) => next.isIn(BANKS) && next.isConstruct,
    gives: 'beside',
    example: 'Exodus 7:19 על: beside',
  },
  {
    name: 'where no verb follows',
    of: 'H408',
    when: ({ next }) => !next.isFinite && !next.next.isFinite,
    gives: 'no',
    example: '2 Kings 4:16 אל: no',
  },
  {
    name: 'between "to" and a verb for going: to where you go',
    of: 'H834',
    when: ({ previous, next }) => previous.is('H413') && next.isIn(MOTION),
    gives: 'where',
    example: 'Ruth 1:16 אשר: where',
  },
  {
    name: 'after "upon": for this reason',
    of: 'H3651',
    when: ({ previous }) => previous.is('H5921'),
    gives: 'this reason',
    example: 'Genesis 2:24 כן: this reason',
  },
]);

/** The subject of a sentence without a verb. It is the suffix of its particle. */
const subjectIn = ({ suffix }: HebrewWord): string => (suffix === null ? '' : subjectOf(suffix));

const beIn = (word: HebrewWord): string => finite('be', 'present', subjectIn(word));

/** The meaning of a particle with a suffix that is the subject of a sentence without a verb. */
export const sentenceOf = rules<HebrewWord, string>('a particle with a subject', [
  {
    name: '"there is not"',
    of: 'H369',
    gives: (word) => `${subjectIn(word)} ${beIn(word)} not`,
    example: 'Genesis 7:8 איננה: she is not',
  },
  {
    name: '"there is"',
    of: 'H383 H3426',
    gives: (word) => `${subjectIn(word)} ${beIn(word)}`,
    example: 'Genesis 24:42 ישך: you are',
  },
  {
    name: '"behold" with "me", where no verb follows',
    of: 'H2005 H2009',
    when: (word) => subjectIn(word) === 'I' && !word.next.isVerb,
    gives: 'here I am',
    example: 'Genesis 22:1 הנני: here I am',
  },
  {
    name: 'any other "behold"',
    of: 'H2005 H2009',
    gives: (word) => `behold, ${subjectIn(word)}`,
    example: 'Genesis 16:11 הנך: behold, you',
  },
  {
    name: '"still"',
    of: 'H5750',
    gives: (word) => `${subjectIn(word)} still`,
    example: 'Genesis 43:27 העודנו: he still?',
  },
  {
    name: '"where?"',
    of: 'H335 H346',
    gives: (word) => `where ${beIn(word)} ${subjectIn(word)}`,
    example: 'Exodus 2:20 ואיו: and where is he',
  },
]);

/** True for "to you" directly after a command to the same person: "go for yourself". */
const isForOneself = ({ previous, suffix, hasAnd }: HebrewWord): boolean =>
  suffix?.person === '2' && !hasAnd && previous.form === 'v' && previous.inflection?.number === suffix.number;

const startsWith = ({ letters, start }: HebrewWord, letter: Prefix): boolean => letters[start] === letter;

const withPronoun = (word: HebrewWord, preposition: string): string =>
  joined(preposition, word.suffix && objectHere(word, word.suffix));

/** The meaning of a preposition of one letter, which has no Strong's number, with its pronoun. */
export const letterWithPronoun = rules<HebrewWord, string>('a preposition of one letter with a pronoun', [
  {
    name: 'ל after a command to the same person: go for yourself',
    when: (word) => startsWith(word, 'ל') && isForOneself(word),
    gives: ({ suffix }) => `for ${suffix?.number === 'p' ? 'yourselves' : 'yourself'}`,
    example: 'Genesis 22:2 לך: for yourself',
  },
  {
    name: 'any other ל',
    when: (word) => startsWith(word, 'ל'),
    gives: (word) => withPronoun(word, 'to'),
    example: 'Genesis 2:18 לו: to him',
  },
  {
    name: 'ב, which some verbs before it change',
    when: (word) => startsWith(word, 'ב'),
    gives: (word) => withPronoun(word, prefixByNeighbour(word) ?? 'in'),
    example: 'Genesis 2:3 בו: in him',
  },
  {
    name: 'כ',
    when: (word) => startsWith(word, 'כ'),
    gives: (word) => withPronoun(word, 'like'),
    example: '2 Kings 17:15 כהם: like them',
  },
  {
    name: 'מ',
    when: (word) => startsWith(word, 'מ'),
    gives: (word) => withPronoun(word, 'from'),
    example: '1 Kings 18:40 מהם: from them',
  },
]);
