import { joined } from '../../english/joined.ts';
import { rules } from '../../rules.ts';
import { agree, possessiveOf, subjectOf } from '../english-pronouns.ts';
import { activeParticiple, finite, withObject } from '../english-verb.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import type { Prefix } from '../parse.ts';
import type { TranslatedVerb } from '../translated-verb.ts';
import { prefixesOf } from './noun-prefixes.ts';
import { objectHere } from './suffixes.ts';

const lastPrefix = ({ prefixes }: HebrewWord): Prefix | undefined => prefixes.at(-1);

/** True if the prefix of an infinitive tells when something happens. */
const isWhen = (word: HebrewWord): boolean => lastPrefix(word) === 'ב' || lastPrefix(word) === 'כ';

/** The English infinitive after "to". */
const infinitiveOf = (english: string): string =>
  english.replace('oneself', 'himself').replace('one’s', 'their');

const gerundOf = (english: string): string => activeParticiple(english).replace('oneself', 'himself');

/** "When he came", where the suffix is the subject. */
function clauseOf({ word, english }: TranslatedVerb): string {
  if (word.suffix === null) return '';
  const subject = subjectOf(word.suffix);
  const verb = agree(english, subject, word.suffix.number === 'p');
  const tense = word.suffix.person === '2' ? 'present' : 'past';
  return joined(isWhen(word) && 'when', subject, withObject(finite(verb, tense, subject), null));
}

/** The meaning of an infinitive construct. */
export const infinitiveConstruct = rules<TranslatedVerb, string>('an infinitive construct', [
  {
    name: 'the "to say" that begins a speech',
    of: 'H559',
    when: ({ word }) => word.prefix === 'ל' && word.suffix === null,
    gives: 'saying',
    example: 'Genesis 2:16 לאמר: saying',
  },
  {
    name: 'alone after "not to"',
    when: ({ word }) => word.prefix === '' && word.suffix === null && word.previous.is('H1115'),
    gives: ({ english }) => withObject(infinitiveOf(english), null),
    example: 'Genesis 4:15 הכות: strike',
  },
  {
    name: 'after the preposition "to"',
    when: ({ word }) => lastPrefix(word) === 'ל',
    gives: ({ word, english }) =>
      joined(
        word.prefixes.length > 1 && 'from',
        'to',
        withObject(infinitiveOf(english), word.suffix && objectHere(word, word.suffix)),
      ),
    example: 'Genesis 1:14 להבדיל: to separate',
  },
  {
    name: 'with a subject, after "in", "like", "until" or "after"',
    when: ({ word }) => word.suffix !== null && (isWhen(word) || word.previous.is('H5704', 'H310')),
    gives: clauseOf,
    example: 'Genesis 2:4 בהבראם: when they were created',
  },
  {
    name: 'any other infinitive construct',
    gives: ({ word, english }) =>
      joined(
        isWhen(word) ? 'when' : lastPrefix(word) === 'מ' && 'from',
        word.suffix && possessiveOf(word.suffix),
        withObject(english.startsWith('be ') ? `being ${english.slice(3)}` : gerundOf(english), null),
      ),
    example: 'Genesis 2:4 עשות: making',
  },
]);

/** True if a finite form of the same verb follows, directly or after "not". */
const isRepeated = ({ strongs, next }: HebrewWord): boolean => {
  const verb = next.is('H3808') ? next.next : next;
  return verb.isFinite && strongs !== null && verb.is(strongs);
};

/** The meaning of an infinitive absolute. */
export const infinitiveAbsolute = rules<TranslatedVerb, string>('an infinitive absolute', [
  {
    name: 'many, after a plural noun',
    of: 'H7235',
    when: ({ word }) =>
      word.stem === 'h' &&
      word.previous.isCommonNoun &&
      word.previous.number === 'p' &&
      !word.previous.is('H4325'),
    gives: 'many',
    example: '2 Chronicles 16:8 להרבה: many',
  },
  {
    name: 'much, beside a noun',
    of: 'H7235',
    when: ({ word }) =>
      word.stem === 'h' &&
      (word.previous.isCommonNoun || (word.next.isCommonNoun && !word.previous.isFinite)),
    gives: 'much',
    example: 'Genesis 41:49 הרבה: much',
  },
  {
    name: 'the adverb "much"',
    of: 'H7235',
    when: ({ word }) => word.stem === 'h',
    gives: 'greatly',
    example: 'Genesis 3:16 הרבה: greatly',
  },
  {
    name: 'the adverb "well"',
    of: 'H3190',
    when: ({ word }) => word.stem === 'h',
    gives: 'thoroughly',
    example: '2 Kings 11:18 היטב: thoroughly',
  },
  {
    name: 'the adverb "quickly"',
    of: 'H4118',
    gives: 'quickly',
    example: 'Exodus 32:8 מהר: quickly',
  },
  {
    name: 'the adverb "early"',
    of: 'H7925',
    when: ({ word }) => word.stem === 'h',
    gives: 'early',
    example: 'Proverbs 27:14 השכים: early',
  },
  {
    name: 'the adverb "far"',
    of: 'H7368',
    when: ({ word }) => word.stem === 'h',
    gives: 'far away',
    example: 'Joshua 3:16 הרחק: far away',
  },
  {
    name: 'the same verb follows: he will surely die',
    when: ({ word }) => isRepeated(word),
    gives: 'surely',
    example: 'Genesis 2:16 אכל: surely',
  },
  {
    name: 'at the start of a verse, as a command',
    when: ({ word }) => word.isFirst && !word.hasAnd,
    gives: ({ english }) => withObject(agree(english, 'you', false), null),
    example: 'Exodus 20:8 זכור: remember',
  },
  {
    name: 'any other infinitive absolute',
    gives: ({ word, english }) => joined(prefixesOf(word), withObject(gerundOf(english), null)),
    example: 'Genesis 8:3 הלוך: going',
  },
]);
