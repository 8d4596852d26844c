import { Button } from '../../ui/forms/button.tsx';
import { languageOf } from '../../ui/words/mixed-text.tsx';
import '../../styles/later-pages.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { BookList, VersionList } from '../../../domain/contract/index.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { libraryText } from '../../text/site/library-text.ts';
import { Loaded } from '../../ui/pages/loaded.tsx';
import { FIELD } from '../../ui/pages/page-classes.ts';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { FACTS } from '../../ui/words/fact.tsx';
import { matchesBook } from './book-filter.ts';
import { BOOK_GROUPS } from './book-groups.ts';
import { whyMissing } from './why-missing.ts';

type ListedBook = BookList['books'][number];

export function BiblePage() {
  return (
    <div className="page">
      <PageHeading title={libraryText.books.title} />
      <Loaded query={useQuery(libraryQueries.books())} pending={null}>
        {({ books }) => <Books books={books} />}
      </Loaded>
      <Texts />
    </div>
  );
}

function Books({ books }: { readonly books: readonly ListedBook[] }) {
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const found = books.filter((book) => matchesBook(typed, book));
  const open = found.length === 1 ? (found[0]?.id ?? null) : opened;
  return (
    <>
      <form
        className="mt-5 max-w-[26rem]"
        onSubmit={(event) => {
          event.preventDefault();
          setOpened(found[0]?.id ?? null);
        }}
      >
        <label className="grid gap-1 text-ui">
          {libraryText.books.find}
          <input
            type="search"
            dir="auto"
            className={FIELD}
            autoComplete="off"
            spellCheck={false}
            lang={languageOf(typed)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      </form>
      <p role="status" className="mt-2 min-h-[1lh] text-ui text-muted">
        {typed.trim() !== '' &&
          (found.length === 0 ? libraryText.books.none : libraryText.books.count(found.length))}
      </p>
      {BOOK_GROUPS.map(({ id, title }) => (
        <Group
          key={id}
          title={title}
          books={found.filter(({ group }) => group === id)}
          opened={open}
          onOpen={setOpened}
        />
      ))}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly books: readonly ListedBook[];
  readonly opened: string | null;
  readonly onOpen: (id: string | null) => void;
}

function Group({ title, books, opened, onOpen }: GroupProps) {
  if (books.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lead font-medium">{title}</h2>
      {books.every(({ installed }) => !installed) && (
        <p className="mb-2 text-ui text-muted">{libraryText.books.apocrypha}</p>
      )}
      <ul className="grid grid-flow-row-dense grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-2 gap-y-1">
        {books.map((book) => (
          <Book key={book.id} book={book} isOpen={opened === book.id} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

interface BookProps {
  readonly book: ListedBook;
  readonly isOpen: boolean;
  readonly onOpen: (id: string | null) => void;
}

/**
 * The button of a book and, when it is open, the book's chapters in a separate row. The list item has no box
 * (`contents`), so that both are items of the grid.
 */
function Book({ book: { id, name, chapters, installed }, isOpen, onOpen }: BookProps) {
  const panel = `chapters-${id.replaceAll(' ', '-')}`;
  return (
    <li className="contents">
      <Button
        className={`w-full justify-between text-start aria-expanded:bg-selected aria-expanded:font-semibold aria-expanded:text-accent ${installed ? '' : 'text-muted!'}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => onOpen(isOpen ? null : id)}
      >
        {name}
        <span className="text-meta text-muted">
          {chapters}
          <span className="sr-only">
            {chapters === 1 ? libraryText.books.chapter : libraryText.books.chapters}
          </span>
        </span>
      </Button>
      {isOpen && (
        <div id={panel} className="col-span-full mb-2 rounded-(--radius) border border-line p-3">
          {installed ? (
            <ol
              aria-label={libraryText.books.chaptersOf(name)}
              className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1"
            >
              {Array.from({ length: chapters }, (_, index) => String(index + 1)).map((chapter) => (
                <li key={chapter}>
                  <Link
                    to="/explorer/$book/$chapter"
                    params={{ book: id, chapter }}
                    preload={false}
                    className="control w-full px-0! tabular-nums"
                    aria-label={`${name} ${chapter}`}
                  >
                    {chapter}
                  </Link>
                </li>
              ))}
            </ol>
          ) : (
            <p className="text-ui">{libraryText.books.missing(name)}</p>
          )}
        </div>
      )}
    </li>
  );
}

function Texts() {
  return (
    <section aria-labelledby="texts" className="mt-12">
      <h2 id="texts" className="mb-2 text-lead font-medium">
        {libraryText.texts.title}
      </h2>
      <dl className={`${FACTS} border-t border-line`}>
        <Loaded query={useQuery(libraryQueries.versions())} pending={null}>
          {({ versions }) =>
            versions.map((version) => (
              <div key={version.id}>
                <dt className="text-ink!">{version.name}</dt>
                <dd className="text-muted">{versionState(version)}</dd>
              </div>
            ))
          }
        </Loaded>
        <div>
          <dt className="text-ink!">{libraryText.texts.editions}</dt>
          <dd className="text-muted">
            <Loaded query={useQuery(libraryQueries.editions())} pending={null}>
              {({ editions }) => editions.map(({ name }) => name).join(' · ')}
            </Loaded>
            <Link to="/about" className="block w-fit py-1">
              {libraryText.about.title}
            </Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function versionState(version: VersionList['versions'][number]): string {
  const { id, installed, licence } = version;
  if (!installed) return whyMissing(version).replace('not', 'Not');
  return id === 'original' ? libraryText.texts.ownLicences : libraryText.texts.available(licence);
}
