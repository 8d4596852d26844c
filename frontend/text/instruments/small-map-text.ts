/** The small map on the first page. Each question is written as in the address of the map. */
export const smallMapText = {
  choose: 'Choose a question',
  questions: [
    { ask: 'spelling.יהוה', label: 'The Name, יהוה' },
    { ask: 'word.26', label: 'Words worth 26' },
    { ask: 'lemma.G26', label: 'Love, ἀγάπη' },
  ],
  failed: 'The map could not be loaded.',
  open: 'Open the map',
} as const;
