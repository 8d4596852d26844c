import { counted } from '../numbers.ts';

export const greekPageText = {
  title: 'Greek Gematria Analysis', // Fixed wording.
  back: 'Back to Home', // Fixed wording.
  lead: 'Type any Greek text to see what its letters add up to, word by word and by four methods.',
  tabs: { label: 'Greek gematria', calculator: 'Calculator', verses: 'Verse Analysis' }, // Fixed wording.
  intro: {
    title: 'Methods',
    /** The wording is fixed, so the last name has two l here. Other screens write "Greek Milesian". */
    names: {
      GREEK_STANDARD: 'Standard Greek', // Fixed wording.
      GREEK_ORDINAL: 'Ordinal Greek', // Fixed wording.
      GREEK_ISOPSEPHY: 'Isopsephy', // Fixed wording.
      GREEK_MILLESIAN: 'Millesian', // Fixed wording.
    },
    descriptions: {
      GREEK_STANDARD: 'each letter’s numeral value',
      GREEK_ORDINAL: 'letter position 1-24', // Fixed wording.
      GREEK_ISOPSEPHY: 'the Greek practice of comparing words with equal sums',
      GREEK_MILLESIAN: 'a modern name for the same numerals, after Miletus',
    },
    sameTable: 'Standard, Isopsephy and Millesian use one table, so their totals are always the same.',
  },
  unknown: 'We couldn’t check whether 1 Esdras is installed.',
  contest: {
    title: "1 Esdras 3 (King's Contest)", // Fixed wording.
    text: 'Three guards of King Darius each write down what is strongest: wine, the king, or women, “but above all things Truth beareth away the victory” (3:12). The text is part of the Apocrypha.',
    read: '1 Esdras is installed. <a>Read 1 Esdras 3</a>',
    adminOnly: 'An administrator needs to import it first.',
    import: 'Import 1 Esdras Chapter 3', // Fixed wording.
  },
  calculator: {
    title: 'Greek Gematria Calculator', // Fixed wording.
    tabs: { input: 'Input', results: 'Results' }, // Fixed wording.
    empty: 'Empty Input', // Fixed wording.
    emptyText: 'Please enter some Greek text to analyze.', // Fixed wording.
    noMethod: 'No Method',
    noMethodText: 'Please choose at least one method.',
    field: 'Greek text',
    example: {
      title: 'For example',
      text: 'Logos, “word”, by Greek Standard:',
      calculate: 'See it by all four methods',
    },
    methods: 'Methods',
    clear: 'Clear', // Fixed wording.
    calculate: 'Calculate Gematria', // Fixed wording.
    failed: 'Error calculating gematria', // Fixed wording.
    failedText: 'Failed to calculate Greek gematria', // Fixed wording.
    noResults:
      'There are no results yet. Enter some Greek text on the Input tab, then press Calculate Gematria.',
    pending: 'Calculating…',
    citation: (text: string) => `${text}, Greek gematria`,
    iotas: 'Iotas written under a vowel are not counted here.',
    noLetters: 'There are no Greek letters to count here.',
    words: 'Values of the words',
    word: 'Word',
    letters: 'See every letter and every Greek method',
    tooLong: (characters: string) =>
      `A link holds at most ${characters} characters of text, so a link to this page will not show these results.`,
  },
  verses: {
    failed: '1 Esdras 3 could not be loaded.',
    noGreek: 'The Greek text of this chapter is not installed, so there is nothing to count.',
    numbering: (reference: string) => `in the Greek <bdi>${reference}</bdi>`,
    words: (count: number) => counted(count, 'word'),
    wordsOf: (reference: string) => `Words of ${reference}`,
    importFirst: 'Please import a text first. You can analyze 1 Esdras 3 verse by verse once it is here.',
    toBible: 'Go to Bible Explorer', // Fixed wording.
    loading: 'Loading 1 Esdras 3',
  },
} as const;
