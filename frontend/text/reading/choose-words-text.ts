import { counted, formatValue } from '../numbers.ts';

export const chooseWordsText = {
  title: 'Chosen words',
  how: 'Click or tap words to add them up. With the keyboard: arrows and Space. Shift, or “Up to…”, chooses from one word to another.',
  /** `words` is how many a verse has. Null in a chapter. */
  beyond: (reference: string, words: number | null) =>
    words === null
      ? `The address names words that ${reference} does not have. Type the verse, a dot and its words, for example words=2.9-14.`
      : `The address names words that ${reference} does not have. It has ${counted(words, 'word')}, so type numbers from 1 to ${formatValue(words)}.`,
  noWords: (reference: string) =>
    `${reference} has no Hebrew or Greek words in this text, so there are none to add up. Another original text may have them.`,
  nouns: 'Nouns',
  names: 'Names',
  choose: { nouns: 'Choose the nouns', names: 'Choose the names' },
  none: { nouns: 'There are no nouns here.', names: 'No word here is marked as a name.' },
  took: { nouns: 'Nouns (names too):', names: 'Names:' },
  noGrammar: 'The words of this text are not marked as nouns or names.',
  upTo: 'Up to…',
  endRun: 'Then choose another word. All words between the two are chosen too.',
  clear: 'Clear',
  done: 'Done',
  doneTitle: 'Stop choosing words',
  copy: 'Copy',
  copied: 'The sum',
  same: 'Same value elsewhere',
  loading: 'Loading the words…',
  failed: 'The words could not be loaded.',
  noMethod: 'Choose a method to see the sum.',
  counts: (words: number, letters: number) => `${counted(words, 'word')}, ${counted(letters, 'letter')}`,
  spoken: (words: string, value: number | null, method: string) =>
    `${words}, ${formatValue(value)} by ${method}`,
  notInLink: 'These words are too many for a link, so a link to this page does not hold your choice.',
  nothing: 'No word is chosen.',
  name: (reference: string, runs: string, words: number) =>
    `${reference}, ${words === 1 ? 'word' : 'words'} ${runs}`,
  copyText: (name: string, words: string, value: string) => `${name}: ${words} = ${value}`,
} as const;
