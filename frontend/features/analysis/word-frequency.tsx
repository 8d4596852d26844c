import { Link } from '@tanstack/react-router';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { analysisText } from '../../text/verse/analysis-text.ts';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { useOneTabStop } from '../../ui/panels/use-one-tab-stop.ts';
import { OriginalWord } from './original-word.tsx';

export const CARD = 'not-first:border-t not-first:border-line not-first:pt-4';

export function WordFrequency({ words }: { readonly words: readonly WordAnalysis[] }) {
  const list = useOneTabStop<HTMLUListElement>();
  const lemmas = lemmasOf(words);
  return (
    <Accordion title={analysisText.frequency.title(lemmas.length)} className={CARD}>
      {words.length === 0 ? (
        <p className="text-ui text-muted">{analysisText.noWords}</p>
      ) : (
        <>
          <p className="text-meta text-muted">{analysisText.frequency.about(hasLemmas(words))}</p>
          <ul ref={list} className="mt-2">
            {lemmas.map(({ word, frequency }) => (
              <li
                key={word.wordPosition}
                data-frequency
                className="flex items-baseline justify-between gap-4 py-1"
              >
                <OriginalWord word={word} />
                <Link
                  to="/search"
                  search={{ term: word.strongsNumber ?? `lemma:${word.lemma}` }}
                  preload={false}
                  className="py-0.5 text-meta text-muted tabular-nums"
                >
                  {occurrences(frequency)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Accordion>
  );
}

/** True if at least one word has a lemma. The API counts a word without a lemma by its bare form. */
const hasLemmas = (words: readonly WordAnalysis[]) => words.some(({ word }) => word.strongsNumber !== null);

function occurrences(frequency: number | null | undefined): string {
  if (typeof frequency !== 'number') return analysisText.unknown;
  return analysisText.frequency.occurrences(frequency);
}

/** The first word of each lemma, in reading order. The lemma is the Strong's number or, without one, the bare form. */
export function lemmasOf(words: readonly WordAnalysis[]): readonly WordAnalysis[] {
  const byLemma = new Map<string, WordAnalysis>();
  for (const analysis of words) {
    const { strongsNumber, lemma } = analysis.word;
    const key = strongsNumber ?? lemma;
    if (!byLemma.has(key)) byLemma.set(key, analysis);
  }
  return [...byLemma.values()];
}
