import { counted, formatValue } from '../numbers.ts';

const SCRIPTS = { hebrew: 'Hebrew', greek: 'Greek' } as const;
type Script = keyof typeof SCRIPTS;

const UNITS = { word: 'word', span: 'phrase', verse: 'verse' } as const;
type Unit = keyof typeof UNITS;

export const calculatorText = {
  title: 'Gematria Calculator', // Fixed wording.
  script: 'Script',
  cards: {
    word: 'Single Word Calculator', // Fixed wording.
    text: 'Full Text Calculator', // Fixed wording.
    fields: { word: 'word', text: 'text' },
    field: (script: Script, card: 'word' | 'text') => `${SCRIPTS[script]} ${card}`,
    calculate: 'Calculate',
    results: 'Results',
    calculating: 'Calculating…',
    notChecked: 'These values were computed in your browser. The server could not check them just now.',
    inputRequired: 'Input Required', // Fixed wording.
    enterWord: (script: Script) => `Please enter a ${SCRIPTS[script]} word to calculate its gematria value.`, // Fixed wording.
    enterText: 'Please enter text to calculate its gematria value.', // Fixed wording.
    outdated: (values: readonly string[]) =>
      `The server gets ${values.join(', ')}. This page is out of date. Please reload it.`,
    noLetters: (script: Script) => `There are no ${SCRIPTS[script]} letters to count.`,
  },
  reference: {
    pending: (typed: string) => `Looking up ${typed}…`,
    failed: 'The words of this reference could not be loaded.',
    open: (name: string) => `Open ${name}`,
    taken: (taken: number, all: number, letters: number) =>
      `${taken === all ? counted(all, 'word') : `${formatValue(taken)} of ${counted(all, 'word')}`}, ${counted(letters, 'letter')}`,
    numbered: (original: string) => `${original} by the numbers of the original text`,
    withWords: (name: string, runs: string, count: number) =>
      `${name}, ${count === 1 ? 'word' : 'words'} ${runs}`,
    tooFew: (name: string, all: number) =>
      `${name} has ${counted(all, 'word')}. Type numbers from 1 to ${formatValue(all)} after “words”.`,
    whichWords: (name: string, all: number) =>
      `${name} has ${counted(all, 'word')}. Type their numbers after “words”, for example 1 or 2–4.`,
    noWords: (name: string) => `${name} has no Hebrew or Greek words here.`,
    onePlace: 'Type one verse, or verses of one chapter.',
    noReference:
      'This is not a reference. Type Hebrew or Greek letters, or a reference such as Gen 1:1 or Gen 1:1 words 2–4.',
    typeAnother: (reason: string) => `${reason} Type a reference such as Gen 1:1.`,
    didYouMean: (reason: string, name: string) => `${reason} Did you mean ${name}?`,
  },
  exchanged: (method: string) => `The letters by ${method}`,
  letterByLetter: 'Letter by letter',
  answer: {
    title: 'The answer',
    comparison: 'Two texts compared',
    method: 'Method',
    about: 'What to work out',
    word: 'Word',
    text: 'Text',
    stop: 'Stop comparing',
    compare: 'Compare with another text',
    compareWith: 'Compare with',
    tooLong: (most: number) =>
      `This text is longer than ${formatValue(most)} characters, so a link cannot hold it. It is lost when you close this page.`,
    value: (value: number | null) => `= ${formatValue(value)}`,
    both: (one: string, other: string) => `${one} and ${other}`,
    noValue: 'One of them has no value by this method.',
    equal: (value: number, method: string) => `Equal: both are ${formatValue(value)} by ${method}.`,
    different: (by: number, isMore: boolean, method: string) =>
      `The second is ${formatValue(by)} ${isMore ? 'more' : 'less'} than the first by ${method}.`,
  },
  examples: {
    label: 'Examples',
    lead: 'Type a word to see its value by every method, and where that value occurs. A reference such as Gen 1:1 or Gen 1:1 words 2–4 takes the words of the verse. Try one:',
    peace: 'שלום, peace',
    beginning: 'בראשית ברא אלהים, in the beginning God created',
    beginningText: 'בראשית ברא אלהים',
    logosText: 'ἐν ἀρχῇ ἦν ὁ λόγος',
    serpent: 'משיח, anointed, beside נחש, serpent',
    name: 'יהוה with the names of its letters spelled out',
    jesus: 'Ἰησοῦς, Jesus',
    logos: 'ἐν ἀρχῇ ἦν ὁ λόγος, in the beginning was the word',
    love: 'ἀγάπη, love, beside θέλημα, will',
  },
  inScripture: {
    title: 'Where in Scripture is this value?',
    noValue: 'There is no value to look for.',
    tooLarge: (value: number) => `${formatValue(value)} is larger than any value in Scripture.`,
    asked: (value: number, method: string) => `<number>${formatValue(value)}</number> by ${method}.`,
    withoutOption: 'These counts do not use the option you chose.',
    failed: 'These places could not be loaded.',
    noPhrases: 'This method cannot find phrases.',
    counting: 'Counting…',
    units: { word: 'Words', span: 'Phrases', verse: 'Verses' },
    found: (count: number, unit: Unit) => counted(count, UNITS[unit]),
    unitFailed: {
      word: 'The words could not be loaded.',
      span: 'The phrases could not be loaded.',
      verse: 'The verses could not be loaded.',
    },
    all: (count: number, unit: Unit) =>
      count === 1 ? `Open the ${UNITS[unit]} in Search` : `All ${counted(count, UNITS[unit])}`,
  },
  keys: {
    show: { hebrew: 'Hebrew keys', greek: 'Greek keys' },
    showFor: (script: Script, field: string) => `${SCRIPTS[script]} keys for ${field}`,
    space: 'Space',
    backspace: 'Backspace',
    letters: {
      hebrew:
        'Alef, Bet, Gimel, Dalet, He, Vav, Zayin, Het, Tet, Yod, Kaf, Lamed, Mem, Nun, Samekh, Ayin, Pe, Tsade, Qof, Resh, Shin, Tav',
      hebrewFinals: 'Final Kaf, Final Mem, Final Nun, Final Pe, Final Tsade',
      greek:
        'Alpha, Beta, Gamma, Delta, Epsilon, Zeta, Eta, Theta, Iota, Kappa, Lambda, Mu, Nu, Xi, Omicron, Pi, Rho, Sigma, Tau, Upsilon, Phi, Chi, Psi, Omega',
      greekOthers: 'Final Sigma, Stigma, Koppa, Sampi',
      iotaSubscript: 'Iota Subscript',
    },
  },
  onlyFirst: (most: number) => `Only the first ${formatValue(most)} characters are used.`,
  methodInfo: {
    about: (method: string) => `About ${method}`,
    source: 'Source: ',
    more: (method: string) => `More about ${method}`,
  },
  table: {
    title: 'Every method',
    comparison: 'Both texts by every method',
    equalGroup: 'Equal in both',
    noneEqual: 'No method makes them equal.',
    someEqual: (equal: number, all: number) => `The two are equal by ${equal} of ${all} methods.`,
    caption: (script: Script) => `Values by every ${SCRIPTS[script]} method`,
    method: 'Method',
    first: 'First',
    second: 'Second',
    difference: 'Difference',
    differenceShort: 'Diff.',
    value: 'Value',
    about: 'About the method',
    equal: 'equal',
  },
  working: {
    tooLarge: 'This number is too large to be exact.',
    noLetters: (script: Script) => `There are no ${SCRIPTS[script]} letters to count.`,
    more: (words: number) => `Show ${counted(words, 'more word', 'more words')}`,
    together: (words: number) => `The ${formatValue(words)} words together: `,
    afterwards: (step: string) => `Then ${step}: `,
  },
} as const;
