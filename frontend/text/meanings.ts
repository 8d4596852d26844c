import { listed } from './numbers.ts';

/** Where the meaning of a word comes from. */
export const meaningsText = {
  /** The sources of meanings in context, by the id of their edition or pack. */
  contexts: {
    tagnt: 'the Greek text tagged by STEPBible',
    meanings: 'the pack of meanings in context',
    other: 'another installed edition',
  },
  /** After a meaning that is the dictionary's. `note.sign` explains it. */
  dictionarySign: '°',
  /** Beside a meaning on the card of a word. */
  source: {
    edition: 'this edition’s meaning here',
    context: (source: string) => `the meaning here, from ${source}`,
    composed: 'built from Strong’s dictionary and the grammar',
    stepBible: 'STEPBible’s short gloss',
    strongs: 'Strong’s first sense',
  },
  /** Below the words of a verse. */
  note: {
    context: (sources: readonly string[]) =>
      `These are the meanings of each word in this verse, from ${listed(sources)}.`,
    contextAndComposed: 'Words without one have a meaning from Strong’s dictionary.',
    composed: 'Meanings are built from Strong’s dictionary and each word’s grammar.',
    sign: '° means straight from the dictionary.',
    dictionary: 'Meanings come from Strong’s dictionary and may not fit this verse exactly.',
    noEntry: 'A dash means that the dictionary has no entry for the word.',
    noDictionary: 'Meanings (–) come with Strong’s dictionary, which is not installed here.',
    noNumbers:
      'Meanings and Strong’s numbers (–) for this text come with an optional pack that is not installed here.',
  },
} as const;
