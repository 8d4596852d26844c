import type { Figure } from '../../../domain/numbers/index.ts';
import { ordinal } from '../../../domain/text/index.ts';
import { counted, formatValue, listed } from '../numbers.ts';

const UNITS = { word: 'word', span: 'phrase', verse: 'verse' } as const;
type Unit = keyof typeof UNITS;

export const numberText = {
  title: (value: number) => `The number ${formatValue(value)}`,
  lead: (value: number) => `Everything in the Bible that adds up to ${formatValue(value)}`,
  steps: 'Other numbers',
  previous: (value: number) => `Previous number: ${formatValue(value)}`,
  next: (value: number) => `Next number: ${formatValue(value)}`,
  keys: 'Press the left or right arrow key for the number before or after.',
  hebrewNumeral: 'Hebrew numeral',
  greekNumeral: 'Greek numeral',
  factors: 'Number facts',
  prime: 'a prime number',
  none: '–',
  figure: ({ kind, side }: Figure) => `${ordinal(side)} ${kind === 'triangle' ? 'triangular' : kind} number`,
  drawing: (value: number, { kind }: Figure) => `${formatValue(value)} points in the shape of a ${kind}`,
  languages: { hebrew: 'Hebrew', greek: 'Greek' },
  firstWord: 'First word',
  firstVerse: 'First verse',
  notInText: (unit: Unit) => `No ${UNITS[unit]}s.`,
  inNeither: (unit: Unit) => `No ${UNITS[unit]}s in Hebrew or Greek.`,
  sections: { word: 'Words', span: 'Phrases', verse: 'Verses' },
  about: {
    word: 'The most frequent spellings come first. Below each spelling are the words written this way, each with the first place where it occurs.',
    span: 'Two or more words in a row, within one verse.',
    verse:
      'Whole verses of the Hebrew Bible and the Greek New Testament: the Torah first, then Psalms, the Gospels and the rest.',
  },
  count: (count: number, unit: Unit) => counted(count, UNITS[unit]),
  inSpellings: (words: number, spellings: number) =>
    words < 2 ? counted(words, 'word') : `${counted(words, 'word')} in ${counted(spellings, 'spelling')}`,
  all: (count: number, unit: Unit) => `All ${counted(count, UNITS[unit])}`,
  withValue: (count: number, unit: Unit, value: number) =>
    `${counted(count, UNITS[unit])} that add up to ${formatValue(value)}`,
  times: (count: number) => `${formatValue(count)}×`,
  mostFrequent: (shown: number, all: number) =>
    `These are the ${formatValue(shown)} most frequent of ${counted(all, 'spelling')}.`,
  moreSpellings: (shown: number, all: number) =>
    shown === all ? `Show all ${counted(all, 'spelling')}` : `Show ${counted(shown, 'spelling')}`,
  fewerSpellings: 'Show fewer spellings',
  firstOf: (shown: number, all: number, unit: Unit) =>
    `These are the first ${formatValue(shown)} of ${counted(all, UNITS[unit])}.`,
  names: 'Names',
  noNames: 'No name in our list adds up to it.',
  neighbours: 'Compared with its neighbors',
  neighboursLead:
    'Look for any number in a long text and you will find it. Here is how many phrases add up to this one, and how many the same words would give in any other order.',
  addUp: (count: number, value: number) =>
    `${counted(count, 'phrase')} ${count === 1 ? 'adds' : 'add'} up to ${formatValue(value)}.`,
  others: (value: number) => `${formatValue(value)} by other methods`,
  moreMethods: (count: number) => counted(count, 'more method'),
  method: 'Method',
  report: 'Report',
  reportLead: 'A report on this number in Markdown, with its sources.',
  copyReport: 'Copy the report',
  downloadReport: 'Download the report',
  reportName: (value: number) => `Number ${value}`,
  reportCopied: 'The report',
  loading: 'Counting…',
  failed: 'The counts could not be loaded.',
  markdown: {
    heading: (value: number) => `The number ${formatValue(value)}`,
    numerals: (hebrew: string, greek: string) => `Hebrew numeral ${hebrew}, Greek numeral ${greek}`,
    facts: 'Facts',
    found: (count: number, unit: Unit, language: string) => `${counted(count, UNITS[unit])} in ${language}`,
    spellings: (count: number) => counted(count, 'spelling'),
    spelling: (word: string, meaning: string | null, count: number, first: string) => {
      const name = meaning === null ? word : `${word} “${meaning}”`;
      return count === 1 ? `${name} (${first})` : `${name}, ${formatValue(count)} times (first in ${first})`;
    },
    mostFrequent: (count: number) => `listed: the ${formatValue(count)} most frequent`,
    firstOnes: (count: number) => `listed: the first ${formatValue(count)}`,
    inAnyOrder: (mean: string) => `expected in any other order of the words: ${mean}`,
    sources: 'Sources',
    method: (names: readonly string[]) => `Counted by ${listed(names)}.`,
    edition: (id: string, revision: string) => `${id.toUpperCase()}, revision ${revision}`,
    read: (brand: string, date: string, link: string) => `${brand}, ${date}, <${link}>`,
  },
} as const;
