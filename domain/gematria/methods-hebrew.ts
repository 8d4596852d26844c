import { MILUI_SPELLINGS } from './letter-names.ts';
import { describeMethod, type MethodText } from './method-text.ts';
import type { GematriaMethod, GematriaOption } from './method-types.ts';
import { HEBREW_SUBSTITUTIONS } from './methods-hebrew-substitutions.ts';

const milui: GematriaOption = {
  name: 'milui',
  description:
    'How ה and ו are spelled in their names: as in the divine name filled to 72 (av), 63 (sag), 45 (mah) or 52 (ben), or as dictionaries spell them.',
  values: MILUI_SPELLINGS,
  default: 'standard',
};

const CORDOVERO = 'Moses Cordovero, Pardes Rimonim (1548), gate 30, chapter 8';
const HANDBOOKS = 'Handbooks of gematria of the last centuries; we know of no early source';

const letters: readonly MethodText[] = [
  {
    id: 'HEBREW_STANDARD',
    name: 'Hebrew Standard',
    nativeName: 'מספר הכרחי',
    group: 'letters',
    definition:
      'The letters stand for 1–9, 10–90 and 100–400, a final letter for the same as its base, and are added up.',
    source: `Babylonian Talmud, Nedarim 32a (Eliezer is 318); named in ${CORDOVERO}`,
  },
  {
    id: 'HEBREW_ORDINAL',
    name: 'Hebrew Ordinal',
    nativeName: 'מספר סידורי',
    group: 'letters',
    definition: 'Each letter counts its place in the alphabet, 1 to 22, a final letter that of its base.',
    source: `The order of the alphabet is that of Psalms 25, 34 and 119. ${HANDBOOKS}`,
  },
  {
    id: 'HEBREW_GADOL',
    name: 'Great Value',
    nativeName: 'מספר גדול',
    group: 'letters',
    definition: 'As the standard value, but the final letters go on from 500 (ך) to 900 (ץ).',
    source: `The numerals continued through the final letters. ${HANDBOOKS}`,
  },
  {
    id: 'HEBREW_ORDINAL_27',
    name: 'Ordinal with Finals',
    nativeName: 'מספר סידורי עם סופיות',
    group: 'letters',
    definition: 'Each letter counts its place, 1 to 22, and the final letters go on from 23 (ך) to 27 (ץ).',
    source: HANDBOOKS,
  },
  {
    id: 'HEBREW_REVERSE_ORDINAL',
    name: 'Reverse Ordinal',
    nativeName: 'מספר סידורי הפוך',
    group: 'letters',
    definition:
      'Each letter counts its place from the end of the alphabet, א 22 to ת 1, finals as their base.',
    source: HANDBOOKS,
  },
  {
    id: 'HEBREW_KATAN',
    name: 'Small Value',
    nativeName: 'מספר קטן',
    group: 'letters',
    definition: 'Each letter counts its standard value without the zeros, and the letters are added up.',
    source: CORDOVERO,
  },
  {
    id: 'HEBREW_KIDMI',
    name: 'Preceding Value',
    nativeName: 'מספר קדמי',
    group: 'letters',
    definition: 'Each letter counts the standard values of all letters from א up to and including itself.',
    source: CORDOVERO,
  },
  {
    id: 'HEBREW_PERATI',
    name: 'Square of the Letters',
    nativeName: 'מספר המרובע הפרטי',
    group: 'letters',
    definition: 'Each letter counts the square of its standard value.',
    source: CORDOVERO,
  },
  {
    id: 'HEBREW_MESHULASH',
    name: 'Cube of the Letters',
    nativeName: 'מספר משולש',
    group: 'letters',
    definition: 'Each letter counts the cube of its standard value.',
    source: HANDBOOKS,
  },
];

