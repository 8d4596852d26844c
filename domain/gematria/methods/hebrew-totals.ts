import { HEBREW_STANDARD } from '../letter-tables.ts';
import type { Methods } from '../method-types.ts';
import { DIGITAL_ROOT, PLUS_LETTERS, PLUS_ONE, PLUS_WORDS, SQUARE, totals } from '../rules.ts';
import { CORDOVERO, HANDBOOKS } from './hebrew-sources.ts';

/** The Hebrew methods that compute their value from the standard total and the numbers of words and letters. */
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
