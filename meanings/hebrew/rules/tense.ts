import { rules } from '../../rules.ts';
import type { Tense } from '../english-verb.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import {
  isAsked,
  isHabit,
  isInCondition,
  isInRelative,
  isOath,
  isSecondQuestion,
  isWeqatal,
  tenseBeside,
} from '../verb-context.ts';
import { CONDITIONS } from '../word-groups.ts';
import { englishVerb } from './which-verb/which-verb.ts';

/** True if the first finite verb of the verse is the perfect of a question: "who has measured?". */
function isAfterWho({ verse }: HebrewWord): boolean {
  const first = verse.words.find((word) => word.isFinite);
  return first?.form === 'p' && first.previous.is('H4310');
}

/** True for an אם that means "or" or "whether". A future after it stays a future. */
const isIndirect = (word: HebrewWord): boolean =>
  word.is('H518') && (isAsked(word) || isSecondQuestion(word));

/** True for a verb after "all that", "every place that" and "in that". */
const isAfterAllThat = ({ previous }: HebrewWord): boolean =>
  previous.is('H834') && (previous.prefix === 'ב' || previous.someBefore(2, (before) => before.is('H3605')));

/** True for a participle that is the verb of a clause and begins it: "leading counsellors away". */
const beginsPraise = (word: HebrewWord): boolean =>
  word.isParticiple &&
  !word.hasArticle &&
  !word.hasPrefix &&
  word.state === 'a' &&
  (word.isFirst || word.previous.endsClause);

/** True for a wayyiqtol of poetry that continues a participle, with no perfect between: he leads and destroys. */
const continuesPraise = (verb: HebrewWord): boolean =>
  verb.form === 'w' &&
  verb.isPoetry &&
  beginsPraise(verb.lastBefore((word) => beginsPraise(word) || 'pqvjhi'.includes(word.form || '-')));

/** True for an imperfect after "then" that tells what happened. */
const isToldAfterThen = (verb: HebrewWord): boolean =>
  verb.previous.is('H227') &&
  verb.isThirdPerson &&
  (verb.is('H7891') ||
    verb.verse.words.some(({ form }) => form === 'w') ||
    (!verb.isPoetry && tenseBeside(verb) !== 'present'));

