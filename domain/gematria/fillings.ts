import { type LETTER_NAMES, letterNames, TAV_NAMES } from './letter-names.ts';
import type { GematriaOptions, MiluiSpelling, TavName } from './method-types.ts';
import { bareWords, valueOfWords } from './value.ts';

interface Filling {
  /** The option that the row is about. */
  readonly of: 'milui' | 'tav';
  readonly milui: MiluiSpelling;
  readonly tav: TavName;
  /** The names of the letters, with spaces between them. */
  readonly writtenOut: string;
  readonly value: number;
}

const FILLINGS = ['av', 'sag', 'mah', 'ben'] as const satisfies readonly (keyof typeof LETTER_NAMES)[];
const TAVS = Object.keys(TAV_NAMES) as TavName[];

/**
 * A word with its letters written out, in each spelling of their names that changes it: the four fillings for a word with
 * ה or ו, the three names of ת for a word with ת. The other option is as chosen. Empty for a word without these letters.
 *
 * @example
 * ```ts
 * fillings('יהוה').map(({ milui, value }) => `${milui} ${value}`) // => ['av 72', 'sag 63', 'mah 45', 'ben 52']
 * fillings('בראשית').map(({ tav, value }) => `${tav} ${value}`) // => ['plain 1819', 'alef 1820', 'yod 1829']
 * fillings('שלם') // => []
 * ```
 */
export function fillings(
  text: string,
  { milui = 'standard', tav = 'plain' }: GematriaOptions = {},
): readonly Filling[] {
  const words = bareWords('hebrew', text);
  const letters = words.join('');
  const filling = (of: Filling['of'], options: Pick<Filling, 'milui' | 'tav'>): Filling => {
    const names = letterNames(options);
    return {
      of,
      ...options,
      writtenOut: Array.from(letters, (letter) => names[letter]).join(' '),
      value: valueOfWords('HEBREW_MILUI', words, options) ?? 0,
    };
  };
  return [
    ...(/[הו]/u.test(letters) ? FILLINGS.map((one) => filling('milui', { milui: one, tav })) : []),
    ...(letters.includes('ת') ? TAVS.map((one) => filling('tav', { milui, tav: one })) : []),
  ];
}
