import { listed } from '../numbers.ts';

export const meaningsText = {
  contexts: {
    edition: (name: string) => `the ${name}`,
    meanings: 'the pack of meanings in context',
    other: 'another installed edition',
  },
  /** What the sign את is called, and what it is called below a word. */
  objectMarker: '(object marker)',
  brief: '(obj.)',
  /** Shown after a meaning if the word has other senses too. `note.sign` explains it. */
  dictionarySign: '°',
  note: {
    context: (sources: readonly string[]) =>
      `These are the meanings of each word in this verse, from ${listed(sources)}.`,
    contextAndComposed: 'Words without one have a meaning from Strong’s dictionary.',
    composed: 'Meanings: Strong’s dictionary, adapted to each word’s form.',
    sign: '°\u00A0has several senses.',
    dictionary: 'Meanings come from Strong’s dictionary and may not fit this verse exactly.',
    noEntry: 'A dash means that we have no meaning for the word.',
    noDictionary: 'Meanings (–) come with Strong’s dictionary, which is not installed.',
    noNumbers: 'We have no meanings (–) for these words, because this text has no Strong’s numbers for them.',
  },
} as const;
