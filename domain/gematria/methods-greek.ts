import { describeMethod, type MethodText } from './method-text.ts';
import type { GematriaMethod, GematriaOption } from './method-types.ts';

const iotaSubscript: GematriaOption = {
  name: 'iotaSubscript',
  description: 'Whether a small iota written under a vowel counts as the letter ι.',
  values: Object.freeze(['ignored', 'counted']),
  default: 'ignored',
};

const SAME_TABLE = 'Standard, Isopsephy and Milesian are three names for one table, with the same totals.';
const PYTHMENES = 'Hippolytus, Refutation of All Heresies 4.14 (the pythmenes, roots of the numbers)';
const MODERN = 'Modern practice, after the Hebrew method. We know of no ancient source';
const options = [iotaSubscript];

const methods: readonly MethodText[] = [
  {
    id: 'GREEK_STANDARD',
    nativeName: 'ἑλληνικοὶ ἀριθμοί',
    group: 'letters',
    definition: `Add up the letters as Greek numerals, from α = 1 to ω = 800, with the old signs ϛ = 6, ϟ = 90 and ϡ = 900. ${SAME_TABLE}`,
    source: 'The alphabetic numerals of Greek inscriptions and papyri; Revelation 13:18 (666 as χξϛ)',
  },
  {
    id: 'GREEK_ORDINAL',
    nativeName: 'τάξις τῶν στοιχείων',
    group: 'letters',
    definition:
      'Each letter counts its place in the alphabet, 1 to 24. The old signs stigma, koppa and sampi do not count.',
    source: 'The places 1–24 are how the books of Homer are numbered; the sum is a modern practice',
    ignores:
      'Accents, breathings, punctuation, digits, other scripts, and the three numeral signs ϛ ϟ ϡ. The iota subscript counts only if you choose so.',
  },
  {
    id: 'GREEK_ISOPSEPHY',
    nativeName: 'ἰσοψηφία',
    group: 'letters',
    definition: `The Greek practice of adding up the letters of a word and comparing words with equal sums. ${SAME_TABLE}`,
    source:
      'Suetonius, Nero 39 (Νέρων and ἰδίαν μητέρα ἀπέκτεινε, 1005); Leonides of Alexandria, Greek Anthology 6.321–329',
  },
  {
    id: 'GREEK_MILLESIAN',
    nativeName: 'μιλησιακοὶ ἀριθμοί',
    group: 'letters',
    definition: `A modern name for the same numerals, after the city of Miletus, where they may have begun. ${SAME_TABLE}`,
    source:
      'The alphabetic numerals of Ionia, from the sixth century BC; the label is that of modern epigraphy',
  },
  {
    id: 'GREEK_ORDINAL_27',
    nativeName: 'τάξις τῶν ἀριθμῶν',
    group: 'letters',
    definition: 'Each sign counts its place among the 27 numerals, with ϛ 6, ϟ 18 and ϡ 27.',
    source: MODERN,
  },
  {
    id: 'GREEK_REDUCED_LETTERS',
    nativeName: 'πυθμένες',
    group: 'letters',
    definition: 'Each letter counts its value without the zeros. Add them up.',
    source: PYTHMENES,
  },
  {
    id: 'GREEK_REDUCED_TOTAL',
    nativeName: 'πυθμὴν τοῦ ἀριθμοῦ',
    group: 'totals',
    definition: 'Add up the digits of the total until one digit is left.',
    source: PYTHMENES,
    adds: 'total',
  },
  {
    id: 'GREEK_SQUARES',
    nativeName: 'τετράγωνοι',
    group: 'letters',
    definition: 'Square the value of each letter, then add them up.',
    source: MODERN,
  },
  {
    id: 'GREEK_CUBES',
    nativeName: 'κύβοι',
    group: 'letters',
    definition: 'Cube the value of each letter, then add them up.',
    source: MODERN,
  },
  {
    id: 'GREEK_KOLEL',
    nativeName: 'ἀριθμὸς σὺν ταῖς λέξεσιν',
    group: 'totals',
    definition: 'The total plus the number of words.',
    source: MODERN,
    adds: 'total-with-spans',
    wordsAddUp: true,
  },
];

/** The Greek methods with their names, definitions and sources. */
export const GREEK_METHODS: readonly GematriaMethod[] = Object.freeze(
  methods.map((method) => describeMethod('greek', { options, ...method })),
);
