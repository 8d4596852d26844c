/** English for a Greek preposition whose meaning depends on the words around it. */
import { rules } from '../../rules.ts';
import type { GreekWord } from '../greek-word.ts';
import { isInStory } from '../nearby.ts';
import { IN_TABLE, prepositionAfter, prepositionBefore } from '../preposition-table.ts';
import { TO_BE } from '../verb-groups.ts';
import {
  COMING_AND_GOING,
  ENTERING,
  EVERY_TIME,
  ON_TOP,
  PARTS_OF_MANY,
  PERSONS,
  STAYING,
  TIMES,
  WHOLES,
} from '../word-groups.ts';
import { isOfInfinitive } from './articles.ts';

/** Meanings of a preposition by the case after it: genitive, dative, accusative. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  G1223: { G: 'through', A: 'because of' }, // διά
  G1909: { G: 'on', D: 'on', A: 'on' }, // ἐπί
  G2596: { G: 'against', A: 'according to' }, // κατά
  G3326: { G: 'with', A: 'after' }, // μετά
  G3844: { G: 'from', D: 'with', A: 'beside' }, // παρά
  G4012: { G: 'about', A: 'around' }, // περί
  G5228: { G: 'for', A: 'above' }, // ὑπέρ
  G5259: { G: 'by', A: 'under' }, // ὑπό
};

const firstAfter = (word: GreekWord): GreekWord => word.nearestAfter(3, (one) => one.case !== '');

const caseAfter = (word: GreekWord): string => firstAfter(word).case;

/** True for a word that can stand before its noun: an article, an adjective, a demonstrative, a number. */
const isBeforeNoun = (word: GreekWord): boolean => word.isOfPart('TADSI');

/** The noun after a preposition, past its article and adjectives. The first word with a case if there is no noun. */
function headAfter(word: GreekWord): GreekWord {
  const first = firstAfter(word);
  if (!isBeforeNoun(first)) return first;
  const noun = first.nearestAfter(
    4,
    (one) => one.isPreposition || one.isFinite || one.isOfPart('IRQ') || (one.isNoun && one.agrees(first)),
  );
  if (noun.isNoun) return noun;
  return first.isArticle && first.following.agrees(first) ? first.following : first;
}

const verbBefore = (word: GreekWord): GreekWord => word.nearestBefore(4, (one) => one.isVerb);

/** The verb directly after the phrase of a preposition: "by heaven he swears". An empty word if there is none. */
const verbAfter = (word: GreekWord): GreekWord =>
  headAfter(word).nearestAfter(2, (one) => one.isVerb && one.mood !== 'participle');

/** The word after a preposition and its article. */
const nounAfter = ({ next }: GreekWord): GreekWord => (next.isArticle ? next.next : next);

/** English by the nearest verb before a preposition, or a noun like a verb between them. */
function byVerbBefore(word: GreekWord): string | null {
  const letter = caseAfter(word);
  for (let steps = 1; steps <= 6; steps += 1) {
    const near = word.at(-steps);
    const english = prepositionAfter(word.strongs, letter, near.strongs);
    if (english !== null && (near.isVerb || near.case !== 'G')) return english;
    if (near.isVerb) return null;
  }
  return null;
}

/** English by the verb after the phrase, if none is before it. */
const byVerbAfter = (word: GreekWord): string | null =>
  word.previous.isVerb ? null : prepositionAfter(word.strongs, caseAfter(word), verbAfter(word).strongs);

const byNoun = (word: GreekWord): string | null =>
  prepositionBefore(word.strongs, caseAfter(word), headAfter(word).strongs) ??
  (nounAfter(word).case === ''
    ? prepositionBefore(word.strongs, caseAfter(word), nounAfter(word).strongs)
    : null);

/** True for the εἰς of εἰς τό and an infinitive. Other words can come between τό and the infinitive. */
function isBeforeInfinitive({ next }: GreekWord): boolean {
  if (!next.isArticle || next.gender !== 'N' || next.isPlural) return false;
  if (next.next.is('G3361', 'G3371')) return true;
  const found = next.nearestAfter(
    10,
    (one) => one.mood === 'infinitive' || one.isFinite || (one.isOfPart('NA') && one.agrees(next)),
  );
  return found.mood === 'infinitive';
}

