import { BASE_OF_FINAL } from '../hebrew/index.ts';
import { STANDARD } from './hebrew-tables.ts';
import { HEBREW_ALPHABET, mapTable } from './letter-tables.ts';
import type { LetterReadings, LetterTable, OneForm } from './method-types.ts';

/**
 * The names of the letters' numbers in modern full spelling. The published tables count א as אחד, one, in the masculine
 * with which Hebrew counts things, and every other number in the feminine, with which Hebrew counts without a noun.
 */
// biome-ignore format: units, tens and hundreds
const NUMBER_NAMES = [
  'אחד', 'שתיים', 'שלוש', 'ארבע', 'חמש', 'שש', 'שבע', 'שמונה', 'תשע',
  'עשר', 'עשרים', 'שלושים', 'ארבעים', 'חמישים', 'שישים', 'שבעים', 'שמונים', 'תשעים',
  'מאה', 'מאתיים', 'שלוש מאות', 'ארבע מאות',
];

/** The two forms of one, the number of א. The first is the default. */
const ONE: Readonly<Record<OneForm, string>> = { masculine: 'אחד', feminine: 'אחת' };
export const ONE_FORMS: readonly OneForm[] = Object.freeze(['masculine', 'feminine']);

function namesWith(one: OneForm): LetterReadings {
  const names: Record<string, string> = {};
  for (const [place, letter] of [...HEBREW_ALPHABET].entries()) names[letter] = NUMBER_NAMES[place] as string;
  names.א = ONE[one];
  for (const [final, base] of Object.entries(BASE_OF_FINAL)) names[final] = names[base] as string;
  return Object.freeze(names);
}

/** The number of each letter in words, for each form of one. A final letter has the number of its base letter. */
export const MISPARI_READINGS: Readonly<Record<OneForm, LetterReadings>> = Object.freeze({
  masculine: namesWith('masculine'),
  feminine: namesWith('feminine'),
});

const tableWith = (one: OneForm): LetterTable =>
  mapTable(STANDARD, (_, letter) =>
    [...(MISPARI_READINGS[one][letter] as string)].reduce((total, sign) => total + (STANDARD[sign] ?? 0), 0),
  );

/** Mispar mispari: the standard value of the number's name (Cordovero, Pardes Rimonim 30:8). */
export const MISPARI: Readonly<Record<OneForm, LetterTable>> = Object.freeze({
  masculine: tableWith('masculine'),
  feminine: tableWith('feminine'),
});
