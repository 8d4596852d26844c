import { describeMethod, type MethodText } from './method-text.ts';
import type { GematriaMethod, GematriaOption } from './method-types.ts';

const iotaSubscript: GematriaOption = {
  name: 'iotaSubscript',
  description: 'Whether an iota written under its vowel counts as a letter ι.',
  values: Object.freeze(['ignored', 'counted']),
  default: 'ignored',
};

const SAME_TABLE =
  'Greek Standard, Isopsephy and Milesian are one table under three names and give the same totals.';
const PYTHMENES = 'Hippolytus, Refutation of All Heresies 4.14 (the pythmenes, roots of the numbers)';
const MODERN = 'Modern practice, after the Hebrew method; we know of no ancient source';
const options = [iotaSubscript];

const methods: readonly MethodText[] = [
  {
    id: 'GREEK_STANDARD',
    name: 'Greek Standard',
    nativeName: 'ἑλληνικοὶ ἀριθμοί',
    group: 'letters',
    definition: `The 27 signs of the Greek numerals, α 1 to ω 800 with ϛ 6, ϟ 90 and ϡ 900, are added up. ${SAME_TABLE}`,
    source: 'The alphabetic numerals of Greek inscriptions and papyri; Revelation 13:18 (666 as χξϛ)',
  },
  {
    id: 'GREEK_ORDINAL',
    name: 'Greek Ordinal',
    nativeName: 'τάξις τῶν στοιχείων',
    group: 'letters',
    definition:
      'Each letter counts its place in the alphabet, 1 to 24; stigma, koppa and sampi have no place and do not count.',
    source: 'The places 1–24 are how the books of Homer are numbered; the sum is a modern practice',
    ignores:
      'Accents, breathings, punctuation, digits, other scripts, and the three numeral signs ϛ ϟ ϡ; the iota subscript unless the option counts it.',
  },
  {
    id: 'GREEK_ISOPSEPHY',
    name: 'Greek Isopsephy',
    nativeName: 'ἰσοψηφία',
    group: 'letters',
    definition: `The practice of adding up a word's letters as numerals and comparing words of equal sums. ${SAME_TABLE}`,
    source:
      'Suetonius, Nero 39 (Νέρων and ἰδίαν μητέρα ἀπέκτεινε, 1005); Leonides of Alexandria, Greek Anthology 6.321–329',
  },
  {
    id: 'GREEK_MILLESIAN',
    name: 'Greek Milesian',
    nativeName: 'μιλησιακοὶ ἀριθμοί',
    group: 'letters',
    definition: `The modern label of the same numerals, after Miletus, where they may have begun. ${SAME_TABLE}`,
    source:
      'The alphabetic numerals of Ionia, from the sixth century BC; the label is that of modern epigraphy',
  },
  {
    id: 'GREEK_ORDINAL_27',
    name: 'Greek Ordinal of 27',
    nativeName: 'τάξις τῶν ἀριθμῶν',
    group: 'letters',
    definition: 'Each sign counts its place among the 27 numerals, with ϛ 6, ϟ 18 and ϡ 27.',
    source: MODERN,
  },
  {
    id: 'GREEK_REDUCED_LETTERS',
    name: 'Greek Reduced by Letter',
    nativeName: 'πυθμένες',
    group: 'letters',
    definition: 'Each letter counts its value without the zeros, and the letters are added up.',
    source: PYTHMENES,
  },
  {
    id: 'GREEK_REDUCED_TOTAL',
    name: 'Greek Reduced Total',
    nativeName: 'πυθμὴν τοῦ ἀριθμοῦ',
    group: 'totals',
    definition: 'The digits of the total are added up until one digit is left.',
    source: PYTHMENES,
    adds: 'total',
  },
  {
    id: 'GREEK_SQUARES',
    name: 'Greek Squares',
    nativeName: 'τετράγωνοι',
    group: 'letters',
    definition: 'Each letter counts the square of its value.',
    source: MODERN,
  },
  {
    id: 'GREEK_CUBES',
    name: 'Greek Cubes',
    nativeName: 'κύβοι',
    group: 'letters',
    definition: 'Each letter counts the cube of its value.',
    source: MODERN,
  },
  {
    id: 'GREEK_KOLEL',
    name: 'Greek Total and Words',
    nativeName: 'ἀριθμὸς σὺν ταῖς λέξεσιν',
    group: 'totals',
    definition: 'The total and one for each word.',
    source: MODERN,
    adds: 'total-with-spans',
    wordsAddUp: true,
  },
];

/** The Greek methods with their names, definitions and sources. */
export const GREEK_METHODS: readonly GematriaMethod[] = Object.freeze(
  methods.map((method) => describeMethod('greek', { options, ...method })),
);
