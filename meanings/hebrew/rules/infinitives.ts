import { joined } from '../../english/joined.ts';
import { rules } from '../../rules.ts';
import { agree, possessiveOf, subjectOf } from '../english-pronouns.ts';
import { activeParticiple, finite, isIntransitive, withObject } from '../english-verb.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import type { Prefix } from '../parse.ts';
import type { TranslatedVerb } from '../translated-verb.ts';
import { tenseBeside } from '../verb-context.ts';
import { DIVINE } from '../word-groups.ts';
import { prefixesOf } from './prepositions/prefixes.ts';
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
  const isPlace = word.is('H935') && word.suffix.person === '2' && word.previous.is('H5704');
  const tense = isPlace ? 'present' : (tenseHere(word) ?? (word.suffix.person === '2' ? 'present' : 'past'));
  return joined(isWhen(word) && 'when', subject, withObject(finite(verb, tense, subject), null));
}

const isAfterTime = ({ previous }: HebrewWord): boolean => previous.is('H5704', 'H310', 'H3282');

/** An infinitive after "because" is past. Others have the time of the verbs beside them. */
const tenseHere = (word: HebrewWord): 'past' | 'present' | null =>
  word.previous.is('H3282') ? 'past' : tenseBeside(word);

/** The word after an infinitive. A pronoun with a preposition may come between. */
const wordAfter = ({ next }: HebrewWord): HebrewWord => (next.isAside ? next.next : next);

/** True if the word after an infinitive is its subject: "when Abram came". */
function hasOwnSubject({ word, english }: TranslatedVerb): boolean {
  const next = wordAfter(word);
  if (word.suffix !== null || word.endsClause || (!isWhen(word) && !isAfterTime(word))) return false;
  if (next.hasPrefix || next.hasAnd || !/^(?:N|Pp)/u.test(next.code) || next.isDirection) return false;
  return next.isPerson || isIntransitive(english) || english.startsWith('be ') || english === 'be';
}

/** "When came", where the next word is the subject. */
function clauseBefore({ word, english }: TranslatedVerb): string {
  const next = wordAfter(word);
  const isMany = next.number === 'p' && !next.isIn(DIVINE);
  const subject = isMany ? 'they' : 'he';
  const verb = finite(agree(english, subject, isMany), tenseHere(word) ?? 'past', subject);
  return joined(isWhen(word) && 'when', withObject(verb, null));
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
    name: 'an infinitive alone, after "not to"',
    when: ({ word }) => word.prefix === '' && word.suffix === null && word.previous.is('H1115'),
    gives: (verb) => withObject(fitted(verb), null),
    example: 'Genesis 4:15 הכות: strike',
  },
  {
    name: 'an infinitive after "to add": to do again',
    when: ({ word }) =>
      word.prefix === '' && word.suffix === null && word.previous.is('H3254') && !word.hasAnd,
    gives: (verb) => `to ${withObject(fitted(verb), null)}`,
    example: 'Genesis 8:12 שוב: to return',
  },
  {
    name: 'an infinitive after the preposition "to"',
    when: ({ word }) => lastPrefix(word) === 'ל',
    gives: (verb) =>
      joined(
        verb.word.prefixes.length > 1 && 'from',
        'to',
        withObject(fitted(verb), verb.word.suffix && objectHere(verb.word, verb.word.suffix)),
      ),
    example: 'Genesis 1:14 להבדיל: to separate',
  },
  {
    name: 'an infinitive with its subject as a suffix, after "in", "like", "until", "after" or "because"',
    when: ({ word }) => word.suffix !== null && (isWhen(word) || isAfterTime(word)),
    gives: clauseOf,
    example: 'Genesis 2:4 בהבראם: when they were created',
  },
  {
    name: 'an infinitive with its subject after it: when came',
    when: hasOwnSubject,
    gives: clauseBefore,
    example: 'Genesis 12:14 כבוא: when came',
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

/** True for an infinitive after the same verb, unless a second one with "and" follows: "going and weeping". */
const strengthens = (word: HebrewWord): boolean =>
  !word.hasAnd &&
  word.strongs !== null &&
  !(word.next.hasAnd && /^(?:V.a|A|V.r)/u.test(word.next.code)) &&
  word.someBefore(2, (before) => before.isVerb && before.is(word.strongs ?? ''));

/** True if the last finite verb before an infinitive, or else the next one, is a command. */
function isBesideCommand(word: HebrewWord): boolean {
  if (word.hasAnd || word.isPoetry) return false;
  const before = word.lastBefore(({ isFinite: hasPerson }) => hasPerson);
  const verb = before.exists ? before : word.verse.words.find(({ isFinite: hasPerson }) => hasPerson);
  return verb?.form === 'v';
}

/** The meaning of an infinitive absolute. */
export const infinitiveAbsolute = rules<TranslatedVerb, string>('an infinitive absolute', [
  {
    name: 'the adverb "much"',
    of: 'H7235',
    when: ({ word }) => word.stem === 'h',
    gives: 'greatly',
    example: 'Genesis 3:16 הרבה: greatly',
  },
  {
    name: 'the adverb "quickly"',
    of: 'H4118',
    gives: 'quickly',
    example: 'Exodus 32:8 מהר: quickly',
  },
  {
    name: 'an infinitive before the same verb: he will surely die',
    when: ({ word }) => isRepeated(word),
    gives: 'surely',
    example: 'Genesis 2:16 אכל: surely',
  },
  {
    name: 'an infinitive at the start of a verse, as a command',
    when: ({ word }) => word.isFirst && !word.hasAnd,
    gives: ({ english }) => withObject(agree(english, 'you', false), null),
    example: 'Exodus 20:8 זכור: remember',
  },
  {
    name: 'an infinitive after the same verb',
    when: ({ word }) => strengthens(word),
    gives: 'surely',
    example: 'Genesis 46:4 עלה: surely',
  },
  {
    name: 'an infinitive beside a command',
    when: ({ word }) => isBesideCommand(word),
    gives: ({ english }) => withObject(agree(english, 'you', false), null),
    example: '2 Kings 19:29 אכול: eat',
  },
  {
    name: 'any other infinitive absolute',
    gives: (verb) => joined(prefixesOf(verb.word), withObject(gerundOf(verb), null)),
    example: 'Genesis 8:3 הלוך: going',
  },
]);
