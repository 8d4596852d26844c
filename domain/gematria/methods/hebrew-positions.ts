import { HEBREW_STANDARD } from '../letter-tables.ts';
import type { Methods } from '../method-types.ts';
import { positions } from '../rules.ts';
import { HANDBOOKS } from './hebrew-sources.ts';

/** The Hebrew methods in which the value of a letter depends on its position. */
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
