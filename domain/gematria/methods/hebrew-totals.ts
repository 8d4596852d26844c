import { HEBREW_STANDARD } from '../letter-tables.ts';
import type { Methods } from '../method-types.ts';
import { DIGITAL_ROOT, PLUS_LETTERS, PLUS_ONE, PLUS_WORDS, positions, SQUARE, totals } from '../rules.ts';
import { CORDOVERO, HANDBOOKS } from './hebrew-sources.ts';

export const HEBREW_TOTALS = {
  HEBREW_KATAN_MISPARI: {
    nativeName: 'מספר קטן מספרי',
    definition: 'Add up the digits of the standard total until one digit is left.',
    source: HANDBOOKS,
    rule: totals(HEBREW_STANDARD, DIGITAL_ROOT),
  },
  HEBREW_MUSAFI: {
    nativeName: 'מספר מוספי',
    definition: 'The standard total plus the number of letters.',
    source: CORDOVERO,
    rule: totals(HEBREW_STANDARD, PLUS_LETTERS),
  },
  HEBREW_KOLEL: {
    nativeName: 'עם הכולל (התיבות)',
    definition: 'The standard total plus the number of words.',
    source:
      'Used throughout Jacob ben Asher, Baal HaTurim (14th century). One for each word is found only in modern handbooks',
    rule: totals(HEBREW_STANDARD, PLUS_WORDS),
  },
  HEBREW_KOLEL_ONE: {
    nativeName: 'עם הכולל',
    definition: 'The standard total plus one for the whole word or phrase.',
    source: `${CORDOVERO}, under mispar musafi. Commentaries base it on Genesis 48:5, where Ephraim and Manasseh (726) stand beside Reuben and Simeon (725)`,
    rule: totals(HEBREW_STANDARD, PLUS_ONE),
  },
  HEBREW_HAMERUBAH_HAKLALI: {
    nativeName: 'מספר המרובע הכללי',
    definition: 'The standard total multiplied by itself.',
    source: CORDOVERO,
    rule: totals(HEBREW_STANDARD, SQUARE),
  },
} satisfies Methods;

export const HEBREW_POSITIONS = {
  HEBREW_BONEEH: {
    nativeName: 'מספר בונה',
    definition: 'Add the running total after each letter.',
    source: HANDBOOKS,
    rule: positions(HEBREW_STANDARD, { share: 'running-sum', perWord: false }),
  },
  HEBREW_BONEEH_PER_WORD: {
    nativeName: 'מספר בונה לכל תיבה',
    definition: 'Add the running total after each letter, and start again at each word.',
    source: HANDBOOKS,
    rule: positions(HEBREW_STANDARD, { share: 'running-sum', perWord: true }),
  },
  HEBREW_HAACHOR: {
    nativeName: 'מספר האחור',
    definition: 'Multiply each letter’s standard value by its place in the phrase, then add them up.',
    source: HANDBOOKS,
    rule: positions(HEBREW_STANDARD, { share: 'times-place', perWord: false }),
  },
  HEBREW_HAACHOR_PER_WORD: {
    nativeName: 'מספר האחור לכל תיבה',
    definition: 'Multiply each letter’s standard value by its place in its word, then add them up.',
    source: HANDBOOKS,
    rule: positions(HEBREW_STANDARD, { share: 'times-place', perWord: true }),
  },
} satisfies Methods;
