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

/** "To hide themselves": the English verb, fitted to the subject of the finite verb before it. */
function fitted({ word, english }: TranslatedVerb): string {
  if (!/\bone(?:self|’s)/u.test(english)) return english;
  const { inflection } = word.lastBefore((before) => before.isFinite);
  return inflection === null
    ? agree(english, 'he', false)
    : agree(english, subjectOf(inflection), inflection.number === 'p');
}

const gerundOf = (verb: TranslatedVerb): string => activeParticiple(fitted(verb));

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
    gives: (verb) => withObject(fitted(verb), null),
    example: 'Genesis 4:15 הכות: strike',
  },
  {
    name: 'after the preposition "to"',
    when: ({ word }) => lastPrefix(word) === 'ל',
    gives: (verb) =>
      joined(
        verb.word.prefixes.length > 1 && 'from',
        'to',
        withObject(fitted(verb), verb.word.suffix && objectHere(verb.word, verb.word.suffix)),
      ),
    example: 'Genesis 2:3 לעשות: to do',
  },
  {
    name: 'with a subject, after "in", "like", "until" or "after"',
    when: ({ word }) => word.suffix !== null && (isWhen(word) || word.previous.is('H5704', 'H310')),
    gives: clauseOf,
    example: 'Genesis 2:4 בהבראם: when they were created',
  },
  {
    name: 'any other infinitive construct',
    gives: (verb) =>
      joined(
        isWhen(verb.word) ? 'when' : lastPrefix(verb.word) === 'מ' && 'from',
        verb.word.suffix && possessiveOf(verb.word.suffix),
        withObject(verb.english.startsWith('be ') ? `being ${verb.english.slice(3)}` : gerundOf(verb), null),
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
    name: 'the adverb "much"',
    of: 'H7235',
    when: ({ word }) => word.stem === 'h',
    gives: 'greatly',
    example: 'Genesis 15:1 הרבה: greatly',
  },
  {
    name: 'the adverb "well"',
    of: 'H3190',
    when: ({ word }) => word.stem === 'h',
    gives: 'thoroughly',
    example: 'Genesis 32:13 היטב: thoroughly',
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
    example: 'Psalms 17:5 תמך: hold fast',
  },
  {
    name: 'any other infinitive absolute',
    gives: (verb) => joined(prefixesOf(verb.word), withObject(gerundOf(verb), null)),
    example: 'Genesis 8:3 הלוך: going',
  },
]);
