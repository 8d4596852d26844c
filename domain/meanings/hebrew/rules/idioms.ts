import { joined } from '../../english/joined.ts';
import { rules } from '../../rules.ts';
import { possessiveOf, subjectOf } from '../english-pronouns.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { prefixesOf } from './prepositions/prefixes.ts';
import { objectHere } from './suffixes.ts';

/** True for "like one" that means "together", because no word says of which ones. */
const isTogether = ({ prefix, state, next, suffix }: HebrewWord): boolean =>
  prefix === 'כ' &&
  state === 'a' &&
  suffix === null &&
  !next.is('H4480') &&
  !next.prefixes.includes('מ') &&
  (!next.hasArticle || next.hasPrefix);

/** True for "under him" after a verb whose subject he is: "each stood in his place". */
function isInOwnPlace({ prefixes, suffix, previous, next }: HebrewWord): boolean {
  const verb = [previous, previous.previous, next].find((word) => word.isFinite && word.stem === 'q');
  return (
    suffix !== null &&
    prefixes.length === 0 &&
    verb?.is('H3427', 'H7931', 'H5975') === true &&
    verb.inflection?.person === suffix.person &&
    [verb.inflection.gender, 'c'].includes(suffix.gender) &&
    (verb.is('H7931') || !verb.verse.numbers.has('H3678'))
  );
}

/** True for the second word of "time in time". */
const isRepeatedTime = ({ prefix, previous }: HebrewWord): boolean =>
  prefix === 'ב' && previous.is('H6471') && previous.prefix === 'כ';

/** The meaning of a word in an idiom of several words, whatever its parts mean alone. */
export const idiomHere = rules<HebrewWord, string>('an idiom of several words', [
  {
    name: 'bone, before "day" or "heaven": that very day',
    of: 'H6106',
    when: ({ next, suffix, number }) => suffix === null && number === 's' && next.is('H3117', 'H8064'),
    gives: (bone) => joined(bone.prefix === 'ב' ? 'on' : prefixesOf(bone), 'the very'),
    example: 'Exodus 24:10 וכעצם: and like the very',
  },
  {
    name: '"again", after "in" and before days, months or years: within',
    of: 'H5750',
    when: ({ prefix, suffix, next }) =>
      prefix === 'ב' && suffix === null && (next.isNumeral || next.is('H8141')),
    gives: 'within',
    example: 'Genesis 40:13 בעוד: within',
  },
  {
    name: '"again", after "in": while still',
    of: 'H5750',
    when: ({ prefix }) => prefix === 'ב',
    gives: ({ suffix }) => joined('while', suffix && subjectOf(suffix), 'still'),
    example: 'Genesis 25:6 בעודנו: while he still',
  },
  {
    name: 'house, after "from" and before "to": inside',
    of: 'H1004',
    when: ({ prefix, suffix, next }) => prefix === 'מ' && suffix === null && next.prefixes[0] === 'ל',
    gives: 'inside',
    example: 'Exodus 26:33 מבית: inside',
  },
  {
    name: '"under", of the place where one sits, stays or stands: in its place',
    of: 'H8478',
    when: isInOwnPlace,
    gives: ({ suffix }) => joined('in', suffix && possessiveOf(suffix), 'place'),
    example: 'Leviticus 13:23 תחתיה: in her place',
  },
  {
    name: 'one, after "like": together',
    of: 'H259',
    when: isTogether,
    gives: 'together',
    example: 'Ezra 2:64 כאחד: together',
  },
  {
    name: 'one, after "like", of several: like one of them',
    of: 'H259',
    when: ({ prefix, suffix, hasArticle }) => prefix === 'כ' && suffix === null && !hasArticle,
    gives: ({ state }) => (state === 'c' ? 'like one of' : 'like one'),
    example: 'Genesis 3:22 כאחד: like one of',
  },
  {
    name: 'around, with a suffix',
    of: 'H5439',
    when: ({ suffix }) => suffix !== null,
    gives: (around) =>
      joined(prefixesOf(around), 'around', around.suffix && objectHere(around, around.suffix)),
    example: 'Genesis 35:5 סביבתיהם: around them',
  },
  {
    name: 'time, before "in time": as at other times',
    of: 'H6471',
    when: ({ prefix, next }) => prefix === 'כ' && next.is('H6471'),
    gives: 'as at other',
    example: 'Numbers 24:1 כפעם: as at other',
  },
  {
    name: 'time, the second one in "like time in time"',
    of: 'H6471',
    when: isRepeatedTime,
    gives: 'times',
    example: 'Numbers 24:1 בפעם: times',
  },
  {
    name: '"living", before "I" or "Pharaoh": an oath',
    of: 'H2416',
    when: ({ code, next, hasPrefix }) =>
      !hasPrefix && !code.startsWith('V') && next.is('H589', 'H595', 'H6547'),
    gives: ({ next }) => (next.is('H6547') ? 'as … lives' : 'as … live'),
    example: 'Genesis 42:15 חי: as … lives',
  },
  {
    name: 'a particle that asks, written alone',
    when: ({ strongs, code }) => strongs === null && code === 'Ti',
    gives: 'is it?',
    example: 'Deuteronomy 32:6 ה: is it?',
  },
  {
    name: 'the command "come", without a dictionary number',
    when: ({ strongs, code }) => strongs === null && code === 'Vqv2ms',
    gives: 'come',
    example: '2 Chronicles 25:17 לך: come',
  },
  {
    name: 'an Aramaic "you" or "it", without a suffix in its code',
    when: ({ strongs, isAramaic, suffix, letters }) =>
      strongs === null && isAramaic && suffix === null && /^ל[ךה]$/u.test(letters),
    gives: ({ letters }) => (letters === 'לך' ? 'you' : 'to it'),
    example: 'Daniel 7:6 לה: to it',
  },
]);
