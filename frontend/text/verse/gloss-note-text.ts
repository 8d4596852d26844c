import { listed } from '../numbers.ts';

export const glossNoteText = {
  contexts: {
    edition: (name: string) => `the ${name}`,
    meanings: 'the pack of meanings in context',
    other: 'another installed edition',
  },
  context: (sources: readonly string[]) =>
    `These are the meanings of each word in context, from ${listed(sources)}.`,
  contextAndComposed: 'Words without one have a meaning from Strong’s dictionary.',
  composed: 'Meanings: Strong’s dictionary, adapted to each word’s form.',
  dictionary: 'Meanings come from Strong’s dictionary and may not fit the context exactly.',
  noEntry: 'A dash means that we have no meaning for the word.',
  noDictionary: 'Meanings (–) come with Strong’s dictionary, which is not installed.',
  noNumbers: 'We have no meanings (–) for these words, because this text has no Strong’s numbers for them.',
} as const;
