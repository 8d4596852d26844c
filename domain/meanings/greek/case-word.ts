/** The "of" or "to" before a word whose case no article, adjective or preposition shows. */
import { rules } from '../rules.ts';
import { isPersonal } from './gloss.ts';
import type { GreekWord } from './greek-word.ts';
import { DATIVES } from './nominal.ts';
import { isAbsolute, isBesideNoun } from './noun-phrase.ts';

const isDative = (word: GreekWord): boolean => word.case === 'D';

/** The English word that shows the case. Null or empty if it needs none. */
export const caseWord = rules<GreekWord, string>('the word that shows a case', [
  {
    name: 'who, which, how many: after their noun too',
    of: 'G3739 G3748 G5101 G4214',
    when: (word) => isDative(word) && !word.isGoverned,
    gives: 'to',
    example: '',
  },
  {
    name: 'a preposition or an earlier word of the phrase shows it',
    when: (word) => word.isMarked,
    gives: '',
    example: '',
  },
  {
    name: 'a genitive with a participle is a clause of its own',
    when: (word) => word.case === 'G' && isAbsolute(word),
    gives: '',
    example: '',
  },
  { name: 'any other genitive', when: (word) => word.case === 'G', gives: 'of', example: '' },
  { name: 'one another', when: (word) => isDative(word) && word.isOfPart('CQ'), gives: 'to', example: '' },
  { name: 'this, that', of: 'G3778 G3592 G1565', when: isDative, gives: 'to', example: '' },
  {
    name: 'all or no one of persons, without a noun',
    of: 'G3956 G537 G3762 G3367',
    when: (word) => isDative(word) && word.gender === 'M' && !isBesideNoun(word),
    gives: 'to',
    example: '',
  },
  {
    name: 'a means, a place or a time',
    of: Object.keys(DATIVES).join(' '),
    when: isDative,
    gives: (word) => DATIVES[word.strongs ?? ''] ?? '',
    example: '',
  },
  { name: 'a person', when: (word) => isDative(word) && isPersonal(word), gives: 'to', example: '' },
]);

/** Puts "of" or "to" before the English of a word that needs it. */
export function withCase(word: GreekWord, english: string | null): string | null {
  if (english === null) return null;
  const mark = caseWord(word) ?? '';
  return mark === '' ? english : `${mark} ${english}`;
}
