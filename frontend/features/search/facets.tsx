import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { TextSearchAnswer } from '../../../domain/contract/index.ts';
import { searchText } from '../../text/search.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { formatValue } from '../../ui/format-value.ts';
import { testamentName, versionLabel } from './in-words.ts';
import type { TextQuestion } from './question.ts';
import { linkOf } from './use-address.ts';

/** The number of books that are listed until the reader asks for all books. */
const SHOWN_BOOKS = 8;

const text = searchText.filters;

const wide = matchMedia('(min-width: 80rem)');

interface FacetsProps {
  readonly facets: TextSearchAnswer['facets'];
  readonly question: TextQuestion;
}

/**
 * The number of results by testament, version and book. Each entry is a link that sets or removes a filter. A list with
 * one entry is left out unless it is the chosen filter: it has all results, so it would filter nothing.
 */
export function Facets({ facets, question }: FacetsProps) {
  const [isOpen] = useState(() => wide.matches);
  const [showsAll, setShowsAll] = useState(false);
  const filtering = <Entry extends { readonly id: string }>(filter: Filter, entries: readonly Entry[]) =>
    entries.length > 1 || entries.some(({ id }) => id === question[filter]) ? entries : [];
  const testaments = filtering('testament', facets.testaments);
  const versions = filtering('version', facets.versions);
  const books = filtering('book', facets.books);
  if (testaments.length + versions.length + books.length === 0) return null;
  // The short list has the books with the most results. The full list is in canonical order.
  const topBooks = books.toSorted((one, other) => other.count - one.count).slice(0, SHOWN_BOOKS);
  const shown = showsAll ? books : topBooks;
  return (
    <Accordion title={text.title} open={isOpen} className="mb-3 self-start text-ui">
      <Facet
        name={text.testament}
        filter="testament"
        question={question}
        lines={testaments.map(({ id, count }) => ({ id, name: testamentName(id), count }))}
      />
      <Facet
        name={text.version}
        filter="version"
        question={question}
        lines={versions.map(({ id, count }) => ({ id, name: versionLabel(id), count }))}
      />
      <Facet name={text.book} filter="book" question={question} lines={shown} />
      {books.length > SHOWN_BOOKS && (
        <button type="button" className="control -ms-3.5" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? text.fewerBooks : text.allBooks(books.length)}
        </button>
      )}
    </Accordion>
  );
}

type Filter = 'testament' | 'version' | 'book';

interface FacetProps {
  readonly name: string;
  readonly filter: Filter;
  readonly question: TextQuestion;
  readonly lines: readonly { readonly id: string; readonly name: string; readonly count: number }[];
}

function Facet({ name, filter, question, lines }: FacetProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={name} className="pb-2">
      <h3 className="pb-0.5 text-meta text-muted">{name}</h3>
      <ul>
        {lines.map(({ id, name: line, count }) => {
          const isChosen = question[filter] === id;
          return (
            <li key={id}>
              <Link
                {...linkOf({
                  value: undefined,
                  search: {
                    ...question,
                    // A book belongs to one testament, so the filter for a book replaces the filter for a testament,
                    // and the reverse.
                    ...(filter === 'book' ? { testament: undefined } : {}),
                    ...(filter === 'testament' ? { book: undefined } : {}),
                    [filter]: isChosen ? undefined : id,
                    page: 1,
                  },
                })}
                resetScroll={false}
                aria-current={isChosen ? 'true' : undefined}
                className={`control -mx-2 flex justify-between px-2 xl:min-h-8 ${isChosen ? 'bg-selected font-semibold' : ''}`}
              >
                <span className="min-w-0">{line}</span>
                <span className="text-muted tabular-nums">{formatValue(count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
