import { type KeyboardEvent, useRef, useState } from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { methodFullName, methodLabel } from '../../shared/methods/methods.ts';
import { wordSound } from '../../shared/scripture/word-sound.ts';
import { directionOf } from '../../shared/scripture/words.ts';
import { similarText } from '../../text/search/similar-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { NUMERIC, TABLE } from '../../ui/pages/page-classes.ts';
import { download } from '../../ui/sharing/download.ts';
import { formatValue } from '../../ui/words/format-value.ts';
import { RichText } from '../../ui/words/rich-text.tsx';
import { ShownEnglish } from '../../ui/words/shown-english.tsx';
import { OriginalWord } from '../analysis/index.ts';
import { barsAsCsv, type WordBar, wordBars } from './word-bars.ts';

interface WordChartProps {
  readonly words: readonly WordAnalysis[];
  /** The first chosen method that has a value for this text; undefined if no chosen method has one. */
  readonly method: string | undefined;
  readonly reference: string;
}

export function WordChart({ words, method, reference }: WordChartProps) {
  const [isTable, setTable] = useState(false);
  const bars = wordBars(words, method);
  const name = method === undefined ? '' : methodLabel(method);
  const fullName = method === undefined ? '' : methodFullName(method);
  return (
    <figure className="mt-8 border-t border-line pt-6">
      <figcaption>
        <h3 className="text-lead font-medium">{similarText.chart.title}</h3>
        {bars.length > 0 && (
          <p className="text-meta text-muted">
            <RichText text={similarText.chart.lead(name, reference)} />
          </p>
        )}
      </figcaption>
      {bars.length === 0 ? (
        <p className="py-4">{similarText.chart.none}</p>
      ) : (
        <>
          {isTable ? <BarTable bars={bars} name={name} /> : <Bars key={reference} bars={bars} />}
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setTable(!isTable)}>
              {isTable ? similarText.chart.showChart : similarText.chart.showTable}
            </Button>
            <Button
              onClick={() =>
                download({
                  name: `${reference} ${name}`,
                  extension: 'csv',
                  content: barsAsCsv(bars, fullName),
                })
              }
            >
              {similarText.chart.csv}
            </Button>
          </div>
        </>
      )}
    </figure>
  );
}

/**
 * The bars of the chart. They are one Tab stop. The left arrow moves to the bar on the left, even if the text is
 * Hebrew.
 */
function Bars({ bars }: { readonly bars: readonly WordBar[] }) {
  const [active, setActive] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const direction = directionOf(bars[0]?.word.language ?? 'he');
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const to = {
      ArrowLeft: active + (forward === 'ArrowLeft' ? 1 : -1),
      ArrowRight: active + (forward === 'ArrowRight' ? 1 : -1),
      Home: 0,
      End: bars.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[Math.min(bars.length - 1, Math.max(0, to))]?.focus();
  };
  const shown = bars[active];
  return (
    <div>
      <ol ref={list} dir={direction} className="mt-4 flex gap-1 overflow-x-auto p-1" onKeyDown={onKeyDown}>
        {bars.map((bar, index) => (
          <li key={bar.word.wordPosition}>
            <button
              type="button"
              className="grid min-w-11 justify-items-center rounded-[calc(var(--radius)/2)] p-1 text-center aria-current:bg-selected"
              tabIndex={index === active ? 0 : -1}
              aria-current={index === active}
              onPointerEnter={() => setActive(index)}
              onFocus={() => setActive(index)}
            >
              <span className="flex h-38 flex-col items-center justify-end">
                <span className="text-meta tabular-nums">{formatValue(bar.value)}</span>
                {/* The bar has a border, because in forced colours the fill disappears. */}
                <span
                  className="w-7 border border-accent bg-accent"
                  style={{ blockSize: `${bar.height * 0.08}rem` }}
                />
              </span>
              <OriginalWord
                word={bar.word}
                className={`pt-1.5 whitespace-nowrap ${bar.word.language === 'grc' ? 'text-ui leading-[1.4]' : 'text-lead leading-[1.9]'}`}
              />
            </button>
          </li>
        ))}
      </ol>
      {shown !== undefined && <Readout bar={shown} sum={bars.reduce((sum, { value }) => sum + value, 0)} />}
    </div>
  );
}

function Readout({ bar: { word, value }, sum }: { readonly bar: WordBar; readonly sum: number }) {
  return (
    <p className="flex min-h-14 flex-wrap items-baseline gap-x-3 text-ui">
      <OriginalWord word={word} />
      <bdi lang={`${word.language}-Latn`} className="text-muted">
        {wordSound(word)}
      </bdi>
      <span>
        <ShownEnglish text={word.translation ?? '–'} />
      </span>
      <span className="tabular-nums">
        <span className="font-semibold text-accent">{formatValue(value)}</span>
        {sum > 0 && <span className="text-muted">{` · ${Math.round((100 * value) / sum)} %`}</span>}
      </span>
    </p>
  );
}

function BarTable({ bars, name }: { readonly bars: readonly WordBar[]; readonly name: string }) {
  return (
    <table className={`${TABLE} text-meta my-4`}>
      <thead>
        <tr>
          <th scope="col">{similarText.chart.word}</th>
          <th scope="col">{similarText.chart.transliteration}</th>
          <th scope="col">{similarText.chart.meaning}</th>
          <th scope="col" className={NUMERIC}>
            {name}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ word, value }) => (
          <tr key={word.wordPosition}>
            <th scope="row">
              <OriginalWord word={word} />
            </th>
            <td lang={`${word.language}-Latn`}>{wordSound(word)}</td>
            <td>
              <ShownEnglish text={word.translation ?? '–'} />
            </td>
            <td className={NUMERIC}>{formatValue(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
