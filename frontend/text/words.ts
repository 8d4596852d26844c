import { counted } from './numbers.ts';

/** The words of a verse and the card of a word. */
export const wordsText = {
  strongsNumber: (number: string) => `Strong’s ${number}`,
  options: {
    /** The name of the menu “Aa” for screen readers. */
    label: 'Aa, text options',
    sign: 'Aa',
    size: 'Text size',
    marks: 'Hebrew marks',
    vowels: 'Vowels',
    accents: 'Accents',
    rows: 'Word by word',
  },
  sum: {
    label: 'The value of each word, in reading order',
    /** The name of a number for screen readers. */
    number: (value: string, position: number, sound: string) => `${value}, word ${position}, ${sound}`,
    more: (count: number) => counted(count, 'more word'),
    noSum: 'By this method, the value of the verse is not the sum of its words.',
  },
  variants: {
    read: 'read: ',
    written: 'written: ',
    notRead: 'not read',
    notWritten: 'not written',
    readTitle: 'Qere: what is read',
    writtenTitle: 'Ketiv: what is written',
  },
  card: {
    /** The name of the card for screen readers. */
    label: (position: number, reference: string) => `Word ${position} of ${reference}`,
    gematria: 'Gematria',
    dictionary: 'Dictionary',
    countedByLetters: 'Counted by its letters: ',
    links: 'About this word',
    findAll: (count: string) => `Find all ${count}`,
    once: 'Occurs only here',
    unknownFrequency: 'N/A', // Fixed.
    sameValue: 'Same value',
    sameRoot: 'Same root',
    compare: 'Compare',
    stopComparing: 'Stop comparing',
    chooseOther: 'Now choose another word to compare.',
    difference: (difference: string, sum: string) => `Difference ${difference}, together ${sum}`,
    copy: 'Copy',
    copyLink: 'Copy link',
    theWord: 'The word',
    theLink: 'The link',
    more: 'More',
    less: 'Less',
    noLetters: 'No letters here to count.',
    qereOnly: 'Qere: read and not written.',
    ketivOnly: 'Ketiv: written and not read.',
    written: 'Ketiv, written: ',
    read: 'Qere, read: ',
  },
  languages: { he: 'Hebrew', arc: 'Aramaic', grc: 'Greek' },
} as const;
