import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { lexiconText } from '../../text/verse/lexicon-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { NUMERIC, TABLE } from '../../ui/pages/page-classes.ts';
import { useOneTabStop } from '../../ui/panels/use-one-tab-stop.ts';
import { Bar } from '../../ui/words/bar.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { lexiconQueries } from './lexicon-queries.ts';

const text = lexiconText.occurrences;

interface OccurrencesByBookProps {
  readonly strongsNumber: string;
}

const BARS = 8;

export function OccurrencesByBook({ strongsNumber }: OccurrencesByBookProps) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(lexiconQueries.occurrences(strongsNumber));
  return (
    <figure aria-labelledby={id} className="border-t border-line pt-2">
      <figcaption id={id}>
        {data === undefined ? text.title : text.titleOf(data.verses, data.books.length)}
      </figcaption>
      {error !== null && !isFetching ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-4 text-meta">
          {text.failed}
          <Button onClick={() => void refetch()}>{lexiconText.retry}</Button>
        </p>
      ) : data === undefined ? (
        <span className="skeleton h-48 w-full" aria-busy="true" />
      ) : (
        <>
          {data.books.length > 0 && (
            <button
              type="button"
              className="min-h-7 cursor-pointer rounded-sm text-meta text-accent hover:underline"
              onClick={() => setTable(!isTable)}
            >
              {isTable ? text.showChart : text.showTable}
            </button>
          )}
          {isTable ? (
            <BookTable books={data.books} strongsNumber={strongsNumber} />
          ) : (
            <Bars books={data.books} strongsNumber={strongsNumber} />
          )}
        </>
      )}
    </figure>
  );
}

interface Book {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

interface BooksProps extends OccurrencesByBookProps {
  readonly books: readonly Book[];
}

function Bars({ books, strongsNumber }: BooksProps) {
  const list = useOneTabStop<HTMLUListElement>();
  const mostFrequent = books.toSorted((one, other) => other.count - one.count).slice(0, BARS);
  const highest = mostFrequent[0]?.count ?? 1;
  return (
    <>
      <ul ref={list} className="my-1">
        {books
          .filter((book) => mostFrequent.includes(book))
          .map(({ id, name, count }) => (
            <li key={id}>
              <Link
                to="/search"
                search={{ term: strongsNumber, book: id }}
                preload={false}
                className="flex min-h-6 items-center gap-2 rounded-sm text-meta text-ink no-underline hover:bg-selected"
              >
                <span className="w-28 truncate">{name}</span>
                <Bar share={count / highest} className="h-3 bg-accent" />
                <span className="sr-only">{text.verses(count)}</span>
                <span aria-hidden="true" className="w-10 text-end tabular-nums">
                  {formatValue(count)}
                </span>
              </Link>
            </li>
          ))}
      </ul>
      {books.length > BARS && <p className="text-meta text-muted">{text.most(BARS, books.length)}</p>}
    </>
  );
}

function BookTable({ books, strongsNumber }: BooksProps) {
  const table = useOneTabStop<HTMLTableElement>();
  return (
    <table ref={table} className={`${TABLE} text-meta`}>
      <thead>
        <tr>
          <th scope="col">{text.book}</th>
          <th scope="col" className={NUMERIC}>
            {text.inVerses}
          </th>
        </tr>
      </thead>
      <tbody>
        {books.map(({ id, name, count }) => (
          <tr key={id}>
            <th scope="row">
              <Link
                to="/search"
                search={{ term: strongsNumber, book: id }}
                preload={false}
                className="inline-block min-h-6"
              >
                {name}
              </Link>
            </th>
            <td className={NUMERIC}>{formatValue(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
