import { rules } from '../../rules.ts';
import type { GreekWord } from '../greek-word.ts';

/** The sense of a word that the King James Version shows in this verse. Null if it shows the usual one or none. */
export const kingJamesSense = rules<GreekWord, string>('the sense in the King James Version', [
  {
    name: 'the King James Version shows a sense in this verse that is not the usual one',
    when: ({ sense }) => sense !== null,
    gives: ({ sense }) => sense ?? '',
    example: 'Matthew 1:16 ἄνδρα: husband',
  },
]);
