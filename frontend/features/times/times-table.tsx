import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { type BiblePart, type BookId, partOfBook } from '../../../domain/canon/index.ts';
import type { TimesByBook } from '../../../domain/counts/index.ts';
import { scopeName } from '../../../domain/text/index.ts';
import { limitsOf } from '../../addresses/search-address.ts';
import { timesText } from '../../text/search/times-text.ts';
import { NUMERIC, TABLE } from '../../ui/pages/page-classes.ts';
import { useOneTabStop } from '../../ui/panels/use-one-tab-stop.ts';
import { Bar } from '../../ui/words/bar.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { type PlacesSearch, placesLink } from './places-search.ts';

const text = timesText;

interface TimesTableProps {
  readonly times: TimesByBook;
  /** The search for all places. Each row leads to those in its part or book. Without it, rows are no links. */
  readonly search: PlacesSearch | undefined;
}

/** The times in each part and each of its books, with bars that compare the books. */
export function TimesTable({ times: { parts, books }, search }: TimesTableProps) {
  const table = useOneTabStop<HTMLTableElement>();
  const highest = Math.max(1, ...books.map(({ times }) => times));
  return (
    <table ref={table} className={`${TABLE} text-meta`} aria-label={text.table}>
      <thead>
        <tr>
          <th scope="col">{text.columns.place}</th>
          <th scope="col" className={NUMERIC}>
            {text.columns.times}
          </th>
          <th scope="col" className={NUMERIC}>
            {text.columns.verses}
          </th>
          <th scope="col" className="w-2/5 max-md:w-1/4">
            <span className="sr-only">{text.columns.share}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part, ...inPart }) => (
          <Fragment key={part}>
            <tr className="*:font-semibold">
              <th scope="row">
                <PlaceLink id={part} search={search} isFound={inPart.times > 0} />
              </th>
              <td className={NUMERIC}>{formatValue(inPart.times)}</td>
              <td className={NUMERIC}>{formatValue(inPart.verses)}</td>
              <td />
            </tr>
            {books
              .filter(({ book, times }) => times > 0 && partOfBook(book) === part)
              .map(({ book, times, verses }) => (
                <tr key={book}>
                  <th scope="row" className="ps-3">
                    <PlaceLink id={book} search={search} isFound />
                  </th>
                  <td className={NUMERIC}>{formatValue(times)}</td>
                  <td className={NUMERIC}>{formatValue(verses)}</td>
                  <td aria-hidden="true">
                    <Bar share={times / highest} className="h-3 bg-accent" />
                  </td>
                </tr>
              ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface PlaceLinkProps {
  readonly id: BookId | BiblePart;
  readonly search: PlacesSearch | undefined;
  readonly isFound: boolean;
}

function PlaceLink({ id, search, isFound }: PlaceLinkProps) {
  if (search === undefined || !isFound) return scopeName(id);
  const inScope = { ...search, search: { ...search.search, ...limitsOf(id) } };
  return (
    <Link {...placesLink(inScope)} preload={false} className="inline-block min-h-6">
      {scopeName(id)}
    </Link>
  );
}
