import { methodName } from '../../../domain/gematria/method-names.ts';
import type { AskedValues, HeatQuestion } from '../../../domain/heat/index.ts';
import { partNames } from '../../../domain/text/index.ts';
import { counted, formatValue, listed } from '../numbers.ts';

const NOUNS = { word: 'word', phrase: 'phrase', verse: 'verse' } as const;
type ValueQuestion = Extract<HeatQuestion, { readonly methods: unknown }>;

const isBoth = (methods: readonly string[]): boolean => methods.join() === 'HEBREW_STANDARD,GREEK_STANDARD';

const BOTH = 'Hebrew and Greek Standard';

const byMethods = (methods: readonly string[]): string =>
  isBoth(methods) ? BOTH : listed(methods.map(methodName));

function valueInWords(values: AskedValues): string {
  if ('multipleOf' in values) return `a value that is a multiple of ${formatValue(values.multipleOf)}`;
  const { low, high } = values;
  return low === high
    ? `the value ${formatValue(low)}`
    : `a value from ${formatValue(low)} to ${formatValue(high)}`;
}

const lengthInWords = (low: number, high: number, unit: string): string =>
  low === high ? `${formatValue(low)} ${unit}` : `${formatValue(low)} to ${formatValue(high)} ${unit}`;

/** What a verse must have, after the word “have”. */
export function having(question: HeatQuestion): string {
  switch (question.kind) {
    case 'verse':
      return valueInWords(question.values);
    case 'word':
    case 'phrase':
      return `a ${NOUNS[question.kind]} with ${valueInWords(question.values)}`;
    case 'spelling':
      return `a word spelled exactly ${question.letters}`;
    case 'lemma':
      return `the word ${question.number}`;
    case 'length': {
      const { range, unit } = question;
      return range === null ? `their ${unit}` : lengthInWords(range.low, range.high, unit);
    }
  }
}

const byOf = (question: HeatQuestion): string =>
  'methods' in question ? ` by ${byMethods(question.methods)}` : '';

/** The question as the title of its picture. */
function title(question: HeatQuestion): string {
  if (question.kind === 'length' && question.range === null)
    return `The length of verses in ${question.unit}`;
  return `Verses that have ${having(question)}${byOf(question)}`;
}

interface FoundCounts {
  readonly found: number;
  readonly asked: number;
  readonly total: number;
  /** The largest count of a verse. */
  readonly most: number;
  /** The ids of the texts that are searched. */
  readonly texts: readonly string[];
  /** The word of a Strong's number. */
  readonly headword: string | null;
}

/** The texts as a sentence names them. Any other has its short name. */
const TEXTS: Readonly<Record<string, string>> = {
  wlc: 'the Hebrew Bible',
  sblgnt: 'the Greek New Testament',
};

/** What is counted word by word, with its number: "6,828 words with the value 26 by Hebrew Standard". */
function timesOf(question: HeatQuestion, total: number, headword: string | null): string | null {
  switch (question.kind) {
    case 'word':
    case 'phrase':
      return `${counted(total, NOUNS[question.kind])} with ${valueInWords(question.values)}${byOf(question)}`;
    case 'spelling':
      return `${question.letters}: ${counted(total, 'time')}`;
    case 'lemma':
      return `${headword === null ? question.number : `${headword} (${question.number})`}: ${counted(total, 'time')}`;
    default:
      return null;
  }
}

function found(question: HeatQuestion, { found, asked, total, most, texts, headword }: FoundCounts): string {
  const inTexts = listed(texts.map((id) => TEXTS[id] ?? id.toUpperCase()));
  if (question.kind === 'length' && question.range === null) {
    return `The ${counted(asked, 'verse')} of ${inTexts} have ${formatValue(total)} ${question.unit}, up to ${formatValue(most)} in a verse.`;
  }
  const verses = `${formatValue(found)} of ${counted(asked, 'verse')} of ${inTexts}`;
  const times = timesOf(question, total, headword);
  return times === null
    ? `${verses} ${found === 1 ? 'has' : 'have'} ${having(question)}${byOf(question)}.`
    : `${times}, in ${verses}.`;
}

const STRONGER = 'A stronger color means more of them in a verse, not that the verse matters more.';

/** What the color of a verse means, and what it does not mean. */
function color(question: HeatQuestion): string {
  switch (question.kind) {
    case 'verse':
      return 'Color marks these verses. It does not say that they matter more.';
    case 'length':
      return question.range === null
        ? 'A stronger color means a longer verse.'
        : 'Color marks these verses. It does not say that they matter more.';
    case 'spelling':
      return `A word with a prefix or another ending counts as another spelling. ${STRONGER}`;
    default:
      return STRONGER;
  }
}

const OTHER = { old: 'Greek', new: 'Hebrew' } as const;

/** Which testament each of one or two questions does not search, and why. */
function notAsked(testaments: readonly ('old' | 'new' | null)[]): string[] {
  const [first, second = first] = testaments;
  if (first === second) {
    const who = testaments.length > 1 ? 'both questions are' : 'this question is';
    return first ? [`The ${partNames[first]} is not searched, because ${who} about ${OTHER[first]}.`] : [];
  }
  return testaments.flatMap((testament, at) =>
    testament === null
      ? []
      : `The ${at === 0 ? 'first' : 'second'} question does not search the ${partNames[testament]}, because it is about ${OTHER[testament]}.`,
  );
}

