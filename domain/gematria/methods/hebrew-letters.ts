import {
  HEBREW_ALPHABET,
  HEBREW_FINALS,
  HEBREW_GADOL,
  HEBREW_STANDARD,
  mapTable,
  tableByPlace,
  withFinalsAsBase,
  withoutZeros,
} from '../letter-tables.ts';
import type { Methods } from '../method-types.ts';
import { letters } from '../rules.ts';
import { CORDOVERO, HANDBOOKS } from './hebrew-sources.ts';

const ORDINAL = withFinalsAsBase(tableByPlace(HEBREW_ALPHABET));

const sumUpTo = (value: number) =>
  Array.from(HEBREW_ALPHABET, (letter) => HEBREW_STANDARD[letter] ?? 0)
    .filter((earlier) => earlier <= value)
    .reduce((sum, earlier) => sum + earlier, 0);

export const HEBREW_LETTERS = {
  HEBREW_STANDARD: {
    nativeName: 'מספר הכרחי',
    definition: 'Letters are worth 1–9, 10–90 and 100–400; final forms count the same. Add them up.',
    source: `Babylonian Talmud, Nedarim 32a (Eliezer is 318); named in ${CORDOVERO}`,
    rule: letters(HEBREW_STANDARD),
  },
  HEBREW_ORDINAL: {
    nativeName: 'מספר סידורי',
    definition: 'Each letter counts its place in the alphabet, 1 to 22. Final forms count the same.',
    source: `The order of the alphabet is that of Psalms 25, 34 and 119. ${HANDBOOKS}`,
    rule: letters(ORDINAL),
  },
  HEBREW_GADOL: {
    nativeName: 'מספר גדול',
    definition: 'Like the standard value, but the five final letters count 500 (ך) to 900 (ץ).',
    source: `The numerals continued through the final letters. ${HANDBOOKS}`,
    rule: letters(HEBREW_GADOL),
  },
  HEBREW_ORDINAL_27: {
    nativeName: 'מספר סידורי עם סופיות',
    definition:
      'Each letter counts its place in the alphabet, 1 to 22. The five final letters follow as 23 (ך) to 27 (ץ).',
    source: HANDBOOKS,
    rule: letters(tableByPlace(HEBREW_ALPHABET + HEBREW_FINALS)),
  },
  HEBREW_REVERSE_ORDINAL: {
    nativeName: 'מספר סידורי הפוך',
    definition:
      'Each letter counts its place from the end of the alphabet, from א = 22 to ת = 1. Final forms count the same.',
    source: HANDBOOKS,
    rule: letters(mapTable(ORDINAL, (place) => 23 - place)),
  },
  HEBREW_KATAN: {
    nativeName: 'מספר קטן',
    definition: 'Each letter counts its standard value without the zeros, so י, 10, counts 1. Add them up.',
    source: CORDOVERO,
    rule: letters(mapTable(HEBREW_STANDARD, withoutZeros)),
  },
  HEBREW_KIDMI: {
    nativeName: 'מספר קדמי',
    definition: 'Each letter counts the standard values of all letters from א up to itself.',
    source: CORDOVERO,
    rule: letters(mapTable(HEBREW_STANDARD, sumUpTo)),
  },
  HEBREW_PERATI: {
    nativeName: 'מספר המרובע הפרטי',
    definition: 'Square the standard value of each letter, then add them up.',
    source: CORDOVERO,
    rule: letters(mapTable(HEBREW_STANDARD, (value) => value ** 2)),
  },
  HEBREW_MESHULASH: {
    nativeName: 'מספר משולש',
    definition: 'Cube the standard value of each letter, then add them up.',
    source: HANDBOOKS,
    rule: letters(mapTable(HEBREW_STANDARD, (value) => value ** 3)),
  },
} satisfies Methods;
