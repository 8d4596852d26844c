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
