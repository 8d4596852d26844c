import { BASE_OF_FINAL } from '../hebrew/index.ts';
import { GADOL, STANDARD } from './hebrew-tables.ts';
import { HEBREW_ALPHABET, HEBREW_FINALS, mapTable } from './letter-tables.ts';
import type { LetterReadings, LetterTable } from './method-types.ts';

/** Each letter is read as another one, whose value counts. */
export interface Substitution {
  readonly readings: LetterReadings;
  readonly table: LetterTable;
}

const letters22 = HEBREW_ALPHABET;
const letters27 = HEBREW_ALPHABET + HEBREW_FINALS;

/**
 * Reads the letters of `from` as those of `to`, in the same order. Final letters that are not named count as their
 * base letters.
 */
function substitution(from: string, to: string, values: LetterTable): Substitution {
  const readings: Record<string, string> = {};
  [...from].forEach((letter, place) => {
    readings[letter] = to[place] as string;
  });
  for (const final of HEBREW_FINALS) readings[final] ??= readings[BASE_OF_FINAL[final] as string] as string;
  const table = mapTable(GADOL, (_, letter) => values[readings[letter] as string] as number);
  return Object.freeze({ readings: Object.freeze(readings), table });
}

const reversed = (letters: string) => [...letters].reverse().join('');
const rotated = (letters: string, by: number) => letters.slice(by) + letters.slice(0, by);

/** א↔ת, ב↔ש …: Sheshach for Babel in Jeremiah 25:26; Shabbat 104a. */
export const ATBASH = substitution(letters22, reversed(letters22), STANDARD);

/** א↔ל, ב↔מ …: Shabbat 104a; Tabeel of Isaiah 7:6 in Numbers Rabbah 18:21. */
export const ALBAM = substitution(letters22, rotated(letters22, 11), STANDARD);

/** Each half of the alphabet is reversed: א↔כ, ב↔י …, ל↔ת. */
export const ACHBI = substitution(
  letters22,
  reversed(letters22.slice(0, 11)) + reversed(letters22.slice(11)),
  STANDARD,
);

/** Rows of seven, each read as the row below it: אח״ס בט״ע גי״ף …, Shabbat 104a. ת has no row and stays ת. */
export const ACHAS_BETA = substitution(letters22, `${rotated(letters22.slice(0, 21), 7)}ת`, STANDARD);

/** Each letter as the next one: כוזו במוכסז כוזו on the mezuzah, Shulchan Arukh, Yoreh De'ah 288:15. */
export const AVGAD = substitution(letters22, rotated(letters22, 1), STANDARD);

/** Each letter as the previous one, which undoes avgad. */
export const REVERSE_AVGAD = substitution(letters22, rotated(letters22, -1), STANDARD);

/**
 * Pairs that make 10, 100 or 1000 among the 27 letters, after the at-bach of Sukkah 52b. The halves ה 5, נ 50 and ך 500
 * stay unchanged here; the Talmud's own example exchanges ה and נ.
 */
const atbachOrder = 'טחזוהדגבאצפעסנמלכיץףןםךתשרק';
export const ATBACH_27 = substitution(letters27, atbachOrder, GADOL);

/** At-bach in which a written final letter counts as its base letter. */
export const ATBACH = substitution(letters22, atbachOrder.slice(0, 22), GADOL);

/** Units read as tens, tens as hundreds, hundreds as units: אי״ק בכ״ר …, the nine chambers. */
export const AYAK_BAKAR_27 = substitution(letters27, rotated(letters27, 9), GADOL);

/** Ayak bakar in which a written final letter counts as its base letter. */
export const AYAK_BAKAR = substitution(letters22, rotated(letters27, 9).slice(0, 22), GADOL);
