import { useId } from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { useMarks, withMarks } from '../../shared/marks.ts';
import { methodLabel } from '../../shared/methods.ts';
import { endsVariant } from '../../shared/words.ts';
import { WithDivineName } from '../../ui/divine-name.tsx';
import { formatValue } from '../../ui/format-value.ts';
import { OriginalWord } from './original-word.tsx';

interface WordTableProps {
  readonly words: readonly WordAnalysis[];
  /** The method of the values in the table. Undefined if no chosen method counts this script. */
  readonly method: string | undefined;
}

/** One row for each word: original, transliteration and meaning, then Strong's number, value and frequency. */
export function WordTable({ words, method }: WordTableProps) {
  const heading = useId();
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-2">
        <h3 id={heading} className="text-lead font-medium">
          Words
        </h3>
        {method !== undefined && words.length > 0 && (
          <p className="text-meta text-muted">{`Values by ${methodLabel(method)}`}</p>
        )}
      </div>
      {words.length === 0 ? (
        <p className="text-ui text-muted">No word analysis data available.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
        <section className="word-scroll" aria-labelledby={heading} tabIndex={0}>
          <table className="word-table">
            <thead>
              <tr>
                <th scope="col">Word</th>
                <th scope="col">Strong’s</th>
                <th scope="col" className="numeric">
                  Value
                </th>
                <th scope="col" className="numeric">
                  Frequency
                </th>
              </tr>
            </thead>
            <tbody>
              {words.map((analysis, index) => (
                <WordRow
                  key={analysis.word.wordPosition}
                  analysis={analysis}
                  method={method}
                  showsVariant={endsVariant(words, index)}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

interface WordRowProps {
  readonly analysis: WordAnalysis;
  readonly method: string | undefined;
  readonly showsVariant: boolean;
}

function WordRow({ analysis: { word, gematriaValues, frequency }, method, showsVariant }: WordRowProps) {
  const value = gematriaValues.find((one) => one.method === method)?.value ?? null;
  const { language, variant } = word;
  const marks = useMarks();
  return (
    <tr>
      <th scope="row">
        <OriginalWord word={word} />{' '}
        <span lang={`${language}-Latn`} className="text-muted">
          {word.transliteration}
        </span>{' '}
        <span className="word-meaning">
          <WithDivineName text={word.translation ?? '–'} />
        </span>
        {showsVariant && variant !== null && (
          <span className="word-meaning text-muted">
            {variant === '' ? 'not ' : ''}
            {word.reading === 'qere' ? 'written' : 'read'}
            {variant !== '' && (
              <>
                {': '}
                <bdi lang={language}>{withMarks(variant, marks)}</bdi>
              </>
            )}
          </span>
        )}
      </th>
      <td className="text-muted">{word.strongsNumber ?? '–'}</td>
      <td className="numeric font-semibold text-accent">{formatValue(value)}</td>
      <td className="numeric text-muted">{frequency === null ? 'N/A' : formatValue(frequency)}</td>
    </tr>
  );
}
