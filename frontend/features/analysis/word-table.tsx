import { useId, useState } from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { useMarks, withMarks } from '../../shared/scripture/marks.ts';
import { Meaning } from '../../shared/scripture/meaning.tsx';
import { StrongsLink } from '../../shared/scripture/strongs-link.tsx';
import { wordSound } from '../../shared/scripture/word-sound.ts';
import { endsVariant } from '../../shared/scripture/words.ts';
import { analysisText } from '../../text/verse/analysis-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { NUMERIC, TABLE } from '../../ui/pages/page-classes.ts';
import { useOneTabStop } from '../../ui/panels/use-one-tab-stop.ts';
import { formatValue } from '../../ui/words/format-value.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { OriginalWord } from './original-word.tsx';

/** How many words the table shows until the reader asks for all. Then it is at most 300 px high, as the specification asks. */
const FEW = 3;

interface WordTableProps {
  readonly words: readonly WordAnalysis[];
  readonly method: string | undefined;
}

export function WordTable({ words, method }: WordTableProps) {
  const heading = useId();
  const [whole, setWhole] = useState<typeof words | null>(null);
  const shown = whole === words ? words : words.slice(0, FEW);
  const table = useOneTabStop<HTMLTableElement>();
  const forms = words.map(({ word }) => word);
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-2">
        <h3 id={heading} className="text-lead font-medium">
          {analysisText.words}
        </h3>
        {method !== undefined && words.length > 0 && (
          <p className="text-meta text-muted">{analysisText.valuesBy(methodLabel(method))}</p>
        )}
      </div>
      {words.length === 0 ? (
        <p className="text-ui text-muted">{analysisText.noWords}</p>
      ) : (
        <section
          // It does not scroll down by itself, because it would then hold the wheel that scrolls the page.
          className="overflow-x-auto border-y border-line"
          aria-labelledby={heading}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it sideways.
          tabIndex={0}
        >
          <table ref={table} className={`${TABLE} text-meta`}>
            <thead>
              <tr>
                <th scope="col">{analysisText.columns.word}</th>
                <th scope="col">{analysisText.columns.strongs}</th>
                <th scope="col" className={NUMERIC}>
                  {analysisText.columns.value}
                </th>
                <th scope="col" className={NUMERIC}>
                  {analysisText.columns.frequency}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((analysis, index) => (
                <WordRow
                  key={analysis.word.wordPosition}
                  analysis={analysis}
                  method={method}
                  showsVariant={endsVariant(forms, index)}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {shown.length < words.length && (
        <Button className="-ms-3.5 text-accent" onClick={() => setWhole(words)}>
          {analysisText.allWords(words.length)}
        </Button>
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
  const isQere = word.reading === 'qere';
  const { variants } = analysisText;
  const marks = useMarks();
  return (
    <tr>
      <th scope="row">
        <OriginalWord word={word} />{' '}
        <span lang={`${language}-Latn`} className="text-muted">
          {wordSound(word)}
        </span>{' '}
        <span className="block wrap-anywhere">
          <Meaning word={word} />
        </span>
        {showsVariant && variant !== null && (
          <span className="block wrap-anywhere text-muted">
            {variant === '' ? (
              variants[isQere ? 'notWritten' : 'notRead']
            ) : (
              <>
                {variants[isQere ? 'written' : 'read']}
                <bdi lang={language}>{withMarks(variant, marks)}</bdi>
              </>
            )}
          </span>
        )}
      </th>
      <td className="text-muted">
        <StrongsLink number={word.strongsNumber} />
      </td>
      <td className={`${NUMERIC} font-semibold text-accent`}>
        <NumberLink value={value} />
      </td>
      <td className={`${NUMERIC} text-muted`}>
        {typeof frequency === 'number' ? formatValue(frequency) : analysisText.unknown}
      </td>
    </tr>
  );
}
