import { counted, formatValue, listed } from '../numbers.ts';

interface FoundPlace {
  readonly reference: string;
  readonly words: readonly string[];
  readonly word: number | null;
  readonly letter: number | null;
}

interface Totals {
  readonly verses: number;
  readonly words: number;
  readonly letters: number;
}

const LANGUAGES: Readonly<Record<string, string>> = { hebrew: 'Hebrew', greek: 'Greek' };
const UNITS = { word: 'Words', span: 'Phrases', verse: 'Verses' } as const;
const FOUND = { word: 'word', span: 'phrase', verse: 'verse' } as const;
const inPart = (part: string): string => (part === '' ? '' : ` in ${part}`);
const ofPart = (part: string): string => (part === '' ? '' : ` of ${part}`);

/** The sentences that the reference box understands. A part of the Bible is its name, or empty for all of it. */
export const questionsText = {
  parts: {
    old: 'the Old Testament',
    new: 'the New Testament',
    apocrypha: 'the Apocrypha',
    torah: 'the Torah',
    prophets: 'the Prophets',
    writings: 'the Writings',
    gospels: 'the Gospels',
    kjv: 'the King James Version',
  },
  about: (value: number) => `The number ${formatValue(value)}`,
  aboutDetail: 'All about this number',
  value: (text: string) => `Gematria of ${text}`,
  byMethod: (method: string, text: string) => `${method} of ${text}`,
  inCalculator: 'In the calculator',
  compare: (text: string, other: string) => `${text} beside ${other}`,
  equals: (value: number) => formatValue(value),
  values: (values: readonly string[]) => values.join(' and '),
  sum: (text: string) => `Sum of ${text}`,
  sumOfWords: (reference: string, runs: string) =>
    `${/\D/u.test(runs) ? 'Sum of words' : 'Value of word'} ${runs.replaceAll('-', '–').replaceAll(',', ', ')} of ${reference}`,
  name: (name: string) => `Look up the name ${name} and its value`,
  nameDetail: 'In Hebrew and Greek letters',
  worth: (unit: keyof typeof UNITS, value: number, part: string, script = '') =>
    `${script === '' ? UNITS[unit] : `${LANGUAGES[script]} ${UNITS[unit].toLowerCase()}`} worth ${formatValue(value)}${inPart(part)}`,
  worthDetail: 'By the standard values',
  /** `counts` has one number, or those of Hebrew and of Greek. */
  found: ([count = 0, greek]: readonly number[], unit: keyof typeof UNITS) =>
    `${counted(count, FOUND[unit])}${greek === undefined ? '' : ` in Hebrew, ${formatValue(greek)} in Greek`}`,
  times: (term: string, part: string) => `How often ${term} occurs${inPart(part)}`,
  timesDetail: 'Each place, in the order of the Bible',
  inPart: (term: string, part: string) => `Search for ${term}${inPart(part)}`,
  inPartDetail: 'Only there',
  first: (term: string, part: string) => `The first place of ${term}${inPart(part)}`,
  place: (unit: string, at: number, part: string) =>
    `${unit[0]?.toUpperCase()}${unit.slice(1)} ${formatValue(at)}${ofPart(part) || ' of the Hebrew Bible'}`,
  places: (places: readonly FoundPlace[]) =>
    listed(
      places.map(({ reference, words, word, letter }) => {
        const spelled = word === null ? '' : (words[word - 1] ?? '');
        if (letter !== null) return `${reference}: ${spelled.charAt(letter - 1)} in ${spelled}`;
        return spelled === '' ? reference : `${reference}: ${spelled}`;
      }),
    ),
  placeDetail: 'Where it is, and how many come before it',
  middle: (unit: string, part: string) =>
    `The middle${unit === '' ? '' : ` ${unit}`}${ofPart(part) || ' of the Hebrew Bible'}`,
  most: (most: string, part: string) => `The ${most}${ofPart(part) || ' of the Hebrew Bible'}`,
  extreme: (word: string | null, reference: string, count: number) =>
    `${word === null ? '' : `${word} · `}${reference}${count === 1 ? '' : ` and ${counted(count - 1, 'other')}`}`,
  totals: ({ verses, words, letters }: Totals) =>
    listed([counted(verses, 'verse'), counted(words, 'word'), counted(letters, 'letter')]),
  statistics: (part: string) => `Statistics${ofPart(part) || ' of the Hebrew Bible'}`,
  statisticsDetail: 'Verses, words, letters and sums',
} as const;
