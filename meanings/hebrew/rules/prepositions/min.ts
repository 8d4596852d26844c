import { rules } from '../../../rules.ts';
import { afterVerb, isPersonal, objectAfter } from '../../governor.ts';
import type { HebrewWord } from '../../hebrew-word.ts';
import { COMPARED, COMPARING, EVILS } from '../../preposition-groups.ts';
import { ALL } from '../../word-groups.ts';

/** True after an adjective that compares: "stronger · than". */
const isAfterAdjective = ({ previous, suffix }: HebrewWord): boolean =>
  previous.isIn(COMPARED) &&
  !(previous.is('H7227') && previous.previous.isCommonNoun) &&
  previous.state === 'a' &&
  !previous.hasPrefix &&
  (suffix !== null || !previous.hasArticle);

/** True in "better is … than …": after "good", with no finite verb between. */
function isAfterGood(word: HebrewWord): boolean {
  if (word.verse.word(0).is('H2896', 'H977') && !word.verse.word(0).isFinite) return true;
  for (let steps = 1; steps <= 5 && !word.at(-steps).isFinite; steps += 1) {
    const good = word.at(-steps);
    if (good.is('H2896') && good.isSingle && !good.hasArticle && !good.hasPrefix)
      return !good.previous.isConstruct;
  }
  return false;
}

/** True for several persons or things, of which one can be meant. */
const isMany = (object: HebrewWord): boolean =>
  isPersonal(object) || object.isName || object.number === 'p' || object.isIn(ALL);

/** True after "one", "a man" and "who". */
const isPartOf = (word: HebrewWord): boolean => {
  const { previous, hasAnd } = word;
  if (hasAnd) return false;
  if (previous.isNumeral) return previous.state === 'a' && !word.is('H7097', 'H7098');
  return (
    previous.is('H376', 'H4310', 'H802') &&
    previous.isPlainOne &&
    isMany(objectAfter(word)) &&
    !objectAfter(word).isIn(EVILS)
  );
};

/** The English of מ and of מן. Null for "from". */
export const minOf = rules<HebrewWord, string>('the preposition מן', [
  { name: 'the next day', of: 'H4283', gives: 'on', example: '1 Samuel 20:27 ממחרת: on the next day of' },
  { name: 'a voice that frightens', of: 'H6963', gives: 'at', example: 'Judges 5:11 מקול: at the voice of' },
  { name: 'the end of a time', of: 'H7093', gives: 'at', example: 'Genesis 4:3 מקץ: at the end of' },
  {
    name: 'the right and the left hand',
    of: 'H3225 H8040',
    when: (side) => !side.someBefore(4, (before) => before.is('H5493', 'H5186', 'H3947')),
    gives: 'on',
    example: 'Genesis 48:13 משמאל: on the left of',
  },
  {
    name: 'a multitude, but not of days',
    of: 'H7230',
    when: ({ next }) => !next.is('H3117'),
    gives: 'because of',
    example: 'Genesis 16:10 מרב: because of multitude',
  },
  {
    name: 'מן after "good": better than',
    when: isAfterGood,
    gives: 'than',
    example: 'Judges 15:2 ממנה: than her',
  },
  {
    name: 'מן after another adjective: stronger than',
    when: isAfterAdjective,
    gives: 'than',
    example: 'Exodus 1:9 ממנו: than us',
  },
  {
    name: 'מן after a verb for being great, strong or many: more than',
    when: ({ previous }) => previous.isVerb && previous.isIn(COMPARING),
    gives: 'more than',
    example: 'Genesis 26:16 ממנו: more than us',
  },
  {
    name: 'מן after "one", "a man" or "who": one of',
    when: isPartOf,
    gives: 'of',
    example: 'Genesis 2:21 מצלעתיו: of his sides',
  },
  {
    name: 'מן after a verb that decides the English preposition',
    when: (word) => afterVerb(word, 'מ') !== null,
    gives: (word) => afterVerb(word, 'מ') ?? '',
    example: 'Genesis 2:17 ממנו: of it',
  },
]);
