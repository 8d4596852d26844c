import {
  GREEK_ALPHABET,
  GREEK_NUMERALS,
  GREEK_STANDARD,
  mapTable,
  tableByPlace,
  withoutZeros,
} from '../letter-tables.ts';
import type { Methods } from '../method-types.ts';
import { DIGITAL_ROOT, letters, PLUS_WORDS, totals } from '../rules.ts';

const SAME_TABLE = 'Standard, Isopsephy and Milesian are three names for one table, with the same totals.';
const PYTHMENES = 'Hippolytus, Refutation of All Heresies 4.14 (the pythmenes, roots of the numbers)';
const MODERN = 'Modern practice, after the Hebrew method. We know of no ancient source';

/** The Greek methods. */
export const GREEK_METHODS = {
  GREEK_STANDARD: {
    nativeName: 'ἑλληνικοὶ ἀριθμοί',
    definition: `Add up the letters as Greek numerals, from α = 1 to ω = 800, with the old signs ϛ = 6, ϟ = 90 and ϡ = 900. ${SAME_TABLE}`,
    source: 'The alphabetic numerals of Greek inscriptions and papyri; Revelation 13:18 (666 as χξϛ)',
    rule: letters(GREEK_STANDARD),
  },
  GREEK_ORDINAL: {
    nativeName: 'τάξις τῶν στοιχείων',
    definition:
      'Each letter counts its place in the alphabet, 1 to 24. The old signs stigma, koppa and sampi do not count.',
    source: 'The places 1–24 are how the books of Homer are numbered; the sum is a modern practice',
    ignores:
      'Accents, breathings, punctuation, digits, other scripts, and the three numeral signs ϛ ϟ ϡ. The iota subscript counts only if you choose so.',
    rule: letters(tableByPlace(GREEK_ALPHABET)),
  },
  GREEK_ISOPSEPHY: {
    nativeName: 'ἰσοψηφία',
    definition: `The Greek practice of adding up the letters of a word and comparing words with equal sums. ${SAME_TABLE}`,
    source:
      'Suetonius, Nero 39 (Νέρων and ἰδίαν μητέρα ἀπέκτεινε, 1005); Leonides of Alexandria, Greek Anthology 6.321–329',
    rule: letters(GREEK_STANDARD),
  },
  GREEK_MILLESIAN: {
    nativeName: 'μιλησιακοὶ ἀριθμοί',
    definition: `A modern name for the same numerals, after the city of Miletus, where they may have begun. ${SAME_TABLE}`,
    source:
      'The alphabetic numerals of Ionia, from the sixth century BC; the label is that of modern epigraphy',
    rule: letters(GREEK_STANDARD),
  },
  GREEK_ORDINAL_27: {
    nativeName: 'τάξις τῶν ἀριθμῶν',
    definition: 'Each sign counts its place among the 27 numerals, with ϛ 6, ϟ 18 and ϡ 27.',
    source: MODERN,
    rule: letters(tableByPlace(GREEK_NUMERALS)),
  },
  GREEK_REDUCED_LETTERS: {
    nativeName: 'πυθμένες',
    definition: 'Each letter counts its value without the zeros. Add them up.',
    source: PYTHMENES,
    rule: letters(mapTable(GREEK_STANDARD, withoutZeros)),
  },
  GREEK_REDUCED_TOTAL: {
    nativeName: 'πυθμὴν τοῦ ἀριθμοῦ',
    definition: 'Add up the digits of the total until one digit is left.',
    source: PYTHMENES,
    rule: totals(GREEK_STANDARD, DIGITAL_ROOT),
  },
  GREEK_SQUARES: {
    nativeName: 'τετράγωνοι',
    definition: 'Square the value of each letter, then add them up.',
    source: MODERN,
    rule: letters(mapTable(GREEK_STANDARD, (value) => value ** 2)),
  },
  GREEK_CUBES: {
    nativeName: 'κύβοι',
    definition: 'Cube the value of each letter, then add them up.',
    source: MODERN,
    rule: letters(mapTable(GREEK_STANDARD, (value) => value ** 3)),
  },
  GREEK_KOLEL: {
    nativeName: 'ἀριθμὸς σὺν ταῖς λέξεσιν',
    definition: 'The total plus the number of words.',
    source: MODERN,
    rule: totals(GREEK_STANDARD, PLUS_WORDS),
  },
} satisfies Methods;