/** The tense of a finite verb in English. */
export const tenseOf = rules<HebrewWord, Tense>('the tense of a finite verb', [
  {
    name: 'the King James Version has a past or a present that is not usual for the form',
    when: ({ shownTime }) => shownTime === 'past' || shownTime === 'present',
    gives: ({ shownTime }) => (shownTime === 'past' ? 'past' : 'present'),
    example: 'Genesis 2:6 יעלה: went up',
  },
  {
    name: 'a perfect of "to be" something, of which the King James Version has "is": is broken',
    when: (verb) => verb.shownTime === 'state' && englishVerb(verb)?.startsWith('be ') === true,
    gives: 'present',
    example: 'Genesis 9:2 נתנו: they are given',
  },
  {
    name: 'a wayyiqtol of poetry that continues a participle',
    when: continuesPraise,
    gives: 'present',
    example: '1 Samuel 2:6 ויעל: and he brings up',
  },
  {
    name: 'any other wayyiqtol: it tells what happened',
    when: (verb) => verb.form === 'w',
    gives: 'past',
    example: 'Genesis 2:1 ויכלו: and were finished',
  },
  {
    name: 'a perfect after "behold"',
    when: (verb) => verb.form === 'p' && verb.previous.is('H2009', 'H2005'),
    gives: 'perfect',
    example: 'Genesis 4:14 גרשת: you have driven out',
  },
  {
    name: 'a perfect after "if"',
    when: (verb) => verb.form === 'p' && !verb.hasAnd && verb.previous.is('H518') && !isOath(verb.previous),
    gives: 'perfect',
    example: 'Genesis 24:19 כלו: they have finished',
  },
  {
    name: 'the perfect of a verb of state in poetry, or of "I" and "you": I know',
    of: 'H3045 H157 H8130 H982 H2620 H3201 H2654 H14 H2204',
    when: (verb) => verb.form === 'p' && (verb.isPoetry || !verb.isThirdPerson) && !isWeqatal(verb),
    gives: 'present',
    example: 'Genesis 4:9 ידעתי: I know',
  },
  {
    name: 'any other perfect, if it does not continue a future',
    when: (verb) => verb.form === 'p' && !isWeqatal(verb),
    gives: 'past',
    example: 'Genesis 1:1 ברא: created',
  },
  {
    name: 'a verb after "before", beside a future',
    when: (verb) => verb.previous.is('H2962', 'H2958') && tenseBeside(verb) === 'present',
    gives: 'present',
    example: 'Genesis 27:4 אמות: I die',
  },
  {
    name: 'any other verb after "before"',
    when: (verb) => verb.previous.is('H2962', 'H2958'),
    gives: 'past',
    example: 'Genesis 2:5 יהיה: was',
  },
  {
    name: 'an imperfect after "then", where no verb beside it looks ahead',
    when: isToldAfterThen,
    gives: 'past',
    example: 'Exodus 15:1 ישיר: sang',
  },
  {
    name: 'a verb directly after "if", "lest", "for the sake of" or "until"',
    when: (verb) => verb.previous.isIn(CONDITIONS) && !isIndirect(verb.previous),
    gives: 'present',
    example: 'Genesis 4:7 תיטיב: you do good',
  },
  {
    name: 'a verb after "if", "when" or "lest" and other words',
    when: isInCondition,
    gives: 'present',
    example: 'Genesis 12:12 יראו: see',
  },
  {
    name: 'an imperfect of what used to happen',
    when: isHabit,
    gives: 'past',
    example: 'Genesis 2:19 יקרא: he called',
  },
  {
    name: 'an imperfect after "all that" or "where"',
    when: (verb) => verb.form === 'i' && isAfterAllThat(verb),
    gives: 'present',
    example: 'Genesis 6:21 יאכל: is eaten',
  },
  {
    name: 'an imperfect of the third person in a relative clause',
    when: (verb) =>
      verb.form === 'i' && verb.isThirdPerson && isInRelative(verb) && !(verb.isRelative && verb.is('H1961')),
    gives: 'present',
    example: 'Genesis 6:4 יבאו: come',
  },
  {
    name: 'an imperfect of the third person in Ecclesiastes, which tells what always happens',
    when: (verb) =>
      verb.form === 'i' &&
      verb.isThirdPerson &&
      !verb.is('H1961') &&
      verb.verse.place?.book === 'ecclesiastes',
    gives: 'present',
    example: 'Ecclesiastes 1:8 יוכל: is able',
  },
  {
    name: 'an imperfect after "until that"',
    when: (verb) => verb.form === 'i' && verb.previous.is('H834') && verb.at(-2).is('H5704'),
    gives: 'present',
    example: 'Genesis 33:14 אבא: I come',
  },
  {
    name: 'an imperfect after "is it not?"',
    when: (verb) => verb.form === 'i' && verb.previous.is('H3808') && verb.previous.asks,
    gives: 'present',
    example: '1 Samuel 26:14 תענה: you answer',
  },
  {
    name: 'a weqatal after a question such as "who has measured?", but not "and you will say"',
    when: (verb) => verb.form === 'q' && !verb.is('H559') && isAfterWho(verb),
    gives: 'past',
    example: 'Zechariah 4:10 ושמחו: and they rejoiced',
  },
  {
    name: 'a weqatal of "I" or "we" in poetry: and I will dwell',
    when: (verb) => isWeqatal(verb) && verb.inflection?.person === '1',
    gives: 'future',
    example: 'Genesis 4:14 והייתי: and I will be',
  },
  {
    name: 'a verb of poetry that is a future in the King James Version',
    when: ({ shownTime }) => shownTime === 'future',
    gives: 'future',
    example: 'Genesis 4:24 יקם: will be avenged',
  },
  {
    name: 'any other verb of poetry',
    when: (verb) => verb.isPoetry,
    gives: 'present',
    example: 'Genesis 9:25 יהיה: is',
  },
  { name: 'any other verb of prose', gives: 'future', example: 'Genesis 1:14 והיו: and they will be' },
]);
