import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { bookById, isBookId } from '../../../domain/canon/index.ts';
import { EXPLORER_SEARCH, type ExplorerSearch, keepSearch } from '../../addresses/explorer.ts';
import { useChangeSearch } from '../../shared/change-search.ts';
import { type ExplorerPlace, verseName } from '../../shared/place.ts';
import { BookOptions } from './book-options.tsx';
import { ChapterRail } from './chapter-rail.tsx';
import { EditionSelect } from './edition-select.tsx';
import { MethodChoice } from './method-choice.tsx';
import { closeSheet } from './sheet.ts';
import { useVerses } from './sidebar-queries.ts';
import { VersionSelect } from './version-select.tsx';

/**
 * A chosen book of the apocrypha opens after this delay, in milliseconds
 * (docs/decisions/0042-how-choosing-a-place-behaves.md).
 */
const APOCRYPHA_DELAY_MS = 50;

interface ByReferenceProps {
  readonly place: ExplorerPlace;
  readonly search: ExplorerSearch;
}

/**
 * The form for choosing a place. Choosing a book or chapter only updates the lists; the button View Reference opens
 * the place. Choosing a verse, or All Verses, opens it at once.
 */
export function ByReference({ place, search }: ByReferenceProps) {
  const navigate = useNavigate();
  // The place that is chosen but not yet open. It is discarded when the reader leaves the page on which it was
  // chosen.
  const [draft, setDraft] = useState<{ readonly chosen: ExplorerPlace; readonly from: string } | null>(null);
  const here = `${place.book.id}/${place.chapter}/${place.verse}`;
  const { book, chapter, verse } = draft?.from === here ? draft.chosen : place;
  const choose = (chosen: ExplorerPlace) => setDraft({ chosen, from: here });
  const verses = useVerses(book, chapter);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(opening.current), []);

  const open = (target: ExplorerPlace) => {
    const params = { book: target.book.id, chapter: String(target.chapter) };
    void (target.verse === null
      ? navigate({ to: '/explorer/$book/$chapter', params, search: keepSearch })
      : navigate({
          to: '/explorer/$book/$chapter/$verse',
          params: { ...params, verse: String(target.verse) },
          search: keepSearch,
        }));
  };
  const chooseBook = (id: string) => {
    if (!isBookId(id)) return;
    const chosen = bookById(id);
    clearTimeout(opening.current);
    if (chosen.testament === 'apocrypha') {
      const first = { book: chosen, chapter: 1, verse: 1 };
      choose(first);
      opening.current = setTimeout(() => open(first), APOCRYPHA_DELAY_MS);
      return;
    }
    choose({ book: chosen, chapter: chapter <= chosen.chapters ? chapter : 1, verse: null });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The sheet closes when the address changes. The address of the place that is already shown does not change, so
    // the sheet is closed here.
    closeSheet();
    open({ book, chapter, verse });
  };

  return (
    <form className="sidebar-form" onSubmit={onSubmit}>
      <details open className="accordion">
        <summary>Bible Reference</summary>
        <div className="accordion-content">
          <VersionSelect version={search.version} />
          <label className="choice">
            <span>Book</span>
            <select className="select" value={book.id} onChange={(event) => chooseBook(event.target.value)}>
              <BookOptions />
            </select>
          </label>
          <div className="choice-pair">
            <label className="choice">
              <span>Chapter</span>
              <select
                className="select"
                value={chapter}
                onChange={(event) => choose({ book, chapter: Number(event.target.value), verse: null })}
              >
                {withCurrent(
                  Array.from({ length: book.chapters }, (_, index) => index + 1),
                  chapter,
                ).map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </label>
            <label className="choice">
              <span>Verse</span>
              <select
                className="select"
                value={verse ?? ''}
                onChange={({ target: { value } }) =>
                  open({ book, chapter, verse: value === '' ? null : Number(value) })
                }
              >
                <option value="">All Verses</option>
                {(verse === null ? verses : withCurrent(verses, verse)).map((one) => (
                  <option key={one} value={one}>
                    {verseName({ book: book.id, verse: one })}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <EditionSelect testament={book.testament} edition={search.edition} />
          {book.languageOriginal !== 'greek' && <ReadingSelect reading={search.reading} />}
        </div>
      </details>
      <details open className="accordion">
        <summary>Gematria Methods</summary>
        <MethodChoice />
      </details>
      <button type="submit" className="control control-lined">
        View Reference
      </button>
      <ChapterRail place={place} />
    </form>
  );
}

/**
 * The numbers of existing chapters or verses. If the number in the address does not exist, it is added, so that the
 * select can show it.
 */
const withCurrent = (numbers: readonly number[], current: number): readonly number[] =>
  numbers.includes(current) ? numbers : [...numbers, current];

/**
 * The choice between the written (ketiv) and the read (qere) Hebrew. The values are those of the chosen reading.
 */
function ReadingSelect({ reading }: Pick<ExplorerSearch, 'reading'>) {
  const change = useChangeSearch();
  return (
    <label className="choice">
      <span>Reading</span>
      <select
        className="select"
        value={reading}
        onChange={({ target: { value } }) => change({ reading: EXPLORER_SEARCH.reading(value) })}
      >
        <option value="ketiv">Written (ketiv)</option>
        <option value="qere">Read (qere)</option>
      </select>
    </label>
  );
}
