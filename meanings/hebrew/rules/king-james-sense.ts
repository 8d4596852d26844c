import { rules } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';

/** The sense of a word that the King James Version shows in this verse. Null if it shows the usual one or none. */
export const kingJamesSense = rules<HebrewWord, string>('the sense in the King James Version', [
  {
    name: 'the King James Version shows a sense in this verse that is not the usual one',
    when: ({ sense }) => sense !== null,
    gives: ({ sense }) => sense ?? '',
    example: 'Genesis 16:3 לאשה: as a wife',
  },
]);

/** The English preposition that the King James Version has for a Hebrew one. Null for the usual one. */
export const kingJamesPreposition = rules<HebrewWord, string>('the preposition in the King James Version', [
  {
    name: 'the King James Version shows a preposition that is not the usual one',
    when: ({ shownPreposition }) => shownPreposition !== null,
    gives: ({ shownPreposition }) => shownPreposition ?? '',
    example: 'Genesis 1:14 לאתת: for signs',
  },
]);
