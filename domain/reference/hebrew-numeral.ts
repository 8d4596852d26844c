import { foldFinals } from '../hebrew/index.ts';

const LETTERS: readonly (readonly [string, number])[] = [
  ['ת', 400],
  ['ש', 300],
  ['ר', 200],
  ['ק', 100],
  ['צ', 90],
  ['פ', 80],
  ['ע', 70],
  ['ס', 60],
  ['נ', 50],
  ['מ', 40],
  ['ל', 30],
  ['כ', 20],
  ['י', 10],
  ['ט', 9],
  ['ח', 8],
  ['ז', 7],
  ['ו', 6],
  ['ה', 5],
  ['ד', 4],
  ['ג', 3],
  ['ב', 2],
  ['א', 1],
];
const LARGEST = 999;

/**
 * A whole number from 1 to 999 in Hebrew letters, as for chapters and verses, without geresh or gershayim. 15 and 16
 * are written 9 + 6 and 9 + 7, so that they do not spell the divine name.
 *
 * @throws RangeError outside 1 to 999.
 * @example
 * ```ts
 * hebrewNumeral(23) // => "כג"
 * hebrewNumeral(115) // => "קטו"
 * hebrewNumeral(176) // => "קעו"
 * ```
 */
export function hebrewNumeral(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > LARGEST)
    throw new RangeError(`No Hebrew numeral is written here for ${number}`);
  let rest = number;
  let written = '';
  for (const [letter, value] of LETTERS) {
    while (rest >= value && rest !== 15 && rest !== 16) {
      written += letter;
      rest -= value;
    }
  }
  return written + (rest === 15 ? 'טו' : rest === 16 ? 'טז' : '');
}

/**
 * The number of a Hebrew numeral. Null for letters that are not a numeral. Geresh and gershayim are ignored, final
 * letters count as their base letters, and יה and יו are understood. It reads the numbers of chapters and verses.
 * It does not compute the value of a word.
 *
 * @example
 * ```ts
 * readHebrewNumeral('כ״ג') // => 23
 * readHebrewNumeral('טו') // => 15
 * readHebrewNumeral('שלום') // => null
 * ```
 */
export function readHebrewNumeral(text: string): number | null {
  const letters = foldFinals(text.replace(/[׳״'"’”]/gu, ''));
  const values = new Map(LETTERS);
  const number = [...letters].reduce((sum, letter) => sum + (values.get(letter) ?? Number.NaN), 0);
  if (!(number >= 1 && number <= LARGEST)) return null;
  const plain = letters.replace(/יה$/u, 'טו').replace(/יו$/u, 'טז');
  return hebrewNumeral(number) === plain ? number : null;
}