/** True for ἐν with the article of a present infinitive in a story: "while he sowed". */
function isWhile(word: GreekWord): boolean {
  const { following: article } = word;
  if (!article.isArticle || !isInStory(word) || !isOfInfinitive(article)) return false;
  const verb = article.nearestAfter(6, (one) => one.mood === 'infinitive');
  return verb.tense === 'present' && verb.next.case === 'A' && verb.next.isOfPart('PTN');
}

const isEntering = (word: GreekWord): boolean =>
  verbBefore(word).isIn(ENTERING) || verbAfter(word).isIn(ENTERING);

/** True for a preposition before persons. A world or a church counts as a place. */
function isBeforePersons(word: GreekWord): boolean {
  const head = headAfter(word);
  return (head.isIn(PERSONS) || (head.isVerb && head.gender === 'M')) && !head.is('G2889', 'G1577', 'G3617');
}

const isPluralPerson = (word: GreekWord): boolean => {
  const head = headAfter(word);
  const isPerson = head.isVerb
    ? head.gender === 'M'
    : head.isIn(PERSONS) && !head.is('G4396', 'G40', 'G1577');
  return (head.isPlural && isPerson) || head.is('G2992', 'G2453');
};

/** True for κατά before a time or a place that comes again: every day, in every city. */
const isEachTime = (word: GreekWord): boolean =>
  (word.next.isIn(EVERY_TIME) && !word.next.isPlural) || word.next.is('G1520');

function isOfMany(word: GreekWord): boolean {
  const head = headAfter(word);
  if (!head.isPlural || head.is('G3498')) return false;
  return (
    word.someBefore(2, (one) => one.isIn(PARTS_OF_MANY) || one.isNumeral) ||
    head.someAfter(2, (one) => one.is('G1520', 'G3762', 'G1417', 'G5100'))
  );
}

/** True for ἐπί beside a verb of motion and before a place, if nobody comes to be on top of it. */
function isMotionTo(word: GreekWord): boolean {
  const head = headAfter(word);
  const isPlace = head.case === 'A' && head.isNoun && !head.isIn(ON_TOP);
  const isPerson = head.isIn(PERSONS) && !head.is('G935');
  return (
    isPlace &&
    !isPerson &&
    (verbBefore(word).isIn(COMING_AND_GOING) || verbAfter(word).isIn(COMING_AND_GOING))
  );
}

/** True for ἕως before a place or a person, and not before a time or a verb. */
const isAsFarAs = (word: GreekWord): boolean =>
  (firstAfter(word) === word.next && word.next.case === 'G' && !headAfter(word).isIn(TIMES)) ||
  word.next.isPreposition ||
  word.next.is('G2736', 'G5602', 'G507', 'G2080', 'G1854', 'G2532', 'G2034', 'G1441', 'G2033');

/** True for εἰς before persons: a pronoun, "his own", "all", or a noun. */
const isToPersons = (word: GreekWord): boolean =>
  word.next.part === 'P' ||
  nounAfter(word).is('G2398', 'G1438') ||
  (word.next.is('G3739') && word.next.isPlural && word.next.gender === 'M') ||
  (word.next.is('G3956') && word.next.isPlural && word.next.gender === 'M') ||
  isBeforePersons(word);

/** True for ἐκ before a group or a whole, if "to be" is directly before or after the phrase. */
const isBesideToBe = (word: GreekWord): boolean => {
  const head = headAfter(word);
  const isPart = head.isPlural ? !head.is('G3498', 'G3772', 'G1438', 'G3956') : head.isIn(WHOLES);
  return isPart && (word.preceding.isIn(TO_BE) || head.next.isIn(TO_BE));
};

/** True if the English that the King James Version shows for ἐν can be that of this one. */
function fitsSense(word: GreekWord): boolean {
  const { sense } = word;
  const head = headAfter(word);
  if (sense === null || sense === 'among') return sense !== null && head.isPlural;
  if (sense === 'at') return word.next.isArticle && !head.isName;
  return !head.isOfPart('PC') && (sense === 'by' || !(head.isIn(PERSONS) || head.isOfPart('R')));
}