const totals: readonly MethodText[] = [
  {
    id: 'HEBREW_KATAN_MISPARI',
    name: 'Small Value of the Total',
    nativeName: 'מספר קטן מספרי',
    group: 'totals',
    definition: 'The digits of the standard total are added up until one digit is left.',
    source: HANDBOOKS,
    adds: 'total',
  },
  {
    id: 'HEBREW_MUSAFI',
    name: 'Total and Letters',
    nativeName: 'מספר מוספי',
    group: 'totals',
    definition: 'The standard total and one for each letter.',
    source: CORDOVERO,
    adds: 'total-with-spans',
    wordsAddUp: true,
  },
  {
    id: 'HEBREW_KOLEL',
    name: 'Total and Words',
    nativeName: 'עם הכולל (התיבות)',
    group: 'totals',
    definition: 'The standard total and one for each word.',
    source: `Used throughout Jacob ben Asher, Baal HaTurim (14th century). Word by word: ${HANDBOOKS}`,
    adds: 'total-with-spans',
    wordsAddUp: true,
  },
  {
    id: 'HEBREW_KOLEL_ONE',
    name: 'Total and One',
    nativeName: 'עם הכולל',
    group: 'totals',
    definition: 'The standard total and one for the word or the phrase as a whole.',
    source: `${CORDOVERO}, under mispar musafi; commentaries rest it on Genesis 48:5, where Ephraim and Manasseh (726) are as Reuben and Simeon (725)`,
    adds: 'total-with-spans',
  },
  {
    id: 'HEBREW_HAMERUBAH_HAKLALI',
    name: 'Square of the Total',
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
    name: 'Building Value',
    nativeName: 'מספר בונה',
    group: 'positions',
    definition: 'After each letter of the phrase the sum so far is taken, and all these sums are added up.',
    source: HANDBOOKS,
    adds: 'nothing',
  },
  {
    id: 'HEBREW_BONEEH_PER_WORD',
    name: 'Building Value by Word',
    nativeName: 'מספר בונה לכל תיבה',
    group: 'positions',
    definition: 'The building value of each word by itself, added up.',
    source: HANDBOOKS,
    adds: 'words',
  },
  {
    id: 'HEBREW_HAACHOR',
    name: 'Place Value',
    nativeName: 'מספר האחור',
    group: 'positions',
    definition: 'Each letter counts its standard value times its place in the phrase.',
    source: HANDBOOKS,
    adds: 'nothing',
  },
  {
    id: 'HEBREW_HAACHOR_PER_WORD',
    name: 'Place Value by Word',
    nativeName: 'מספר האחור לכל תיבה',
    group: 'positions',
    definition: 'Each letter counts its standard value times its place in its word.',
    source: HANDBOOKS,
    adds: 'words',
  },
];

const names: readonly MethodText[] = [
  {
    id: 'HEBREW_OFANIM',
    name: 'Wheels',
    nativeName: 'אופנים',
    group: 'names',
    definition: 'Each letter counts the standard value of the last letter of its name (of אלף, the ף as 80).',
    source: `${HANDBOOKS}; the names are spelled as in dictionaries`,
  },
  {
    id: 'HEBREW_MILUI',
    name: 'Filled Value',
    nativeName: 'מילוי (מספר שמי)',
    group: 'names',
    definition: 'Each letter is written out as its name, and the standard values of the whole name count.',
    source: `${CORDOVERO}; the four fillings: Hayyim Vital, Etz Chaim, on the names of 72, 63, 45 and 52`,
    options: [milui],
  },
  {
    id: 'HEBREW_NEELAM',
    name: 'Hidden Value',
    nativeName: 'מספר נעלם',
    group: 'names',
    definition: 'The filled value less the letter itself: what its name hides.',
    source: HANDBOOKS,
    options: [milui],
  },
  {
    id: 'HEBREW_MISPARI',
    name: 'Number Names',
    nativeName: 'מספר מספרי',
    group: 'names',
    definition:
      'Each letter’s number is written out in words, feminine and in modern spelling, and the standard values of the words count.',
    source: `${CORDOVERO}; that the numbers are feminine and fully spelled is the choice declared here`,
  },
];

/** The Hebrew methods with their names, definitions and sources. */
export const HEBREW_METHODS: readonly GematriaMethod[] = Object.freeze(
  [...letters, ...totals, ...positions, ...HEBREW_SUBSTITUTIONS, ...names].map((method) =>
    describeMethod('hebrew', method),
  ),
);
