import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { TextSearchAnswer } from '../../../domain/contract/index.ts';
import { formatValue } from '../../ui/format-value.ts';
import { testamentName } from './in-words.ts';
import type { TextQuestion } from './question.ts';

/** Books named before the rest is asked for. */
const FIRST_BOOKS = 8;

const wide = matchMedia('(min-width: 80rem)');

interface FacetsProps {
  readonly facets: TextSearchAnswer['facets'];
  readonly question: TextQuestion;
}

/** How the results divide by testament, version and book; each part is a filter. */
export function Facets({ facets, question }: FacetsProps) {
  const [isOpen] = useState(() => wide.matches);
  const [showsAll, setShowsAll] = useState(false);
  const { testaments, versions, books } = facets;
  if (testaments.length + versions.length + books.length === 0) return <div />;
  // Those with most results first, as long as not all are shown.
  const most = books.toSorted((one, other) => other.count - one.count).slice(0, FIRST_BOOKS);
  const shown = showsAll ? books : most;
  return (
    <details className="accordion mb-3 self-start text-ui" open={isOpen}>
      <summary>Filter the results</summary>
      <Facet
        name="Testament"
        filter="testament"
        question={question}
        lines={testaments.map(({ id, count }) => ({ id, name: testamentName(id), count }))}
      />
      <Facet name="Version" filter="version" question={question} lines={versions} />
      <Facet name="Book" filter="book" question={question} lines={shown} />
      {books.length > FIRST_BOOKS && (
        <button type="button" className="control -ms-3.5" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Fewer books' : `All ${books.length} books`}
        </button>
      )}
    </details>
  );
}

interface FacetProps {
  readonly name: string;
  readonly filter: 'testament' | 'version' | 'book';
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
                to="/search"
                search={{
                  ...question,
                  // A book is of one testament: the two are never asked together.
                  ...(filter === 'book' ? { testament: undefined } : {}),
                  ...(filter === 'testament' ? { book: undefined } : {}),
                  [filter]: isChosen ? undefined : id,
                  page: 1,
                }}
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
