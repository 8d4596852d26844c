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

interface FoundLetter {
  readonly letter: string;
  readonly count: number;
}

const inEnglish = (verses: number): string => `${counted(verses, 'verse')} in English Bibles`;
const LANGUAGES: Readonly<Record<string, string>> = { hebrew: 'Hebrew', greek: 'Greek' };
const UNITS = { word: 'Words', span: 'Phrases', verse: 'Verses' } as const;
const FOUND = { word: 'word', span: 'phrase', verse: 'verse' } as const;
const inPart = (part: string): string => (part === '' ? '' : ` in ${part}`);
/** Without a part, the Hebrew text is meant. */
const ofText = (part: string): string => ` of ${part || 'the Hebrew Bible'}`;
/** Without a part, all books are meant. */
const ofBible = (part: string): string => ` of ${part || 'the Bible'}`;

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
  sumOfPart: (part: string) => `Sum of ${part || 'the Hebrew Bible'}`,
  length: (reference: string) => `Words and letters of ${reference}`,
  lengthFound: (words: number, letters: number) =>
    `${counted(words, 'word')} and ${counted(letters, 'letter')}`,
  wordsWorthIn: (value: number, reference: string) => `Words of ${reference} worth ${formatValue(value)}`,
  wordsFound: (words: readonly { readonly spelled: string; readonly number: number }[]) =>
    words.length === 0
      ? 'None'
      : words.map(({ spelled, number }) => `word ${formatValue(number)}: ${spelled}`).join(' · '),
  exchanged: (becomes: string, value: string, times: string) =>
    `${becomes} = ${value} · ${becomes}: ${times}`,
  name: (name: string) => `Look up the name ${name} and its value`,
  nameDetail: 'In Hebrew and Greek letters',
  /** Letters with their standard values. */
  nameFound: (spelled: readonly (readonly [letters: string, value: number])[], isLetterForLetter: boolean) =>
    `${isLetterForLetter ? 'Letter for letter: ' : ''}${spelled.map(([letters, value]) => `${letters} = ${formatValue(value)}`).join(' · ')}`,
  /** The times of English words, in the text that is counted. */
  timesIn: (times: string, version: string) => `${times} in the ${version}`,
  notIn: (version: string) => `Not in the ${version}`,
  spelledAs: (letters: string, times: string) => `as ${letters}: ${times}`,
  worth: (unit: keyof typeof UNITS, value: number, part: string, script = '') =>
    `${script === '' ? UNITS[unit] : `${LANGUAGES[script]} ${UNITS[unit].toLowerCase()}`} worth ${formatValue(value)}${inPart(part)}`,
  worthDetail: 'By the standard values',
  /** `counts` has one number, or those of Hebrew and of Greek. */
  found: ([count = 0, greek]: readonly number[], unit: keyof typeof UNITS) =>
    `${counted(count, FOUND[unit])}${greek === undefined ? '' : ` in Hebrew, ${formatValue(greek)} in Greek`}`,
  times: (term: string, part: string) => `How often ${term} occurs${inPart(part)}`,
  timesInside: (term: string, part: string) =>
    `How often ${term} occurs, alone or inside words${inPart(part)}`,
  timesDetail: 'Each place, in the order of the Bible',
  inPart: (term: string, part: string) => `Search for ${term}${inPart(part)}`,
  inPartDetail: 'Only there',
  first: (term: string, part: string) => `The first place of ${term}${inPart(part)}`,
  place: (unit: string, at: number | 'last', part: string) =>
    at === 'last'
      ? `The last ${unit}${ofText(part)}`
      : `${unit[0]?.toUpperCase()}${unit.slice(1)} ${formatValue(at)}${ofText(part)}`,
  places: (places: readonly FoundPlace[]) =>
    listed(
      places.map(({ reference, words, word, letter }) => {
        const spelled = word === null ? '' : (words[word - 1] ?? '');
        if (letter !== null) return `${reference}: ${spelled.charAt(letter - 1)} in ${spelled}`;
        return spelled === '' ? reference : `${reference}: ${spelled}`;
      }),
    ),
  englishVerses: (references: readonly string[]) => listed(references),
  withEnglish: (found: string, references: readonly string[]) =>
    `${found} · in English Bibles with both Testaments ${listed(references)}`,
  placeDetail: 'Where it is, and how many come before it',
  middle: (unit: string, part: string) => `The middle${unit === '' ? '' : ` ${unit}`}${ofText(part)}`,
  most: (most: string, part: string) => `The ${most}${ofText(part)}`,
  extreme: (word: string | null, reference: string, count: number) =>
    `${word === null ? '' : `${word} · `}${reference}${count === 1 ? '' : ` and ${counted(count - 1, 'other')}`}`,
  totals: ({ verses, words, letters }: Totals) =>
    listed([counted(verses, 'verse'), counted(words, 'word'), counted(letters, 'letter')]),
  statistics: (part: string) => `Statistics${ofText(part)}`,
  book: (isLeast: boolean, part: string) => `The ${isLeast ? 'shortest' : 'longest'} book${ofText(part)}`,
  bookFound: (name: string, words: number) => `${name}, with ${counted(words, 'word')}`,
  chapter: (isLeast: boolean, part: string) =>
    `The chapter${ofBible(part)} with the ${isLeast ? 'fewest' : 'most'} verses`,
  chapterFound: (reference: string, verses: number, others: number) =>
    `${reference}, with ${inEnglish(verses)}${others === 0 ? '' : `, and ${counted(others, 'other')}`}`,
  chapters: (part: string) => `Books and chapters${ofBible(part)}`,
  chaptersCounted: (chapters: number, books: number) =>
    books === 1
      ? counted(chapters, 'chapter')
      : `${counted(books, 'book')} and ${counted(chapters, 'chapter')}`,
  verses: (count: number) => inEnglish(count),
  distinctWords: (part: string) => `The different words${ofText(part)}, the most frequent first`,
  distinct: (count: number, first: string, times: number) =>
    `${counted(count, 'word')}; ${first} is the most frequent, ${counted(times, 'time')}`,
  wordsOnce: (part: string) => `The words that occur once in ${part || 'the Hebrew Bible'}`,
  countedWords: (count: number) => counted(count, 'word'),
  letter: (letter: string, part: string) =>
    `How often the letter ${letter} occurs in ${part || 'the Hebrew Bible'}`,
  letterFound: (letters: readonly FoundLetter[]) =>
    letters.map(({ letter, count }) => `${letter} ${counted(count, 'time')}`).join(' · '),
  letters: (part: string) => `How often each letter occurs in ${part || 'the Hebrew Bible'}`,
  mostAndLeast: (most: FoundLetter, least: FoundLetter) =>
    `Most often ${most.letter}, ${counted(most.count, 'time')}; least often ${least.letter}, ${counted(least.count, 'time')}`,
  statisticsDetail: 'Verses, words, letters and sums',
} as const;
