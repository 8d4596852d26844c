export const lexiconText = {
  failed: 'The dictionary entry could not be loaded.',
  retry: 'Retry',
  loading: 'Loading the dictionary',
  derivation: 'Derivation',
  kjv: 'In the King James Version',
} as const;
