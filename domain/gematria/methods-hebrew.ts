import { MILUI_SPELLINGS } from './letter-names.ts';
import { describeMethod, type MethodText } from './method-text.ts';
import type { GematriaMethod, GematriaOption } from './method-types.ts';
import { HEBREW_SUBSTITUTIONS } from './methods-hebrew-substitutions.ts';
import { ONE_FORMS } from './number-names.ts';

const milui: GematriaOption = {
  name: 'milui',
  description:
    'How the names of ה, ו and other letters are spelled: as in dictionaries, or so that the divine name adds up to 72 (av), 63 (sag), 45 (mah) or 52 (ben).',
  values: MILUI_SPELLINGS,
  default: 'standard',
};

const one: GematriaOption = {
  name: 'one',
  description: 'Whether one, the number of א, is masculine (אחד, 13) or feminine (אחת, 409).',
  values: ONE_FORMS,
  default: 'masculine',
};

const CORDOVERO = 'Moses Cordovero, Pardes Rimonim (1548), gate 30, chapter 8';
const HANDBOOKS = 'Modern handbooks of gematria. We know of no early source';

const letters: readonly MethodText[] = [
  {
    id: 'HEBREW_STANDARD',
    nativeName: 'מספר הכרחי',
    group: 'letters',
    definition: 'Letters are worth 1–9, 10–90 and 100–400; final forms count the same. Add them up.',
    source: `Babylonian Talmud, Nedarim 32a (Eliezer is 318); named in ${CORDOVERO}`,
  },
  {
    id: 'HEBREW_ORDINAL',
    nativeName: 'מספר סידורי',
    group: 'letters',
    definition: 'Each letter counts its place in the alphabet, 1 to 22. Final forms count the same.',
    source: `The order of the alphabet is that of Psalms 25, 34 and 119. ${HANDBOOKS}`,
  },
  {
    id: 'HEBREW_GADOL',
    nativeName: 'מספר גדול',
    group: 'letters',
    definition: 'Like the standard value, but the five final letters count 500 (ך) to 900 (ץ).',
    source: `The numerals continued through the final letters. ${HANDBOOKS}`,
  },
  {
    id: 'HEBREW_ORDINAL_27',
    nativeName: 'מספר סידורי עם סופיות',
    group: 'letters',
    definition:
      'Each letter counts its place in the alphabet, 1 to 22. The five final letters follow as 23 (ך) to 27 (ץ).',
    source: HANDBOOKS,
  },
  {
    id: 'HEBREW_REVERSE_ORDINAL',
    nativeName: 'מספר סידורי הפוך',
    group: 'letters',
    definition:
      'Each letter counts its place from the end of the alphabet, from א = 22 to ת = 1. Final forms count the same.',
    source: HANDBOOKS,
  },
  {
    id: 'HEBREW_KATAN',
    nativeName: 'מספר קטן',
    group: 'letters',
    definition: 'Each letter counts its standard value without the zeros, so י, 10, counts 1. Add them up.',
    source: CORDOVERO,
  },
  {
    id: 'HEBREW_KIDMI',
    nativeName: 'מספר קדמי',
    group: 'letters',
    definition: 'Each letter counts the standard values of all letters from א up to itself.',
    source: CORDOVERO,
  },
  {
    id: 'HEBREW_PERATI',
    nativeName: 'מספר המרובע הפרטי',
    group: 'letters',
    definition: 'Square the standard value of each letter, then add them up.',
    source: CORDOVERO,
  },
  {
    id: 'HEBREW_MESHULASH',
    nativeName: 'מספר משולש',
    group: 'letters',
    definition: 'Cube the standard value of each letter, then add them up.',
    source: HANDBOOKS,
  },
];

