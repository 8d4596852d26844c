/** The card of a word. */
export const wordCardText = {
  /** The name of the card for screen readers. */
  label: (position: number, reference: string) => `Word ${position} of ${reference}`,
  gematria: 'Gematria',
  dictionary: 'Dictionary',
  countedByLetters: 'Counted by its letters: ',
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
  /** Beside the word: how the manuscripts write one of its letters. */
  unusual: {
    large: (letter: string) => `with a large ${letter}`,
    small: (letter: string) => `with a small ${letter}`,
    suspended: (letter: string) => `with ${letter} above the line`,
  },
  languages: { he: 'Hebrew', arc: 'Aramaic', grc: 'Greek' },
} as const;
