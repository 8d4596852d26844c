import { listed } from '../numbers.ts';

interface Edition {
  readonly id: string;
  readonly revision: string;
}

const namesOf = (editions: readonly Edition[]): string =>
  listed(editions.map(({ id, revision }) => `${id.toUpperCase()} (revision ${revision})`));

/** The words that only the files have that a reader saves of the map. */
export const heatExportText = {
  texts: (editions: readonly Edition[]) => `Texts: ${namesOf(editions)}`,
  csv: {
    heads: { question: 'Question', answer: 'Answer', texts: 'Texts', address: 'Address' },
    texts: namesOf,
    columns: ['Book', 'Chapter', 'Verse'],
    counts: ['Count', 'Count of the second question'],
  },
} as const;
