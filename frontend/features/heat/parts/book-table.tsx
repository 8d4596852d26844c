import { Fragment, useState } from 'react';
import { BIBLE_PARTS, bookById, partOfBook } from '../../../../domain/canon/index.ts';
import type { HeatAnswer, HeatBook, HeatQuestion, HeatShape } from '../../../../domain/heat/index.ts';
import { partNames } from '../../../../domain/text/index.ts';
import { heatPartsText } from '../../../text/instruments/heat-parts-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { NUMERIC, TABLE } from '../../../ui/pages/page-classes.ts';
import { formatValue } from '../../../ui/words/format-value.ts';
import { isAskedIn } from '../picture/index.ts';
import { ChapterList } from './chapter-list.tsx';
import { foundIn, timesIn } from './chapters.ts';

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
              {isCounted(questions[at]) && (
                <th scope="col" className={timesClass(answers)}>
                  {text.times}
                </th>
              )}
              <th scope="col" className={NUMERIC}>
                {text.shareTitle}
              </th>
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {shape.books.map(
          (book, at) =>
            isAskedIn(answers, at) && (
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
            ),
        )}
      </tbody>
      <PartRows shape={shape} answers={answers} questions={questions} />
    </table>
  );
}

/** True if a verse can have what is asked for several times. */
const isCounted = (question: HeatQuestion | undefined): boolean =>
  question !== undefined && question.kind !== 'verse' && question.kind !== 'length';

/** With two questions a phone has no room for their times. */
const timesClass = (answers: readonly HeatAnswer[]): string =>
  answers.length === 1 ? NUMERIC : `${NUMERIC} max-md:hidden`;

/** The sums of each part of the Bible. */
function PartRows({ shape, answers, questions }: BookTableProps) {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return (
    <tfoot aria-label={text.partsOfBible} className="font-semibold [&_td]:py-1.5 [&_th]:py-1.5">
      {BIBLE_PARTS.map((part) => {
        const books = shape.books.filter(({ id }) => partOfBook(id) === part);
        const asked = sum(books.map(({ verses }) => verses));
        return (
          asked > 0 && (
            <tr key={part}>
              <th scope="row" className="px-1">
                {partNames[part]}
              </th>
              <td className={`${NUMERIC} max-md:hidden`}>{formatValue(asked)}</td>
              {answers.map((answer, at) => {
                const isAsked = books.some((book) => answer.asked[shape.books.indexOf(book)] === 1);
                const found = sum(books.flatMap((book) => foundIn(book, [answer])));
                const times = sum(books.flatMap((book) => timesIn(book, [answer])));
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second question.
                  <Fragment key={at}>
                    <td className={NUMERIC}>{formatValue(isAsked ? found : null)}</td>
                    {isCounted(questions[at]) && (
                      <td className={timesClass(answers)}>{formatValue(isAsked ? times : null)}</td>
                    )}
                    <td className={NUMERIC}>{isAsked ? text.share(found / asked) : formatValue(null)}</td>
                  </Fragment>
                );
              })}
            </tr>
          )
        );
      })}
    </tfoot>
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
  const times = timesIn(book, answers);
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
              {isCounted(questions[one]) && (
                <td className={timesClass(answers)}>{formatValue(times[one] ?? 0)}</td>
              )}
              <td className={NUMERIC}>{text.share((found[one] ?? 0) / book.verses)}</td>
            </Fragment>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second question.
            <td key={one} colSpan={isCounted(questions[one]) ? 3 : 2} className={`${NUMERIC} text-muted`}>
              {text.notAsked}
            </td>
          ),
        )}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={2 + 3 * answers.length}>
            <ChapterList shape={shape} book={book} answers={answers} questions={questions} />
          </td>
        </tr>
      )}
    </>
  );
}