const totals: readonly MethodText[] = [
  {
    id: 'HEBREW_KATAN_MISPARI',
    nativeName: 'מספר קטן מספרי',
    group: 'totals',
    definition: 'Add up the digits of the standard total until one digit is left.',
    source: HANDBOOKS,
    adds: 'total',
  },
  {
    id: 'HEBREW_MUSAFI',
    nativeName: 'מספר מוספי',
    group: 'totals',
    definition: 'The standard total plus the number of letters.',
    source: CORDOVERO,
    adds: 'total-with-spans',
    wordsAddUp: true,
  },
  {
    id: 'HEBREW_KOLEL',
    nativeName: 'עם הכולל (התיבות)',
    group: 'totals',
    definition: 'The standard total plus the number of words.',
    source:
      'Used throughout Jacob ben Asher, Baal HaTurim (14th century). One for each word is found only in modern handbooks',
    adds: 'total-with-spans',
    wordsAddUp: true,
  },
  {
    id: 'HEBREW_KOLEL_ONE',
    nativeName: 'עם הכולל',
    group: 'totals',
    definition: 'The standard total plus one for the whole word or phrase.',
    source: `${CORDOVERO}, under mispar musafi. Commentaries base it on Genesis 48:5, where Ephraim and Manasseh (726) stand beside Reuben and Simeon (725)`,
    adds: 'total-with-spans',
  },
  {
    id: 'HEBREW_HAMERUBAH_HAKLALI',
    nativeName: 'מספר המרובע הכללי',
    group: 'totals',
    definition: 'The standard total multiplied by itself.',
    source: CORDOVERO,
    adds: 'total-with-spans',
  },
];

const positions: readonly MethodText[] = [
  {
    id: 'HEBREW_BONEEH',
    nativeName: 'מספר בונה',
    group: 'positions',
    definition: 'Add the running total after each letter.',
    source: HANDBOOKS,
    adds: 'nothing',
  },
  {
    id: 'HEBREW_BONEEH_PER_WORD',
    nativeName: 'מספר בונה לכל תיבה',
    group: 'positions',
    definition: 'Add the running total after each letter, and start again at each word.',
    source: HANDBOOKS,
    adds: 'words',
  },
  {
    id: 'HEBREW_HAACHOR',
    nativeName: 'מספר האחור',
    group: 'positions',
    definition: 'Multiply each letter’s standard value by its place in the phrase, then add them up.',
    source: HANDBOOKS,
    adds: 'nothing',
  },
  {
    id: 'HEBREW_HAACHOR_PER_WORD',
    nativeName: 'מספר האחור לכל תיבה',
    group: 'positions',
    definition: 'Multiply each letter’s standard value by its place in its word, then add them up.',
    source: HANDBOOKS,
    adds: 'words',
  },
];

const names: readonly MethodText[] = [
  {
    id: 'HEBREW_OFANIM',
    nativeName: 'אופנים',
    group: 'names',
    definition:
      'Each letter counts the last letter of its name. The last letter of אלף is ף, so א counts 80.',
    source: 'Modern handbooks of gematria. The names are spelled as in dictionaries',
  },
  {
    id: 'HEBREW_MILUI',
    nativeName: 'מילוי (מספר שמי)',
    group: 'names',
    definition: 'Write out the name of each letter, then add up the standard values of all its letters.',
    source: `${CORDOVERO}. The four spellings: Hayyim Vital, Etz Chaim, on the names of 72, 63, 45 and 52`,
    options: [milui],
  },
  {
    id: 'HEBREW_NEELAM',
    nativeName: 'מספר נעלם',
    group: 'names',
    definition: 'The value of each letter’s name without the letter itself.',
    source: HANDBOOKS,
    options: [milui],
  },
  {
    id: 'HEBREW_MISPARI',
    nativeName: 'מספר מספרי',
    group: 'names',
    definition:
      'Write out each letter’s number as a word, then add up the standard values of that word. א, one, is אחד (13).',
    source: `${CORDOVERO}. The published tables use אחד for one and the feminine for other numbers, in full spelling`,
    options: [one],
  },
];

/** The Hebrew methods with their names, definitions and sources. */
export const HEBREW_METHODS: readonly GematriaMethod[] = Object.freeze(
  [...letters, ...totals, ...positions, ...HEBREW_SUBSTITUTIONS, ...names].map((method) =>
    describeMethod('hebrew', method),
  ),
);
