import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { HeatShape } from '../../../../domain/heat/index.ts';
import { placeOfCell } from '../../../../domain/heat/index.ts';
import { Scripture } from '../../../shared/scripture/scripture.tsx';
import { heatPartsText } from '../../../text/instruments/heat-parts-text.ts';
import { formatValue } from '../../../ui/words/format-value.ts';
import type { Answered } from '../answers.ts';
import { heatQueries } from '../heat-queries.ts';
import { HeatSwatch } from '../picture/index.ts';
import { verseOfCell } from './verse-of-cell.ts';

/** How long the reader rests on a verse before its words are fetched, in milliseconds. */
const REST_MS = 200;

interface ReadVerseProps {
  readonly shape: HeatShape;
  readonly answers: readonly Answered[];
  readonly cell: number;
}

/** A verse: its reference, what was found in it, and its words. */
export function ReadVerse({ shape, answers, cell }: ReadVerseProps) {
  const { reference, english, englishReference } = verseOfCell(shape, cell);
  const book = shape.books.indexOf(placeOfCell(shape, cell).book);
  const rested = useRested(cell);
  const [first] = answers;
  const methods = first !== undefined && 'methods' in first.question ? first.question.methods : undefined;
  const { data, error } = useQuery({ ...heatQueries.verse(english, methods), enabled: rested === cell });
  const value = first?.question.kind === 'verse' ? (data?.totalValues[0]?.value ?? null) : null;
  const { hebrewText, greekText, language, text } = data?.verse ?? {};
  const original = hebrewText ?? greekText ?? null;
  return (
    <>
      <p role="status" className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <bdi className="font-semibold">{reference}</bdi>
        {englishReference !== null && (
          <span className="text-muted">{heatPartsText.reading.english(englishReference)}</span>
        )}
        {answers.map(({ question, answer }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second question.
          <span key={at}>
            {answers.length > 1 && (
              <span className="me-1.5">
                <HeatSwatch question={at === 0 ? 0 : 1} />
                <span className="sr-only">{heatPartsText.table.found(at, answers.length)}</span>
              </span>
            )}
            {answer.asked[book] === 1
              ? heatPartsText.reading.count(question, answer.counts[cell] ?? 0)
              : heatPartsText.reading.notAsked}
          </span>
        ))}
        {value !== null && <span className="text-accent">{`= ${formatValue(value)}`}</span>}
      </p>
      {error !== null && <p className="text-muted">{heatPartsText.reading.noText}</p>}
      <div className="grid min-w-0 grid-cols-1 items-baseline gap-x-8 md:grid-cols-2">
        <p className="truncate text-muted max-md:hidden">{text}</p>
        {original !== null && (
          <Scripture lang={language ?? 'he'} text={original} className="scripture-run truncate text-body" />
        )}
      </div>
    </>
  );
}

/** The cell on which the reader rested last. */
function useRested(cell: number): number | null {
  const [rested, setRested] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(cell), REST_MS);
    return () => clearTimeout(timer);
  }, [cell]);
  return rested;
}
