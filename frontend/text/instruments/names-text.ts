import { counted } from '../numbers.ts';

export const namesText = {
  title: 'Name Exploration Tool', // Fixed wording.
  lead: 'See what a name means, its Hebrew and Greek value, where it appears in the Bible, and which verses share its value.',
  field: 'Name',
  explore: 'Explore', // Fixed wording.
  required: 'Please enter a name to analyze', // Fixed wording.
  hint: 'In English, Hebrew or Greek letters: Isaiah, <a>ישעיהו</a> or <b>Ἠσαΐας</b>',
  pending: 'Analyzing name and finding connections...', // Fixed wording.
  failed: 'Error analyzing name', // Fixed wording.
  notShown: 'The answer could not be shown. Please try again.',
  done: 'Name analyzed successfully', // Fixed wording.
  counts: (values: number, verses: number) =>
    `${counted(values, 'gematria value')} and ${verses === 0 ? 'no exact biblical connections' : counted(verses, 'biblical connection')}.`,
  near: (verses: number) => ` ${counted(verses, 'verse has', 'verses have')} a value close to it.`,
  toExplorer: 'Go to the Verse Explorer',
  numbering: { hebrew: 'Hebrew ', greek: 'Greek ' },
  meaning: {
    title: 'Meaning',
    unknown: 'This name is not in our list or in Strong’s dictionary, so we don’t know its meaning.',
    source: 'Source',
    first: {
      spelling: 'First spelled this way in',
      name: 'First as a name in',
      word: 'First as a word in',
    },
    firstOfKind: { person: 'First person of this name', place: 'First place of this name' },
    strongs: 'Strong’s numbers',
    people: (count: number) => `${counted(count, 'person', 'people')} with this name`,
  },
  values: {
    title: 'Gematria values',
    hebrew: 'Hebrew methods',
    greek: 'Greek methods',
    method: 'Method',
    value: 'Value',
    inScripture: 'In the Bible',
    wordsOf: (value: number, method: string) => `Words that add up to ${value} (${method})`,
    words: 'words',
  },
  connections: {
    title: 'Biblical connections',
    lead: 'These are whole verses with the same value as the name. Names are short and verses are long, so few verses match.',
    range: 'Search range',
    exactOnly: 'Exact only',
    none: 'No exact biblical connections found for this name. Try adjusting the search range or exploring a different name.', // Fixed wording.
    exact: (total: number, shown: number) =>
      shown < total
        ? `${counted(total, 'verse')} with exactly this value. Here are the first ${shown}:`
        : `${counted(total, 'verse')} with exactly this value:`,
    noneExact: 'No verse has exactly this value.',
    noneWithin: (range: string) => `No verse is within ${range} of it.`,
    nearest: (range: string) => `No verse has exactly this value. These are the nearest within ${range}:`,
  },
  occurrences: {
    title: 'Where the name occurs',
    texts: { hebrew: 'the Hebrew Bible', greek: 'the Greek New Testament' },
    noNumber: (text: string) => `No word with this number in ${text}`,
    noLetters: (text: string) => `No word with these letters in ${text}`,
    verses: (count: number, text: string) => `${counted(count, 'verse')} in ${text}`,
    byNumber: (numbers: string) =>
      `Every word with the number ${numbers}, in any spelling and with any prefix.`,
    byHebrewLetters: (forms: string) =>
      `Every word spelled <forms>${forms}</forms>, whatever it names. Words with prefixes are not included.`,
    byGreekLetters: (forms: string) => `Every word spelled <forms>${forms}</forms>, whatever it names.`,
    more: (count: number) => `Show ${count} more`,
    all: (count: string) => `Search for all ${count}`,
  },
  forms: {
    titles: { hebrew: 'Hebrew', greek: 'Greek' },
    origins: {
      curated: 'As spelled in the Bible',
      lexicon: 'As spelled in Strong’s dictionary',
      listed: 'As spelled in the installed list of persons',
      typed: 'As you typed it',
      transliterated: 'Spelled by sound from the English letters, not found in any text',
      chosen: 'Your own spelling',
    },
    genitive: (origin: string) => `${origin}, in the genitive. The Greek New Testament has no other form.`,
    origin: (origin: string) => `${origin}.`,
    unknown: (script: string) =>
      `We don’t know a ${script} spelling of this name, so it has no ${script} value.`,
    letters: 'Letter by letter',
    change: 'Change the spelling',
    reset: 'Use the original spelling',
    label: (script: string) => `${script} spelling`,
    use: 'Use it',
  },
  list: {
    title: 'Browse names',
    find: 'Find by spelling, meaning or value',
    kind: 'Kind',
    all: 'All',
    kinds: { person: 'People', place: 'Places', divine: 'God and heaven', word: 'Words' },
    none: 'No name in this list matches. You can explore any other name above.',
    count: (names: number) => counted(names, 'name'),
    showAll: (count: number) => `Show all ${count} names`,
  },
  citation: {
    title: (name: string, forms: string) => `The name ${name} (${forms}), Hebrew Standard and Greek Standard`,
    answer: (hebrew: string, greek: string, verses: number) =>
      `${hebrew} and ${greek}, ${counted(verses, 'verse')} with the same value`,
  },
} as const;
