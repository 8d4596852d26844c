import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type {
  HeatAnswer,
  HeatBook,
  HeatChapter,
  HeatQuestion,
  HeatShape,
} from '../../../../domain/heat/index.ts';
import { placeParams } from '../../../shared/places/place.ts';
import { heatPartsText } from '../../../text/instruments/heat-parts-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { HeatSwatch } from '../picture/index.ts';
import { cellsFound, foundIn } from './chapters.ts';
import { verseOfCell } from './verse-of-cell.ts';

interface ChapterListProps {
  readonly shape: HeatShape;
  readonly book: HeatBook;
  readonly answers: readonly HeatAnswer[];
  readonly questions: readonly HeatQuestion[];
}

/** The chapters of a book, each with the number of its verses that were found. A chapter opens these verses. */
export function ChapterList({ shape, book, answers, questions }: ChapterListProps) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <p className="flex flex-wrap gap-x-4 px-2 py-1.5 text-meta text-muted">
        <span>{heatPartsText.table.numbers}</span>
        {questions.map((question, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second question.
          <span key={at} className="flex items-center gap-1.5">
            {questions.length > 1 && <HeatSwatch question={at === 0 ? 0 : 1} />}
            {heatPartsText.table.units(question)}
          </span>
        ))}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-2">
        {book.chapters.map((chapter) => {
          const isOpen = chapter.chapter === opened;
          const found = foundIn(chapter, answers);
          return (
            <li key={chapter.chapter} className={isOpen ? 'col-span-full' : undefined}>
              <Button
                aria-expanded={isOpen}
                aria-label={heatPartsText.table.chapterVerses(chapter.chapter, found)}
                className={`w-full justify-between px-2 tabular-nums ${isOpen ? 'bg-selected font-semibold' : ''}`}
                onClick={() => setOpened(isOpen ? null : chapter.chapter)}
              >
                <span>{heatPartsText.table.chapter(chapter.chapter)}</span>
                <span className={found.some((count) => count > 0) ? 'text-accent' : 'text-muted'}>
                  {heatPartsText.table.counts(found)}
                </span>
              </Button>
              {isOpen && <VerseList shape={shape} chapter={chapter} answers={answers} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface VerseListProps {
  readonly shape: HeatShape;
  readonly chapter: HeatChapter;
  readonly answers: readonly HeatAnswer[];
}

function VerseList({ shape, chapter, answers }: VerseListProps) {
  const cells = cellsFound(chapter, answers);
  if (cells.length === 0) return <p className="px-2 py-1.5 text-muted">{heatPartsText.table.none}</p>;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-2 pb-2">
      {cells.map((cell) => {
        const { english, reference } = verseOfCell(shape, cell);
        const counts = answers.map(({ counts }) => counts[cell] ?? 0);
        return (
          <li key={cell}>
            <Link
              to="/explorer/$book/$chapter/$verse"
              params={placeParams(english)}
              preload={false}
              aria-label={heatPartsText.table.verse(reference, counts)}
              className="control w-full justify-between px-2 tabular-nums text-accent"
            >
              <span>{`${chapter.chapter}:${shape.verses[cell]}`}</span>
              <span className="text-muted">{heatPartsText.table.counts(counts)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
