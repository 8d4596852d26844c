import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { BOOKS, type Book, bookById, TANAKH } from '../../../domain/canon/index.ts';
import { useMissingBooks } from '../../shared/places/missing-books.ts';
import { chapterName, type ExplorerPlace, placeLink } from '../../shared/places/place.ts';
import { changeReadingSettings, useReadingSettings } from '../../shared/settings/reading-settings.ts';
import { bookGridText } from '../../text/places/book-grid-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { onGridKey } from './grid-keys.ts';
import { VerseGrid } from './verse-grid.tsx';

interface BookGridProps {
  readonly place: ExplorerPlace | null;
  readonly onDone: () => void;
}

interface Group {
  readonly id: keyof typeof bookGridText.groups;
  readonly books: readonly Book[];
}

const inGroup = (group: Book['group']): Group => ({
  id: group,
  books: BOOKS.filter((book) => book.group === group),
});

const GROUPS: Readonly<Record<keyof typeof bookGridText.orders, readonly Group[]>> = {
  english: [inGroup('torah'), inGroup('other-old'), inGroup('apocrypha'), inGroup('new')],
  tanakh: [
    ...TANAKH.map(({ id, books }) => ({ id, books: books.map(bookById) })),
    inGroup('new'),
    inGroup('apocrypha'),
  ],
};

const ITEM =
  'control w-full justify-start px-2.5 text-start max-md:px-1 max-md:text-meta aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-accent md:min-h-9';

/**
 * The verses of the chapter that is read, and the grid of all books or, after a book is chosen, of its chapters. A book
 * with one chapter opens at once. Each grid is one Tab stop.
 */
export function BookGrid({ place, onDone }: BookGridProps) {
  const [book, setBook] = useState<Book | null>(null);
  return (
    <div className="mx-auto max-w-page px-4 pt-3 pb-6 md:px-8">
      {book === null ? (
        <Books place={place} onDone={onDone} onChoose={setBook} />
      ) : (
        <Chapters book={book} place={place} onDone={onDone} onBack={() => setBook(null)} />
      )}
    </div>
  );
}

interface BooksProps extends BookGridProps {
  readonly onChoose: (book: Book) => void;
}

const ORDER =
  'flex min-h-8 cursor-pointer items-center rounded-(--radius) px-3 has-checked:bg-selected has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-ring';

function Books({ place, onDone, onChoose }: BooksProps) {
  const chosen = useReadingSettings().tanakhOrder ? 'tanakh' : 'english';
  const groups = GROUPS[chosen];
  const current = place?.book.id ?? groups[0]?.books[0]?.id;
  const missing = useMissingBooks(true);
  const grid = useFocusOnCurrent();
  return (
    <>
      {place !== null && <VerseGrid place={place} onDone={onDone} />}
      <fieldset className="my-2 flex w-fit rounded-(--radius) border border-control-line text-meta">
        <legend className="sr-only">{bookGridText.order}</legend>
        {(['english', 'tanakh'] as const).map((order) => (
          <label key={order} className={ORDER}>
            <input
              type="radio"
              name="book-order"
              className="sr-only"
              checked={order === chosen}
              onChange={() => changeReadingSettings({ tanakhOrder: order === 'tanakh' })}
            />
            {bookGridText.orders[order]}
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the buttons inside. */}
      <div ref={grid} onKeyDown={onGridKey}>
        {groups.map(({ id, books }) => {
          // A group without any installed book says so once, in its heading.
          const isMissing = books.every((book) => missing.has(book.id));
          const title = bookGridText.groups[id];
          const heading = isMissing ? bookGridText.notInstalled(title) : title;
          return (
            <section key={id} aria-label={heading} className="mt-4">
              <h2 className="mb-1 text-meta text-muted">{heading}</h2>
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-x-1 md:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]">
                {books.map((book) => {
                  const name =
                    missing.has(book.id) && !isMissing ? bookGridText.notInstalled(book.name) : book.name;
                  const shared = {
                    'data-item': '',
                    tabIndex: book.id === current ? 0 : -1,
                    className: `${ITEM} -ms-1 md:-ms-2.5 ${missing.has(book.id) ? 'text-muted' : ''}`,
                    ...(place?.book.id === book.id ? { 'aria-current': 'true' as const } : {}),
                  };
                  return (
                    <li key={book.id}>
                      {book.chapters === 1 ? (
                        <ChapterLink book={book} chapter={1} onDone={onDone} {...shared}>
                          {name}
                        </ChapterLink>
                      ) : (
                        <button type="button" {...shared} onClick={() => onChoose(book)}>
                          {name}
                        </button>
                      )}
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

interface ChaptersProps extends BookGridProps {
  readonly book: Book;
  readonly onBack: () => void;
}

function Chapters({ book, place, onDone, onBack }: ChaptersProps) {
  const here = place?.book.id === book.id ? place.chapter : null;
  const grid = useFocusOnCurrent();
  return (
    <>
      <Button className="-ms-2.5 px-2.5 text-muted" onClick={onBack}>
        <Icon name="left" />
        {bookGridText.back}
      </Button>
      <h2 className="mt-1 text-h3 font-medium">
        {book.name}{' '}
        <span className="text-meta font-normal text-muted">{bookGridText.chapters(book.chapters)}</span>
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the links inside. */}
      <div ref={grid} onKeyDown={onGridKey}>
        <ol
          aria-label={book.name}
          className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 md:max-w-[48rem]"
        >
          {Array.from({ length: book.chapters }, (_, index) => index + 1).map((chapter) => (
            <li key={chapter}>
              <ChapterLink
                book={book}
                chapter={chapter}
                onDone={onDone}
                data-item=""
                tabIndex={chapter === (here ?? 1) ? 0 : -1}
                aria-label={chapterName(book.id, chapter)}
                className="control w-full px-0 tabular-nums aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-accent"
                {...(chapter === here ? { 'aria-current': 'true' as const } : {})}
              >
                {chapter}
              </ChapterLink>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

interface ChapterLinkProps
  extends Pick<
    React.ComponentProps<'a'>,
    'aria-current' | 'aria-label' | 'children' | 'className' | 'tabIndex'
  > {
  readonly book: Book;
  readonly chapter: number;
  readonly onDone: () => void;
  readonly 'data-item': string;
}

function ChapterLink({ book, chapter, onDone, ...link }: ChapterLinkProps) {
  return <Link {...placeLink({ book, chapter, verse: null })} preload={false} onClick={onDone} {...link} />;
}

function useFocusOnCurrent() {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[data-item][tabindex="0"]')?.focus();
  }, []);
  return grid;
}
