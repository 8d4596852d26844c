import { joined } from '../../english/joined.ts';
import { rules } from '../../rules.ts';
import { ownWord } from '../../words/index.ts';
import { objectOf, reflexiveOf } from '../english-pronouns.ts';
import { governorOf, isPersonal } from '../governor.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { LEAVING } from '../preposition-groups.ts';
import { prefixesOf } from './prepositions/prefixes.ts';
import { objectHere } from './suffixes.ts';

/** The phrase of the table of words for a word with its prefixes. Null if it has none. */
const phraseOf = ({ prefix, hasArticle, strongs }: HebrewWord): string | null =>
  ownWord(`${strongs} ${prefix}${hasArticle ? '+' : ''}`);

/** True for what causes something: "because of the famine", but not in "fled from before the sword". */
const isCause = (word: HebrewWord): boolean =>
  word.next.isCommonNoun && !isPersonal(word.next) && !governorOf(word).isIn(LEAVING);

/** The meaning of a word in an idiom of several words, whatever its parts mean alone. */
export const idiomHere = rules<HebrewWord, string>('an idiom of several words', [
  {
    name: 'around, with a suffix',
    of: 'H5439',
    when: ({ suffix }) => suffix !== null,
    gives: (around) =>
      joined(prefixesOf(around), 'around', around.suffix && objectHere(around, around.suffix)),
    example: 'Genesis 35:5 סביבתיהם: around them',
  },
  {
    name: '"living", before "I" or "Pharaoh": an oath',
    of: 'H2416',
    when: ({ code, next, hasPrefix }) =>
      !hasPrefix && !code.startsWith('V') && next.is('H589', 'H595', 'H6547'),
    gives: ({ next }) => (next.is('H6547') ? 'as … lives' : 'as … live'),
    example: 'Genesis 42:15 חי: as … lives',
  },
]);

/** The meaning of a word with its prefixes as a fixed phrase, where it differs from the meanings of its parts. */
export const phraseHere = rules<HebrewWord, string | null>('a fixed phrase', [
  {
    name: '"alone", with a suffix: by himself',
    of: 'H905',
    when: ({ prefix, suffix }) => prefix === 'ל' && suffix !== null,
    gives: ({ suffix }) => suffix && `by ${reflexiveOf(suffix)}`,
    example: 'Genesis 2:18 לבדו: by himself',
  },
  {
    name: 'any other phrase with a suffix',
    when: ({ suffix }) => suffix !== null,
    gives: (word) => joined(phraseOf(word), word.suffix && objectOf(word.suffix)),
    example: 'Genesis 4:14 ומפניך: and from before you',
  },
  {
    name: '"before", without what it belongs to: formerly',
    of: 'H6440',
    when: ({ state }) => state === 'a',
    gives: 'formerly',
    example: 'Ruth 4:7 לפנים: formerly',
  },
  {
    name: '"according to", before a sword: with its edge',
    of: 'H6310',
    when: ({ prefix, next }) => prefix === 'ל' && next.is('H2719'),
    gives: 'with the edge of',
    example: 'Numbers 21:24 לפי: with the edge of',
  },
  {
    name: '"from before" what is no person, where no one flees: because of',
    of: 'H6440',
    when: (word) => word.prefix === 'מ' && isCause(word),
    gives: 'because of',
    example: 'Genesis 7:7 מפני: because of',
  },
  {
    name: '"as", after "it happened": when',
    of: 'H834',
    when: ({ prefix, previous }) => prefix === 'כ' && previous.is('H1961'),
    gives: 'when',
    example: 'Genesis 12:11 כאשר: when',
  },
  { name: 'any other phrase of the list', gives: phraseOf, example: 'Genesis 2:9 בתוך: in the midst of' },
]);

/** The meaning of a phrase. Null if the meanings of its parts are enough. */
export const fixedPhrase = (word: HebrewWord): string | null =>
  idiomHere(word) ?? (phraseOf(word) === null ? null : phraseHere(word));
