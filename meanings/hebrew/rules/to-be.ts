import { rules } from '../../rules.ts';
import { finite } from '../english-verb.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { isHuman } from '../references.ts';
import type { FiniteVerb } from '../translated-verb.ts';
import { isWeqatal } from '../verb-context.ts';
import { CALLED, TIMES } from '../word-groups.ts';
import { tenseOf } from './tense.ts';

/** True for a noun that can be new in the story: it has no article, owner or preposition. */
const isNew = (word: HebrewWord): boolean =>
  word.code.startsWith('N') && !word.isName && !word.hasPrefix && !word.isDefinite;

/** True for "to him", "in the land" and "there", which may stand between "to be" and what there is. */
function isPlaceOrOwner(word: HebrewWord): boolean {
  if (word.hasAnd || word.isIn(TIMES)) return false;
  return (
    word.is('H8033', 'H5750') || word.isAside || (word.code.startsWith('N') && /^[לב]$/u.test(word.prefix))
  );
}

/** The new noun after "to be" and its place or owner: "there was in the land a famine". An empty word if none. */
function whatThereIs(verb: HebrewWord): HebrewWord {
  let word = verb.next;
  for (let steps = 0; steps < 3 && isPlaceOrOwner(word); steps += 1)
    word = word.isConstruct && word.hasPrefix ? word.at(2) : word.next;
  const isOther = word === verb.next || isPurpose(verb.next) || /^(?:N|Pp)/u.test(verb.previous.code);
  return isOther || !isNew(word) || word.isIn(CALLED) ? verb.verse.word(-1) : word;
}

const isWordOfTheLord = (word: HebrewWord): boolean =>
  word.is('H1697') && word.isConstruct && word.next.is('H3068');

/** True for words that say when something happens: "on the day", "when he came", "after". */
function isTime(word: HebrewWord): boolean {
  const isInfinitive = word.form === 'c';
  if (word.suffix !== null && !isInfinitive) return false;
  return (
    word.prefixes.includes('ב') ||
    (word.prefixes.includes('כ') && isInfinitive) ||
    word.is('H310', 'H3588', 'H518', 'H834') ||
    (word.isIn(TIMES) && (word.hasArticle || word.hasPrefix))
  );
}

/** True for "for a sign": what something becomes. */
const isPurpose = (word: HebrewWord): boolean =>
  word.prefixes[0] === 'ל' && word.suffix === null && word.code.startsWith('N') && !word.isName;

const isWish = ({ form, letters }: HebrewWord): boolean =>
  form === 'j' || (form === 'i' && letters === 'ויהי');

/** True for "and it was": a wayyiqtol, or a perfect with "and" that continues one. */
const isPast = (word: HebrewWord): boolean =>
  word.form === 'w' || (word.form === 'p' && word.hasAnd && !isWeqatal(word));

/** True for a word that says what a person is, so that "to be" has the subject "he". */
const isOfPerson = (word: HebrewWord): boolean =>
  (isHuman(word) && word.prefixes[0] !== 'ל') ||
  word.isParticiple ||
  word.next.isParticiple ||
  word.is('H249');

/** True for the subject "he" or "it". Hebrew has one form for both. */
const isOne = (subject: string): boolean => subject === 'he' || subject === 'it';

const itIs = ({ word }: FiniteVerb): string => `it ${finite('be', tenseOf(word) ?? 'future', 'it')}`;

/** "It happened", "there was" and "let there be". Null where "he was" fits. */
export const formOfBe = rules<FiniteVerb, string>('a form of "to be" of the third person', [
  {
    name: '"to be" before "the word of the LORD": came',
    when: ({ word }) => isWordOfTheLord(word.next) && 'wp'.includes(word.form),
    gives: 'came',
    example: 'Genesis 15:1 היה: came',
  },
  {
    name: '"to be" before a place or owner and something new: there was in the land a famine',
    when: ({ word }) => word.form !== 'j' && whatThereIs(word).exists,
    gives: ({ word, subject }) => {
      const thing = whatThereIs(word);
      const isMany = subject === 'they' || thing.number === 'p';
      return `there ${finite('be', tenseOf(word) ?? 'future', isMany ? 'they' : 'it')}`;
    },
    example: 'Numbers 18:5 יהיה: there will be',
  },
  {
    name: '"to be" before "so": and it was so',
    when: ({ word, subject }) => isOne(subject) && word.next.is('H3651'),
    gives: itIs,
    example: 'Judges 6:38 ויהי: and it was',
  },
  {
    name: '"to be" before what something becomes: it will be for a sign',
    when: ({ word, subject, isNamed }) =>
      isOne(subject) && !isNamed && 'iq'.includes(word.form) && isPurpose(word.next),
    gives: itIs,
    example: 'Exodus 12:49 יהיה: it will be',
  },
  {
    name: 'a wish for something new',
    when: ({ word }) => isWish(word) && isNew(word.next),
    gives: 'let there be',
    example: 'Genesis 24:51 ותהי: and let there be',
  },
  {
    name: 'a wish with "and" before a time: and it will happen',
    when: ({ word, subject }) => isWish(word) && word.hasAnd && subject === 'he' && isTime(word.next),
    gives: 'it will happen',
    example: 'Ruth 3:4 ויהי: and it will happen',
  },
  {
    name: 'any other wish without a named subject',
    when: ({ word, subject, isNamed }) => isWish(word) && isOne(subject) && !isNamed,
    gives: 'let it be',
    example: 'Exodus 7:9 יהי: let it be',
  },
  {
    name: 'a wayyiqtol before a time',
    when: ({ word, subject }) => isPast(word) && isOne(subject) && isTime(word.next),
    gives: 'it happened',
    example: 'Genesis 4:3 ויהי: and it happened',
  },
  {
    name: 'a weqatal before a time',
    when: ({ word, subject }) => isWeqatal(word) && isOne(subject) && isTime(word.next),
    gives: 'it will happen',
    example: 'Genesis 27:40 והיה: and it will happen',
  },
  {
    name: 'a wayyiqtol before something new',
    when: ({ word }) => word.form === 'w' && isNew(word.next) && word.next.state === 'a',
    gives: ({ subject }) => (subject === 'they' ? 'there were' : 'there was'),
    example: 'Exodus 12:30 ותהי: and there was',
  },
  {
    name: 'any other weqatal of one, where no person is the next word',
    when: ({ word, subject, isNamed }) =>
      isWeqatal(word) && subject === 'he' && !isNamed && !isOfPerson(word.next),
    gives: itIs,
    example: 'Genesis 2:10 והיה: and it will be',
  },
]);
