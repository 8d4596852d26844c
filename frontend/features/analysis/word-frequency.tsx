import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { formatValue } from '../../ui/format-value.ts';
import { lemmasOf } from './lemma-counts.ts';
import { OriginalWord } from './original-word.tsx';

interface WordFrequencyProps {
  readonly words: readonly WordAnalysis[];
  readonly editionName: string | null;
}

/** A list that shows how often the lemma of each word occurs in its edition. */
export function WordFrequency({ words, editionName }: WordFrequencyProps) {
  return (
    <section className="method-card">
      <h3 className="text-ui font-medium">Word frequency</h3>
      {words.length === 0 ? (
        <p className="text-ui text-muted">No word analysis data available.</p>
      ) : (
        <>
          <p className="text-meta text-muted">
            {`How often each word occurs ${hasLemmas(words) ? 'in all its forms' : 'in this form'}. Counted in: ${editionName ?? 'this edition'}.`}
          </p>
          <ul className="mt-2">
            {lemmasOf(words).map(({ word, frequency }) => (
              <li key={word.wordPosition} className="frequency-row">
                <OriginalWord word={word} />
                <span className="text-meta text-muted tabular-nums">{occurrences(frequency)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** True if at least one word has a lemma. The API counts a word without a lemma by its bare form. */
const hasLemmas = (words: readonly WordAnalysis[]) => words.some(({ word }) => word.strongsNumber !== null);

function occurrences(frequency: number | null): string {
  if (frequency === null) return 'N/A';
  return `${formatValue(frequency)} ${frequency === 1 ? 'occurrence' : 'occurrences'}`;
}
