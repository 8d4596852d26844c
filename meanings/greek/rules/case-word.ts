/** The "of", "to" or other word before a word whose case no article, adjective or preposition shows. */
import { group } from '../../group.ts';
import { rules } from '../../rules.ts';
import { DATIVES } from '../english-nouns.ts';
import { isPersonal, isThingNoun } from '../gloss.ts';
import type { GreekWord } from '../greek-word.ts';
import { isAbsolute, isBesideNoun } from '../noun-phrase.ts';
import { dativeSign } from '../object-cases.ts';
import { AND_OR } from '../word-groups.ts';

const isDative = (word: GreekWord): boolean => word.case === 'D';

/** The English word before the noun that an adjective describes, if that noun is a means. Empty if not. */
const meansAfter = (word: GreekWord): string =>
  word.next.isNoun && word.next.agrees(word) ? (DATIVES[word.next.strongs ?? ''] ?? '') : '';

/** Words beside which a dative is no means: like, to resemble, to be subject, to come near, to give, to be. */
const WITH_THING = group('G3664 G3945 G3666 G1503 G5293 G4334 G1325 G1510');

/** True for the dative of a thing, without an article or a preposition, that names a means: "with strength". */
const isMeans = (word: GreekWord): boolean =>
  isDative(word) &&
  isThingNoun(word) &&
  !word.is('G2288') &&
  !isAbsolute(word) &&
  !word.someBefore(7, (near) => near.isIn(WITH_THING)) &&
  !word.someBefore(
    4,
    (near) => near.isArticle || near.isPreposition || near.is('G1535') || near.isIn(AND_OR),
  ) &&
  !word.someAfter(16, (near) => near.is('G3664')) &&
  !word.someAfter(2, (near) => near.isIn(WITH_THING)) &&
  ![-3, -2, -1, 1, 2].some((steps) => dativeSign(word.at(steps).strongs) !== null);

/** The English word that shows the case. Null or empty if it needs none. */
export const caseWord = rules<GreekWord, string>('the word that shows a case', [
  {
    name: 'the dative of "who", "which", "what" or "how many", also after its noun',
    of: 'G3739 G3748 G5101 G4214',
    when: (word) => isDative(word) && !word.isGoverned,
    gives: 'to',
    example: 'Matthew 19:11 οἷς: to whom',
  },
  {
    name: 'a case that a preposition or an earlier word of the phrase already shows',
    when: (word) => word.isMarked,
    gives: '',
    example: 'Matthew 3:1 ἡμέραις: days',
  },
  {
    name: 'a genitive with a participle, which is a clause of its own',
    when: (word) => word.case === 'G' && isAbsolute(word),
    gives: '',
    example: 'Matthew 3:7 ὀργῆς: wrath',
  },
  {
    name: 'any other genitive',
    when: (word) => word.case === 'G',
    gives: 'of',
    example: 'Matthew 3:3 κυρίου: of Lord',
  },
  {
    name: 'the dative of "one another"',
    when: (word) => isDative(word) && word.isOfPart('CQ'),
    gives: 'to',
    example: 'Galatians 5:17 ἀλλήλοις: to one another',
  },
  {
    name: 'the dative of "this" or "that"',
    of: 'G3778 G3592 G1565',
    when: isDative,
    gives: 'to',
    example: 'Matthew 13:11 ἐκείνοις: to those',
  },
  {
    name: 'the dative of "name" before the name itself: by name',
    of: 'G3686',
    when: (word) => isDative(word) && word.next.isName,
    gives: 'by',
    example: 'Matthew 27:32 ὀνόματι: by name',
  },
  {
    name: 'the dative of a means, a place or a time',
    of: Object.keys(DATIVES).join(' '),
    when: isDative,
    gives: (word) => DATIVES[word.strongs ?? ''] ?? '',
    example: 'Mark 5:7 φωνῇ: with voice',
  },
  {
    name: 'the dative of an adjective before a means, a place or a time',
    when: (word) => isDative(word) && word.isOfPart('A') && meansAfter(word) !== '',
    gives: meansAfter,
    example: 'Matthew 15:20 ἀνίπτοις: with unwashed',
  },
  {
    name: 'the dative of an adjective that stands for a person: to poor, to another',
    when: (word) => isDative(word) && word.isOfPart('A') && word.gender === 'M' && !isBesideNoun(word),
    gives: 'to',
    example: 'Matthew 16:27 ἑκάστῳ: to each',
  },
  {
    name: 'the dative of a person',
    when: (word) => isDative(word) && isPersonal(word),
    gives: 'to',
    example: 'Matthew 13:24 ἀνθρώπῳ: to man',
  },
  {
    name: 'the dative of any other thing, without an article and beside a verb: with',
    when: isMeans,
    gives: 'with',
    example: '2 Peter 2:11 ἰσχύϊ: with strength',
  },
]);

/** Puts "of", "to" or a similar word before the English of a word that needs it. */
export function withCase(word: GreekWord, english: string | null): string | null {
  if (english === null) return null;
  const mark = caseWord(word) ?? '';
  return mark === '' ? english : `${mark} ${english}`;
}
