import { BASE_OF_FINAL } from '../hebrew/index.ts';
import { STANDARD } from './hebrew-tables.ts';
import { HEBREW_ALPHABET, mapTable } from './letter-tables.ts';
import type { LetterReadings, LetterTable, MiluiSpelling } from './method-types.ts';

/** The names of the letters in the spelling of dictionaries, in the order of the alphabet. */
const NAMES = 'אלף בית גימל דלת הא וו זין חית טית יוד כף למד מם נון סמך עין פא צדי קוף ריש שין תו'.split(' ');

/**
 * How the four fillings of the divine name spell ה and ו, the only letters in which they differ. With them, יהוה
 * written out is 72 (av), 63 (sag), 45 (mah) or 52 (ben), and the fillings are named after these numbers. Source: the
 * Lurianic writings, Etz Chaim, gate 5 (Hayyim Vital). `standard` is the spelling of the dictionaries.
 */
const HE_AND_VAV: Readonly<Record<MiluiSpelling, { readonly ה: string; readonly ו: string }>> = Object.freeze(
  {
    standard: { ה: 'הא', ו: 'וו' },
    av: { ה: 'הי', ו: 'ויו' },
    sag: { ה: 'הי', ו: 'ואו' },
    mah: { ה: 'הא', ו: 'ואו' },
    ben: { ה: 'הה', ו: 'וו' },
  },
);

export const MILUI_SPELLINGS: readonly MiluiSpelling[] = Object.freeze([
  'standard',
  'av',
  'sag',
  'mah',
  'ben',
]);

const sum = (word: string) => [...word].reduce((total, letter) => total + (STANDARD[letter] as number), 0);

function namesIn(spelling: MiluiSpelling): LetterReadings {
  const names = Object.fromEntries(
    [...HEBREW_ALPHABET].map((letter, place) => [letter, NAMES[place] as string]),
  );
  Object.assign(names, HE_AND_VAV[spelling]);
  for (const [final, base] of Object.entries(BASE_OF_FINAL)) names[final] = names[base] as string;
  return Object.freeze(names);
}

function forEverySpelling<T>(make: (spelling: MiluiSpelling) => T): Readonly<Record<MiluiSpelling, T>> {
  return Object.freeze(
    Object.fromEntries(MILUI_SPELLINGS.map((spelling) => [spelling, make(spelling)])) as Record<
      MiluiSpelling,
      T
    >,
  );
}

/** For each way of spelling, the name of each letter. A final letter has the name of its base letter. */
export const LETTER_NAMES: Readonly<Record<MiluiSpelling, LetterReadings>> = forEverySpelling(namesIn);

/** The letter values of milui, "filling": the standard value of the letter's full name. */
export const MILUI: Readonly<Record<MiluiSpelling, LetterTable>> = forEverySpelling((spelling) =>
  mapTable(STANDARD, (_, letter) => sum(LETTER_NAMES[spelling][letter] as string)),
);

/** The letter values of ne'elam, "hidden": the value of the letter's name without the letter itself. */
export const NEELAM: Readonly<Record<MiluiSpelling, LetterTable>> = forEverySpelling((spelling) =>
  mapTable(STANDARD, (value, letter) => (MILUI[spelling][letter] as number) - value),
);

/** The readings of ofanim, "wheels": the last letter of each letter's name in the spelling of dictionaries. */
export const OFANIM_READINGS: LetterReadings = Object.freeze(
  Object.fromEntries(
    Object.entries(LETTER_NAMES.standard).map(([letter, name]) => [letter, name.at(-1) as string]),
  ),
);

/**
 * The letter values of ofanim: the standard value of the last letter of the letter's name. A final letter counts as its
 * base letter.
 */
export const OFANIM: LetterTable = mapTable(STANDARD, (_, letter) => sum(OFANIM_READINGS[letter] as string));
