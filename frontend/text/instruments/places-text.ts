import type { PlaceUnit } from '../../../domain/places/index.ts';
import { ordinal } from '../../../domain/text/index.ts';
import { counted, formatValue, listed } from '../numbers.ts';

const UNITS = { letter: 'letter', word: 'word', verse: 'verse' } as const;
/** A verse has at most three. */
const PARTS = ['first', 'second', 'third'];
const CAPITAL = { letter: 'Letter', word: 'Word', verse: 'Verse' } as const;

export const placesText = {
  title: 'Places by number',
  lead: 'Find the letter, word or verse with a number, the middle or the end of a text, or the numbers of a place.',
  unit: 'What to count',
  units: CAPITAL,
  number: 'Which one',
  numberExample: 'a number, middle or last',
  middle: 'Middle',
  scope: 'Book or part of the Bible',
  whole: 'the whole text',
  edition: 'Edition',
  anyEdition: 'Default edition',
  order: 'Order of the books',
  orders: { english: 'English Bibles', hebrew: 'Hebrew Bible' },
  place: 'Numbers of a place',
  placeExample: 'Genesis 2:4 word 8',
  showNumbers: 'Show its numbers',
  placeHint:
    'Type a verse, such as Genesis 2:4. A word and a letter can follow: Genesis 2:4 word 8 letter 1.',
  hint: 'Type a whole number, “middle” or “last”.',
  failed: 'The place could not be loaded.',
  noTexts: 'No text in Hebrew or Greek is installed.',
  noWord: (reference: string, count: number) =>
    `${reference} has ${counted(count, 'word')}. Type a word from 1 to ${formatValue(count)}.`,
  noEnglish: 'Hebrew and Greek texts have no such verse.',
  loading: 'Looking for the place…',
  results: 'Places',
  question: (unit: PlaceUnit, n: number, name: string) => `${CAPITAL[unit]} ${formatValue(n)} of ${name}`,
  questionLast: (unit: PlaceUnit, name: string) => `The last ${UNITS[unit]} of ${name}`,
  questionMiddle: (unit: PlaceUnit, name: string) => `The middle ${UNITS[unit]} of ${name}`,
  questionAt: (reference: string) => `The numbers of ${reference}`,
  inOrder: {
    english: 'books in the order of English Bibles',
    hebrew: 'books in the order of the Hebrew Bible',
  },
  wordOf: (reference: string, word: number) => `${reference}, word ${word}`,
  letterOf: (reference: string, word: number, letter: number) =>
    `${reference}, word ${word}, letter ${letter}`,
  ending: (reference: string) => `after ${reference}`,
  /** The English reference is without its book. */
  partOf: (own: string, english: string, part: number) =>
    `${own} (English ${english.replace(/^.+ (?=\d+(?::\d+| title)$)/u, '')}, ${PARTS[part - 1] ?? ordinal(part)} part)`,
  own: (reference: string) => `${reference} in this edition`,
  evenMiddle: (count: number, unit: PlaceUnit, name: string) =>
    `${name} has ${counted(count, UNITS[unit])}. The number is even, so there are two in the middle.`,
  oddMiddle: (count: number, unit: PlaceUnit, name: string) => `${name} has ${counted(count, UNITS[unit])}.`,
  words: 'The words of the verse. Choose one for its numbers.',
  letters: 'The letters of the word. Choose one for its numbers.',
  numbers: 'Its numbers',
  columns: {
    in: 'In',
    number: { letter: 'Letter', word: 'Word', verse: 'Verse' },
    before: 'Before',
    after: 'After',
  },
  of: (count: number) => `of ${formatValue(count)}`,
  also: (parts: readonly string[]) => `In ${listed(parts)}.`,
  alsoPart: (unit: PlaceUnit, number: number, count: number) =>
    `${UNITS[unit]} ${formatValue(number)} of ${formatValue(count)}`,
  english: (number: number | null, count: number) =>
    number === null
      ? `English Bibles count ${counted(count, 'verse')} and not this title.`
      : `In English Bibles: verse ${formatValue(number)} of ${formatValue(count)}.`,
  englishVerse: (number: number, reference: string) =>
    `In English Bibles verse ${formatValue(number)} is ${reference}.`,
  englishMiddles: (count: number, references: readonly string[]) =>
    `English Bibles have ${counted(count, 'verse')} there. In the middle: ${listed(references)}.`,
  steps: (place: string) => `Before and after ${place}`,
  previous: (unit: PlaceUnit, n: number) => `${CAPITAL[unit]} ${formatValue(n)}`,
  next: (unit: PlaceUnit, n: number) => `${CAPITAL[unit]} ${formatValue(n)}`,
  middles: (name: string) => `The middle of ${name}`,
  middleColumns: { unit: 'What is counted', number: 'Number', place: 'Place' },
  traditional: 'What tradition calls the middle of the Torah',
  traditionalLead:
    'Old sources count other spellings and other verses. Here is where these places are in this text.',
  traditionalColumns: { what: 'Tradition', place: 'Place', number: 'Number here', away: 'From the middle' },
  scroll: 'Tradition gives the Torah 304,805 letters. That count rests on other spellings.',
  insightOn: (reference: string) => `Insight on ${reference}`,
  away: (distance: number) =>
    distance === 0 ? 'the middle' : `${formatValue(Math.abs(distance))} ${distance < 0 ? 'before' : 'after'}`,
  counts:
    'Letters and words are the written ones (ketiv). A maqaf divides words. Verses have the numbers of the edition, so a title of a psalm can be a verse. Unnumbered endings are not counted as verses, but their words and letters count.',
  csv: 'Download CSV',
  fileColumns: {
    unit: 'unit',
    place: 'place',
    reference: 'reference',
    own: 'reference in the edition',
    spelled: 'letters',
    in: 'in',
    number: 'number',
    count: 'of',
    before: 'before',
    after: 'after',
    english: 'English verse',
    englishCount: 'of English verses',
  },
  line: {
    title: 'By number',
    failed: 'The numbers of this verse could not be loaded.',
    of: (reference: string | null, parts: readonly string[]) =>
      `${reference === null ? 'This verse' : `${reference} in the Hebrew or Greek numbering`} is ${listed(parts)}.`,
    ofPart: (part: string, parts: readonly string[]) => `${part} is ${listed(parts)}.`,
    part: (verse: number, verses: number, name: string) =>
      `verse ${formatValue(verse)} of ${formatValue(verses)} in ${name}`,
    more: 'Places by number',
  },
} as const;