/** English for a preposition. Null if its dictionary meaning is enough. */
export const preposition = rules<GreekWord, string | null>('English for a preposition', [
  {
    name: 'εἰς τό and an infinitive',
    of: 'G1519',
    when: isBeforeInfinitive,
    gives: 'for',
    example: 'Mark 14:55 εἰς: for',
  },
  {
    name: 'κατά before a time or a place that comes again',
    of: 'G2596',
    when: isEachTime,
    gives: 'each',
    example: 'Revelation 4:8 καθ’: each',
  },
  {
    name: 'a preposition before a noun in its table, but not εἰς after "to enter"',
    of: IN_TABLE,
    when: (word) => byNoun(word) !== null && !(word.is('G1519') && isEntering(word)),
    gives: byNoun,
    example: 'Matthew 1:20 κατ’: in',
  },
  {
    name: 'ἐν before a present infinitive, in a story',
    of: 'G1722',
    when: isWhile,
    gives: 'while',
    example: 'Luke 24:51 ἐν: while',
  },
  {
    name: 'ἐν before a day',
    of: 'G1722',
    when: (word) => headAfter(word).is('G2250') && !headAfter(word).isPlural,
    gives: 'on',
    example: 'Luke 1:59 ἐν: on',
  },
  {
    name: 'a preposition after a verb, or a noun like a verb, in its table',
    of: IN_TABLE,
    when: (word) => byVerbBefore(word) !== null,
    gives: byVerbBefore,
    example: 'Matthew 1:3 ἐκ: of',
  },
  {
    name: 'εἰς after "to enter"',
    of: 'G1519',
    when: isEntering,
    gives: 'into',
    example: 'Matthew 2:21 εἰς: into',
  },
  {
    name: 'ἐκ after "one", "some" or "many": one of them',
    of: 'G1537',
    when: isOfMany,
    gives: 'of',
    example: 'Matthew 6:27 ἐξ: of',
  },
  {
    name: 'ἐκ between "to be" and many, or the world, the truth or God',
    of: 'G1537',
    when: isBesideToBe,
    gives: 'of',
    example: 'Matthew 5:37 ἐκ: of',
  },
  {
    name: 'ἐν before many persons',
    of: 'G1722',
    when: isPluralPerson,
    gives: 'among',
    example: 'Matthew 2:6 ἐν: among',
  },
  {
    name: 'ἐπί after a verb of motion and before a place',
    of: 'G1909',
    when: isMotionTo,
    gives: 'to',
    example: 'Matthew 3:7 ἐπὶ: to',
  },
  {
    name: 'ἕως before a place or a person',
    of: 'G2193',
    when: isAsFarAs,
    gives: 'as far as',
    example: 'Matthew 11:23 ἕως: as far as',
  },
  {
    name: 'εἰς before persons',
    of: 'G1519',
    when: isToPersons,
    gives: 'to',
    example: 'Matthew 21:46 εἰς: to',
  },
  {
    name: 'εἰς before the name of a place',
    of: 'G1519',
    when: (word) => headAfter(word).isName,
    gives: 'to',
    example: 'Matthew 2:1 εἰς: to',
  },
  {
    name: 'εἰς after a verb of staying',
    of: 'G1519',
    when: (word) => verbBefore(word).isIn(STAYING),
    gives: 'in',
    example: 'Matthew 2:23 εἰς: in',
  },
  {
    name: 'a preposition whose phrase is before a verb in its table',
    of: IN_TABLE,
    when: (word) => byVerbAfter(word) !== null,
    gives: byVerbAfter,
    example: 'Matthew 5:36 ἐν: by',
  },
  {
    name: 'ἐν that is among, at, by or with in the King James Version',
    of: 'G1722',
    when: fitsSense,
    gives: ({ sense }) => sense,
    example: 'Matthew 1:18 ἐν: with',
  },
  { name: 'any other ἐν', of: 'G1722', gives: 'in', example: 'Matthew 1:20 ἐν: in' },
  {
    name: 'εἰς after a verb of motion or before "which", in a verse that has no "into" in the King James Version',
    of: 'G1519',
    when: (word) =>
      word.sense !== null && (word.next.part === 'R' || verbBefore(word).isIn(COMING_AND_GOING)),
    gives: 'to',
    example: 'Matthew 9:6 εἰς: to',
  },
  { name: 'any other εἰς', of: 'G1519', gives: 'into', example: 'Matthew 3:10 εἰς: into' },
  {
    name: 'a preposition whose meaning depends on the case after it',
    of: Object.keys(MEANINGS).join(' '),
    gives: (word) => MEANINGS[word.strongs ?? '']?.[caseAfter(word)] ?? null,
    example: 'Matthew 1:12 Μετὰ: after',
  },
]);
