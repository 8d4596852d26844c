/** The senses of Greek nouns and adjectives that the words around them show. A sense is a base word of a dictionary. */
import { rules } from '../../rules.ts';
import type { GreekWord } from '../greek-word.ts';
import { inVerse, isInStory, isNear, near } from '../nearby.ts';

const isGenitivePronoun = (word: GreekWord): boolean =>
  word.case === 'G' && (word.is('G846', 'G4771', 'G1473', 'G1438') || word.is('G1565'));

/** True for "amen" at the end of what is said: no "I say" follows. */
const isEnd = (word: GreekWord): boolean =>
  !word.someAfter(2, (one) => one.is('G3004')) && !word.next.is('G281');

const isSingular = ({ isPlural }: GreekWord): boolean => !isPlural;

/** True for the master of servants: "his lord". */
const isMaster = (word: GreekWord): boolean =>
  (isInStory(word) && word.next.is('G846') && word.next.case === 'G' && !isNear(word, 3, 'G5532 G5547')) ||
  (word.letters === 'κυριε' && inVerse('G3414 G5007')(word)) ||
  ((isGenitivePronoun(word.next) || word.previous.is('G2398')) &&
    inVerse('G1401 G3623 G3610 G4889')(word) &&
    !inVerse('G2424 G5547 G2316')(word));

/** The sense of a noun or an adjective that the words around it show. Null if they show none. */
export const senseOfNoun = rules<GreekWord, string>('the sense of a noun beside certain words', [
  {
    name: 'chief priest, in the singular: high priest',
    of: 'G749',
    when: isSingular,
    gives: 'high priest',
    example: 'Matthew 26:3 ἀρχιερέως: high priest',
  },
  {
    name: 'truly, at the end of what is said: amen',
    of: 'G281',
    when: isEnd,
    gives: 'amen',
    example: 'Romans 1:25 ἀμήν: amen',
  },
  {
    name: 'the lord of servants, or of another person, is a master',
    of: 'G2962',
    when: isMaster,
    gives: 'master',
    example: 'Matthew 10:24 κύριον: master',
  },
  {
    name: 'a soul that someone lays down, gives or loses is a life',
    of: 'G5590',
    when: near(4, 'G5087 G3083 G622 G3309 G3860 G465 G2212 G4982'),
    gives: 'life',
    example: 'Matthew 2:20 ψυχὴν: life',
  },
]);
