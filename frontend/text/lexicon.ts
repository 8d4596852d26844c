/** The dictionary's entry in the card of a word. */
export const lexiconText = {
  loading: 'Loading the dictionary',
  failed: 'The dictionary could not be shown.',
  derivation: 'Derivation: ',
  usage: 'In the King James Version: ',
  source: (name: string) => `${name}: `,
} as const;
