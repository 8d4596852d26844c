import { joined } from '../../english/joined.ts';
import { rules } from '../../rules.ts';
import { objectOf, reflexiveOf } from '../english-pronouns.ts';
import { governorOf, isPersonal } from '../governor.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { PHRASES } from '../phrases.ts';
import { LEAVING } from '../preposition-groups.ts';
import { idiomHere } from './idioms.ts';

const PHRASE_OF = new Map(Object.entries(PHRASES));

/** The phrase of the list for a word with its prefixes. Null if the list has none. */
const phraseOf = ({ prefix, hasArticle, strongs }: HebrewWord): string | null =>
  PHRASE_OF.get(`${prefix}${hasArticle ? '+' : ''} ${strongs}`) ?? null;

const isBeforeTo = ({ next }: HebrewWord): boolean => next.prefixes[0] === 'ל';

/** True for what causes something: "because of the famine", but not in "fled from before the sword". */
const isCause = (word: HebrewWord): boolean =>
  word.next.isCommonNoun && !isPersonal(word.next) && !governorOf(word).isIn(LEAVING);

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
    name: '"from upon" before the preposition "to"',
    of: 'H5921',
    when: (word) => word.prefix === 'מ' && isBeforeTo(word),
    gives: 'above',
    example: '2 Chronicles 13:4 מעל: above',
  },
  {
    name: '"from under" before the preposition "to"',
    of: 'H8478',
    when: (word) => word.prefix === 'מ' && isBeforeTo(word),
    gives: 'below',
    example: 'Genesis 35:8 מתחת: below',
  },
  {
    name: '"from the head", before what the head belongs to: no fixed phrase',
    of: 'H7218',
    when: ({ state }) => state !== 'a',
    gives: null,
    example: 'Isaiah 42:11 מראש: from the head of',
  },
  {
    name: '"for the sake of", before a verb or "that": so that',
    of: 'H5668',
    when: ({ next }) => next.isFinite || next.is('H834'),
    gives: 'so that',
    example: 'Genesis 27:4 בעבור: so that',
  },
  {
    name: '"in the beginning", before what begins: in the beginning of',
    of: 'H7225',
    when: ({ state }) => state === 'c',
    gives: 'in the beginning of',
    example: 'Jeremiah 26:1 בראשית: in the beginning of',
  },
  {
    name: '"before", without what it belongs to: formerly',
    of: 'H6440',
    when: ({ state }) => state === 'a',
    gives: 'formerly',
    example: 'Ruth 4:7 לפנים: formerly',
  },
  {
    name: '"outside", in the plural: in the streets',
    of: 'H2351',
    when: ({ number }) => number === 'p',
    gives: null,
    example: 'Isaiah 24:11 בחוצות: in the streets',
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
  {
    name: 'mouth, alone or after "mouth": mouth to mouth',
    of: 'H6310',
    when: ({ state, previous }) => state === 'a' || previous.is('H6310'),
    gives: null,
    example: 'Exodus 4:16 לפה: mouth',
  },
  { name: 'any other phrase of the list', gives: phraseOf, example: 'Genesis 2:9 בתוך: in the midst of' },
]);

/** The meaning of a phrase. Null if the meanings of its parts are enough. */
export const fixedPhrase = (word: HebrewWord): string | null =>
  idiomHere(word) ?? (phraseOf(word) === null ? null : phraseHere(word));
