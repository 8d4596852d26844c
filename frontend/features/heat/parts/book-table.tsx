import { Fragment, useState } from 'react';
import { bookById } from '../../../../domain/canon/index.ts';
import type { HeatAnswer, HeatBook, HeatQuestion, HeatShape } from '../../../../domain/heat/index.ts';
import { heatPartsText } from '../../../text/instruments/heat-parts-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { NUMERIC, TABLE } from '../../../ui/pages/page-classes.ts';
import { formatValue } from '../../../ui/words/format-value.ts';
import { ChapterList } from './chapter-list.tsx';
import { foundIn } from './chapters.ts';

const text = heatPartsText.table;

interface BookTableProps {
  readonly shape: HeatShape;
  readonly answers: readonly HeatAnswer[];
  readonly questions: readonly HeatQuestion[];
}

/** What the picture shows, as a table: a row for each book, which opens its chapters and their verses. */
export function BookTable({ shape, answers, questions }: BookTableProps) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <table className={`${TABLE} text-ui tabular-nums`}>
      <caption className="sr-only">{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.book}</th>
          <th scope="col" className={`${NUMERIC} max-md:hidden`}>
            {text.asked}
          </th>
          {answers.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second question.
            <Fragment key={at}>
              <th scope="col" className={NUMERIC}>
                {text.found(at, answers.length)}
              </th>
              <th scope="col" className={NUMERIC}>
                {text.shareTitle}
              </th>
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {shape.books.map((book, at) => (
          <BookRows
            key={book.id}
            shape={shape}
            book={book}
            at={at}
            answers={answers}
            questions={questions}
            isOpen={book.id === opened}
            onToggle={() => setOpened(book.id === opened ? null : book.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface BookRowsProps extends BookTableProps {
  readonly book: HeatBook;
  readonly at: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function BookRows({ shape, book, at, answers, questions, isOpen, onToggle }: BookRowsProps) {
  const found = foundIn(book, answers);
  return (
    <>
      <tr>
        <th scope="row">
          <Button
            aria-expanded={isOpen}
            className="min-h-9 w-full justify-start px-1 text-start"
            onClick={onToggle}
          >
            {bookById(book.id).name}
          </Button>
        </th>
        <td className={`${NUMERIC} max-md:hidden`}>{formatValue(book.verses)}</td>
        {answers.map(({ asked }, one) =>
          asked[at] === 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second question.
            <Fragment key={one}>
              <td className={NUMERIC}>{formatValue(found[one] ?? 0)}</td>
              <td className={NUMERIC}>{text.share((found[one] ?? 0) / book.verses)}</td>
            </Fragment>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second question.
            <td key={one} colSpan={2} className={`${NUMERIC} text-muted`}>
              {text.notAsked}
            </td>
          ),
        )}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={2 + 2 * answers.length}>
            <ChapterList shape={shape} book={book} answers={answers} questions={questions} />
          </td>
        </tr>
      )}
    </>
  );
}
