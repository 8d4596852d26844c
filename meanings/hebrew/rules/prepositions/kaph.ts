import { rules } from '../../../rules.ts';
import { isPersonal } from '../../governor.ts';
import type { HebrewWord } from '../../hebrew-word.ts';
import { STANDARDS } from '../../preposition-groups.ts';

const isOfPersons = ({ next }: HebrewWord): boolean => isPersonal(next) || next.isName;

/** True before "this" and "these": like this thing. */
const isBeforeThis = ({ hasArticle, next }: HebrewWord): boolean => hasArticle && next.code.startsWith('Pd');

/** The English of the prefix כ of a noun. Null for "like". */
export const kaphOf = rules<HebrewWord, string>('the prefix כ of a noun', [
  {
    name: 'a numeral',
    when: ({ isNumeral }) => isNumeral,
    gives: 'about',
    example: 'Exodus 12:37 כשש: about six',
  },
  {
    name: 'all that was said or done',
    of: 'H3605 H3606',
    when: (all) => !isOfPersons(all),
    gives: 'according to',
    example: 'Genesis 7:5 ככל: according to all',
  },
  {
    name: 'what one acts by: word, law, custom, love, deeds',
    when: (noun) => noun.isIn(STANDARDS) && !isBeforeThis(noun),
    gives: 'according to',
    example: 'Exodus 12:35 כדבר: according to the word of',
  },
]);
