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
  /** The value of the word and that of another word. */
  compared: (value: string, other: string, difference: string, sum: string) =>
    `${value} and ${other}: ${difference} apart, ${sum} together`,
  copy: 'Copy',
  share: 'Share this word',
  theWord: 'The word',
  more: 'More',
  less: 'Less',
  noLetters: 'There are no letters to count.',
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
  /** Behind “More”: where the meaning of the word comes from. */
  meaningFrom: (source: string) => `${source.charAt(0).toUpperCase()}${source.slice(1)}`,
  languages: { he: 'Hebrew', arc: 'Aramaic', grc: 'Greek' },
} as const;
