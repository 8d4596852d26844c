import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { TextSearchAnswer } from '../../../domain/contract/index.ts';
import { ownId } from '../../../domain/editions/index.ts';
import { scopeName } from '../../../domain/text/index.ts';
import { chosenIn, SEARCH, scopeOf } from '../../addresses/search-address.ts';
import { searchText } from '../../text/search/search-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { versionLabel } from './in-words.ts';
import type { TextQuestion } from './question.ts';
import { linkOf } from './use-address.ts';

const SHOWN_BOOKS = 8;
const ORDERS = ['best', 'canonical'] as const;

const text = searchText.filters;

const wide = matchMedia('(min-width: 80rem)');

interface FacetsProps {
  readonly facets: Counts;
  readonly question: TextQuestion;
  /** True if there are results to bring into another order. */
  readonly hasOrder: boolean;
}

/**
 * The order and the filters beside the results: lists of parts of the Bible, versions and books with their numbers of
 * results. Each entry is a link that sets or removes a filter. A list with one entry that is not chosen is left out: it would filter
 * nothing.
 */
export function Facets({ facets, question, hasOrder }: FacetsProps) {
  const [isOpen] = useState(() => wide.matches);
  const [showsAll, setShowsAll] = useState(false);
  const filtering = <Entry extends { readonly id: string }>(
    filter: 'version' | 'book',
    entries: readonly Entry[],
  ) => (entries.length > 1 || entries.some(({ id }) => id === question[filter]) ? entries : []);
  // Each result is in one testament. A part of the Bible with all results would filter nothing.
  const all = facets.testaments.reduce((sum, { count }) => sum + count, 0);
  const parts = [...facets.testaments.map(testamentLine), ...facets.groups.map(groupLine)].filter(
    ({ id, count = 0 }) => count < all || id === chosenIn(question),
  );
  const versions = filtering('version', facets.versions);
  const books = filtering('book', facets.books);
  const orders = hasOrder ? ORDERS.map((id) => ({ id, name: searchText.order.names[id] })) : [];
  if (orders.length + parts.length + versions.length + books.length === 0) return null;
  // The short list has the books with the most results. The full list is in canonical order.
  const topBooks = books.toSorted((one, other) => other.count - one.count).slice(0, SHOWN_BOOKS);
  const shown = showsAll ? books : topBooks;
  return (
    <Accordion title={text.title} open={isOpen} className="self-start text-ui">
      <Facet
        name={searchText.order.label}
        chosen={question.order ?? 'best'}
        lines={orders}
        search={(order) => ({ ...question, order: SEARCH.order(order) })}
      />
      <Facet
        name={text.part}
        chosen={chosenIn(question)}
        lines={parts}
        search={(part) => ({ ...question, ...scopeOf(part ?? '') })}
      />
      <Facet
        name={text.version}
        chosen={question.version}
        search={(version) => ({ ...question, version: SEARCH.version(version) })}
        lines={versions.map(({ id, name, count }) => ({
          id,
          name: ownId(id) === undefined ? versionLabel(id) : name,
          count,
        }))}
      />
      {/* A book belongs to one testament, so the filter for a book replaces the filter for a part, and the reverse. */}
      <Facet
        name={text.book}
        chosen={question.book}
        lines={shown}
        search={(book) => ({ ...question, ...scopeOf(book ?? '') })}
      />
      {books.length > SHOWN_BOOKS && (
        <Button className="-ms-3.5" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? text.fewerBooks : text.allBooks(books.length)}
        </Button>
      )}
    </Accordion>
  );
}

interface Line {
  readonly id: string;
  readonly name: string;
  readonly count?: number;
}

type Counts = TextSearchAnswer['facets'];
const testamentLine = ({ id, count }: Counts['testaments'][number]): Line => ({
  id: `testament=${id}`,
  name: scopeName(id),
  count,
});
const groupLine = ({ id, count }: Counts['groups'][number]): Line => ({
  id: `group=${id}`,
  name: scopeName(id),
  count,
});

interface FacetProps {
  readonly name: string;
  readonly chosen: string | undefined;
  readonly lines: readonly Line[];
  readonly search: (id: string | undefined) => TextQuestion;
}

function Facet({ name, chosen, lines, search }: FacetProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={name} className="pb-2">
      <h3 className="pb-0.5 text-meta text-muted">{name}</h3>
      <ul>
        {lines.map(({ id, name: line, count }) => {
          const isChosen = chosen === id;
          return (
            <li key={id}>
              <Link
                {...linkOf({ value: undefined, search: { ...search(isChosen ? undefined : id), page: 1 } })}
                resetScroll={false}
                aria-current={isChosen ? 'true' : undefined}
                className={`control -mx-2 flex justify-between px-2 xl:min-h-8 ${isChosen ? 'bg-selected font-semibold' : ''}`}
              >
                <span className="min-w-0">{line}</span>
                {count !== undefined && <span className="text-muted tabular-nums">{formatValue(count)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
