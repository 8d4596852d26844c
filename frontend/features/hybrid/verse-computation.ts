import type { EditionList, VerseAnalysis } from '../../../domain/contract/index.ts';
import type { HybridMethod } from '../../addresses/hybrid-explorer-address.ts';
import { methodFullName } from '../../shared/methods/methods.ts';
import { hybridText } from '../../text/instruments/hybrid-text.ts';
import { formatValue } from '../../ui/words/format-value.ts';
import type { Computation } from '../cite/index.ts';

/** The citation of a verse's totals by the chosen methods. Null if no total has a value or the verse has no edition. */
export function verseComputation(
  {
    verse,
    totalValues,
  }: Pick<VerseAnalysis, 'totalValues'> & {
    readonly verse: Pick<VerseAnalysis['verse'], 'reference' | 'edition'>;
  },
  methods: readonly HybridMethod[],
  editions: EditionList['editions'],
): Computation | null {
  const edition = editions.find(({ id }) => id === verse.edition);
  const totals = methods.flatMap((id) => totalValues.find(({ method }) => method === id) ?? []);
  if (edition === undefined || totals.every(({ value }) => value === null)) return null;
  return {
    title: hybridText.citation(verse.reference),
    answer: totals.map(({ method, value }) => `${methodFullName(method)} ${formatValue(value)}`).join(', '),
    editions: [{ id: edition.id, revision: edition.revision }],
  };
}
