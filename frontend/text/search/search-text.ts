import { EVERY_EDITION } from '../../../domain/contract/limits.ts';
import { counted, formatValue, listed } from '../numbers.ts';

const UNIT_NOUNS = { verse: 'verse', word: 'word', span: 'phrase' } as const;
type Unit = keyof typeof UNIT_NOUNS;

const PROPERTIES: Readonly<Record<string, string>> = {
  prime: 'a prime number',
  square: 'a square number',
  triangular: 'a triangular number',
};

function inWords(value: string): string {
  const multiple = /^multiple-of-(\d+)$/u.exec(value)?.[1];
  if (multiple !== undefined) return `a multiple of ${formatValue(Number(multiple))}`;
  return PROPERTIES[value] ?? formatValue(Number(value));
}

const count = (number: number, unit: Unit): string => counted(number, UNIT_NOUNS[unit]);

const the = (part: string): string => `the ${part}`;

const bracketed = (text: string | null): string => (text === null ? '' : `(${text})`);
const spaced = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export const searchText = {
  title: 'Search',
  resultsTitle: 'Search Results', // Fixed wording.
  ways: 'Ways to search',
  tabs: { text: 'Text Search', value: 'Gematria Search' }, // Fixed wording.
  badgeValue: (value: string) =>
    /^\d+$/u.test(value) ? `Gematria value ${inWords(value)}` : `Gematria: ${inWords(value)}`,
  searching: 'Searching',
  results: 'Results',
  noResults: 'No Results Found', // Fixed wording.
  found: (counted: string) => `${counted} found`,
  failed: 'An error occurred while searching. Please try again.', // Fixed wording.
  textsFailed: 'The counts and places come from your browser. The texts cannot be fetched right now.',
  requestId: (id: string) => `If this keeps happening, tell us the request number ${id}.`,
  retry: 'Retry',
  home: 'Return to Home', // Fixed wording.
  browse: 'Browse Bible', // Fixed wording.
  goOn: 'Continue Exploring', // Fixed wording.
  browseHint: 'Pick any book and chapter',
  goOnHint: (reference: string) => `Back to <bdi>${reference}</bdi>`,
  view: (reference: string) => `View ${reference}`,
  viewButton: 'View', // Fixed wording.
  noText: 'No text available', // Fixed wording.
  relevance: (share: number) => `Relevance: ${Math.round(share * 100)}%`, // Fixed wording.
  gematriaValue: 'Gematria Value: ', // Fixed wording.
  inOriginal: (reference: string) => `in the original <bdi>${reference}</bdi>`,
  inVersion: (reference: string) => `in this text <bdi>${reference}</bdi>`,
  youWere: 'the verse you were reading',
  /** Another English reference of a Hebrew or Greek verse that the English numbering splits. */
  alsoAt: (reference: string) => `also at <place>${reference}</place>`,
  page: (page: number, last: number) => `Page ${formatValue(page)} of ${formatValue(last)}`,
  pages: 'Pages of results',
  previous: 'Previous',
  next: 'Next',
  order: { label: 'Order', names: { best: 'Best first', canonical: 'In the order of the Bible' } },
  times: {
    inText: (verses: number, times: number, version: string) =>
      `${count(verses, 'verse')} · ${counted(times, 'time')} in the ${version}`,
    notCounted:
      'How often is counted for one word, for one phrase in quotation marks, in Hebrew, Greek or English letters, or for a Strong’s number.',
    lemmaNotCounted:
      'A dictionary form can have several Strong’s numbers. How often is counted for one number: a word’s card names its own.',
    ownNotCounted: 'In an added text, how often is counted for one word at a time, not for a phrase.',
    forms: 'As it is written',
    rule: 'Capitals make no difference, and an apostrophe ends a word: God, GOD, god and God’s are all counted as God.',
  },
  filters: {
    title: 'Filter and order the results',
    part: 'Part of the Bible',
    version: 'Version',
    book: 'Book',
    fewerBooks: 'Fewer books',
    allBooks: (books: number) => `All ${books} books`,
    inUse: 'Filters in use',
    remove: (label: string) => `Remove the filter ${label}`,
    otherForms: 'With other forms',
    acrossVerses: 'Across verses',
    within: (range: number) => `± ${formatValue(range)}`,
    fewest: (words: number) => `${words} words or more`,
    most: (words: number) => `${words} words or fewer`,
    also: (method: string, number: number) => `${method}: ${number}`,
  },
  versions: {
    original: 'Original',
    [EVERY_EDITION]: 'Every edition',
  },
  count,
  value: inWords,
  text: {
    label: 'Words, a phrase, a Strong’s number or a reference',
    submit: 'Search Text', // Fixed wording.
    enter: 'Enter',
    note: 'Search will look for exact matches in the biblical text.', // Fixed wording.
    otherForms: 'Include other forms',
    otherFormsHint: 'Searching for “love” also finds “loved” and “loving”.',
    goTo: (reference: string) => `Go to <bdi>${reference}</bdi>`,
    asNumber: (number: number) => `Find what adds up to <b>${formatValue(number)}</b>`,
    syntax: 'What you can search for',
    question: (term: string, where: string, version: string | null) =>
      spaced(`Verses for ${term}`, where, bracketed(version)),
  },
  examples: {
    phraseTerm: '"in the beginning"',
    title: 'Try one of these',
    phrase: '“in the beginning”',
    group: 'light in the Gospels',
    hebrew: 'אלהים in the Torah',
    verses: 'verses that add up to 2,701',
    phrases: 'phrases in the Torah that add up to 913',
    words: 'Greek words that add up to 888',
  },
  nothing: {
    /** Says that nothing was found, for a search for one word or one phrase. */
    contains: (phrase: string, where: string, version: string | null) =>
      spaced('No verse', where, bracketed(version), `contains “<bdi>${phrase}</bdi>”.`),
    /** The same where the word is counted inside others too. */
    title: 'Not a word by itself',
    alone: (phrase: string, where: string, version: string | null) =>
      spaced('No verse', where, bracketed(version), `has “<bdi>${phrase}</bdi>” as a word by itself.`),
    /** Says that nothing was found, for a search for several words, a number or a term with operators. */
    matches: (term: string, where: string, version: string | null) =>
      spaced('No verse', where, bracketed(version), `matches “<bdi>${term}</bdi>”.`),
    /** Says that nothing was found, for a search by value. Its other conditions are shown as filters. */
    adds: ({ unit, length, value, range, by, where }: NothingAdds) => {
      const does =
        range === 0 ? `adds up to ${inWords(value)}` : `is within ${formatValue(range)} of ${inWords(value)}`;
      return `${spaced('No', UNIT_NOUNS[unit], length, where, does)} (${listed(by)}).`;
    },
    tryThis: 'Try:',
    offers: 'Did you mean:',
    /** Another spelling that the text has, with the number of verses. */
    offer: (term: string, found: number) => `${term}: ${count(found, 'verse')}`,
    otherForms: (found: number) => `Include other forms: ${count(found, 'verse')}`,
    others: (value: string) => `These add up to ${inWords(value)}:`,
    othersFailed: 'We could not check whether words, phrases or verses have this value.',
    counting: 'Counting…',
    otherEndings: (term: string) => `Other endings: ${term}`,
    anyOrder: (term: string) => `The words in any order: ${term}`,
    anyWord: (term: string) => `Any of the words: ${term}`,
    everywhere: 'All books and versions',
    byValue: 'A search by value',
    byThisValue: (number: number) => `What adds up to ${formatValue(number)}`,
    near: (range: number, number: number) => {
      if (range > 1) return `Values up to ${formatValue(range)} away`;
      return number === 1
        ? 'Also 2'
        : `Also ${listed([number - 1, number + 1].map((one) => formatValue(one)))}`;
    },
    otherValue: 'Another value',
    anyLength: 'Phrases of any length',
    acrossVerses: 'Phrases that cross verses',
    phrases: 'Phrases',
    allBooks: 'All books',
    bothScripts: 'By Hebrew and Greek Standard',
    everyEdition: 'In every edition',
    without: (label: string) => `Without the filter ${label}`,
    about: (number: number) => `All about ${formatValue(number)}`,
    names: 'The names of the Bible',
    words: 'The words of the Bible by how often they occur',
  },
  byValue: {
    /**
     * The form for a search by value is this sentence. Each tag becomes a field; the word inside `scope` stays before
     * its field.
     */
    sentence:
      'Find <unit>units</unit> that add up to <number>number</number> by <method>method</method> <scope>in</scope>',
    unit: 'What to find',
    units: { verse: 'verses', word: 'words', span: 'phrases' },
    number: 'Number',
    method: 'Method',
    scope: 'Where',
    both: 'Hebrew and Greek Standard',
    severalMethods: (names: readonly string[]) => listed(names),
    wholeText: { hebrew: 'the Tanakh', greek: 'the Greek New Testament', both: 'all books' },
    submit: 'Find by Value', // Fixed wording.
    notSearched: (number: string, why: string) => `Nothing is searched for ${number}. ${why}`,
    zero: 'Every letter is worth at least 1. Enter 1 or more.',
    aboutNumber: (number: number) => `All about ${formatValue(number)}`,
    exactFirst: (exact: number, value: number) =>
      exact === 1
        ? `The one that adds up to exactly ${formatValue(value)} comes first.`
        : `The ${formatValue(exact)} that add up to exactly ${formatValue(value)} come first.`,
    more: 'More conditions',
    kind: 'Kind of number',
    kinds: {
      value: 'This number',
      multiple: 'A multiple of it',
      prime: 'Any prime number',
      triangular: 'Any triangular number',
      square: 'Any square number',
    },
    multipleOf: 'a multiple of',
    within: 'Within ±',
    fewest: 'Fewest words',
    most: 'Most words',
    any: 'any',
    acrossVerses: 'Across verses',
    lemma: 'With the word (Strong’s number)',
    lemmaExample: 'H430',
    everyEdition: 'In every edition',
    add: 'Add a second method',
    second: 'A value by a second method',
    andBy: 'And by',
    alsoWorth: 'they also add up to',
    remove: 'Remove this condition',
    question: ({ unit, what, by, where, conditions }: ValueQuestion) =>
      [`${SUBJECTS[unit]} ${what} by ${listed(by)} ${where}`, ...conditions].join(', '),
    what: (value: string, range: number) =>
      range === 0 ? `that add up to ${inWords(value)}` : `within ${formatValue(range)} of ${inWords(value)}`,
    inBook: (book: string) => `in ${book}`,
    inPart: (part: string) => `in ${the(part)}`,
    the,
    inTexts: {
      hebrew: 'in the Hebrew text',
      greek: 'in the Greek text',
      both: 'in the Hebrew and Greek texts',
    },
    inEvery: 'in every edition',
    wordsFrom: (fewest: number) => `of ${fewest} words or more`,
    wordsFromTo: (fewest: number, most: number) => `of ${fewest} to ${most} words`,
    crossing: 'across verses',
    inVerse: 'within a verse',
    also: (number: number, method: string) => `also ${formatValue(number)} by ${method}`,
    ofWord: (lemma: string) => `of the word ${lemma}`,
    withWord: (lemma: string) => `with ${lemma} among the words`,
  },
  noChance: {
    verses: 'Expected counts are available for words and phrases only.',
    kinds: 'Expected counts are available for single values, not for kinds of numbers.',
    crossing: 'Expected counts are available for phrases within a verse only.',
    editions: 'Expected counts are available for one edition at a time.',
    also: 'Expected counts are available for one method at a time.',
    lemma: 'Expected counts are not available for phrases with a chosen word.',
  },
  syntax: [
    { typed: 'good shepherd', means: 'verses with both words. Add quotation marks for the exact phrase.' },
    { typed: '"in the beginning"', means: 'the exact phrase' },
    { typed: 'light AND NOT darkness', means: 'AND, OR and NOT, in capitals' },
    { typed: 'shep*', means: 'words beginning with these letters' },
    { typed: 'אלהים', means: 'Hebrew without vowels and accents. Final letters match too.' },
    { typed: 'λογος', means: 'Greek without accents' },
    { typed: 'H430', means: 'a Strong’s number: the Hebrew word in every form' },
    { typed: 'lemma:אלהים', means: 'every form of a Hebrew word' },
    { typed: 'G3056', means: 'a Greek word by its Strong’s number' },
    { typed: '=2701', means: 'verses that add up to this gematria value' },
  ],
} as const;

const SUBJECTS = { verse: 'Verses', word: 'Words', span: 'Phrases' } as const;

interface ValueQuestion {
  readonly unit: Unit;
  readonly what: string;
  readonly by: readonly string[];
  readonly where: string;
  readonly conditions: readonly string[];
}

interface NothingAdds extends Pick<ValueQuestion, 'unit' | 'by' | 'where'> {
  readonly length: string;
  readonly value: string;
  readonly range: number;
}