const UNIT_COUNTS = { verse: 'verses', word: 'words', phrase: 'phrases' } as const;

interface EvenSpread {
  readonly unit: ValueQuestion['kind'];
  readonly multipleOf: number;
  /** The number of all verses, words or phrases. */
  readonly all: number;
}

export const heatText = {
  title: 'Map of the Bible',
  lead: 'Every verse is a square. Ask, and see where it lights up.',
  first: 'Question',
  second: 'Second question',
  /** Each sentence is a form. A tag becomes a field. */
  sentences: {
    value: 'Show <what>what</what> with <value>value</value> by <method>method</method>',
    spelling: 'Show <what>what</what> <letters>letters</letters>',
    lemma: 'Show <what>what</what> <lemma>number</lemma>',
    length: 'Show <what>what</what> <unit>unit</unit> <length>length</length>',
  },
  andSentences: {
    value: 'and <what>what</what> with <value>value</value> by <method>method</method>',
    spelling: 'and <what>what</what> <letters>letters</letters>',
    lemma: 'and <what>what</what> <lemma>number</lemma>',
    length: 'and <what>what</what> <unit>unit</unit> <length>length</length>',
  },
  what: 'What to show',
  whats: {
    word: 'words',
    phrase: 'phrases',
    verse: 'verses',
    spelling: 'words spelled exactly',
    lemma: 'the word with Strong’s number',
    length: 'verses by their number of',
  },
  how: 'Which values',
  hows: {
    exactly: 'the value',
    about: 'a value near',
    between: 'a value from',
    multiple: 'a multiple of',
  },
  number: 'Value',
  distance: 'Within ±',
  plusMinus: '±',
  to: 'to',
  end: 'Largest value',
  method: 'Method',
  both: BOTH,
  severalMethods: (names: readonly string[]) => listed(names),
  letters: 'Spelling, letters only',
  lemma: 'Strong’s number',
  unit: 'Unit of length',
  units: { words: 'words', letters: 'letters' },
  lengthRange: 'Which lengths',
  lengths: { any: 'of any length', between: 'from' },
  shortest: 'Shortest',
  longest: 'Longest',
  compare: 'Compare with a second question',
  remove: 'Remove the second question',
  removeShort: 'Remove',
  hints: {
    end: 'The second number must not be smaller than the first.',
    distance: 'The distance is a whole number, such as 3.',
    letters: 'Use Hebrew or Greek letters only, in one word.',
    lemma: 'A Strong’s number is H or G and digits, such as H2617 or G26.',
    length: 'Lengths are whole numbers, such as 7 and 9.',
    phrases: (method: string) =>
      `${method} cannot count phrases, because its value is not a sum. Choose words or verses.`,
    address: 'This address has no question that we understand. Here is another one.',
    secondOfAddress: 'We do not understand the second question of this address. It is left out.',
  },
  pictureTitle: (questions: readonly HeatQuestion[]) =>
    questions
      .map(title)
      .map((one, at) => (at === 0 ? one : one.charAt(0).toLowerCase() + one.slice(1)))
      .join(', and '),
  found,
  nothingAsked: 'No text is searched, because the method counts the letters of none.',
  color,
  /** What the colors of two questions mean. */
  colors: `The color tells which question a verse answers. ${STRONGER}`,
  /** What the numbers of the legend count. Null if the picture only tells verses from other verses. */
  counted: (question: HeatQuestion): string | null => {
    if (question.kind === 'verse') return null;
    if (question.kind !== 'length') return 'Times in a verse:';
    if (question.range !== null) return null;
    return question.unit === 'words' ? 'Words in a verse:' : 'Letters in a verse:';
  },
  numbering: 'Chapters and verses have the numbers of the Hebrew and Greek texts.',
  notAsked,
  evenly: ({ unit, multipleOf, all }: EvenSpread) =>
    `If values were spread evenly, 1 in ${formatValue(multipleOf)} would be a multiple: about ${formatValue(Math.round(all / multipleOf))} of ${formatValue(all)} ${UNIT_COUNTS[unit]}.`,
  answer: (found: readonly number[]) => listed(found.map((verses) => counted(verses, 'verse'))),
  loading: 'Loading the letters of the Bible, about 1 MB. This happens once.',
  failed: 'The letters of the Bible could not be loaded.',
  empty: 'The texts are being imported. The picture appears when they are there.',
  lemmaFailed: 'The places of this word could not be loaded.',
  retry: 'Retry',
  reading: {
    label: 'The verse you point at',
    rest: 'Point at a verse to read it, or use the arrow keys in the picture. A click or Enter opens it.',
    failed: 'Verses cannot be shown here right now.',
  },
  asTable: 'As a table',
  worked: {
    title: 'Try one of these',
    name: {
      label: 'The Name in the Psalter',
      sentence:
        'In Psalms 42 to 83 only 39 of 740 verses have the Name spelled exactly יהוה, without a prefix. In the other Psalms 508 of 1,787 verses do.',
    },
    lemma: {
      label: 'The word ἀγάπη, love',
      sentence:
        '106 verses have it: none in Mark, Acts or James, one each in Matthew and Luke, but 14 in 1 John.',
    },
    multiples: {
      label: 'Verses that are multiples of 37',
      sentence:
        '885 verses are multiples of 37. If values were spread evenly, about 842 would be. So the picture shows chance.',
    },
  },
} as const;
