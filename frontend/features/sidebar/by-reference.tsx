import { useLocation, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readFields } from '../../../domain/basics/index.ts';
import { bookById, isBookId } from '../../../domain/canon/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { useChangeSearch } from '../../addresses/change-search.ts';
import { EXPLORER_SEARCH, type ExplorerSearch } from '../../addresses/explorer-address.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { useMissingBooks } from '../../shared/places/missing-books.ts';
import { type ExplorerPlace, placeLink, verseName } from '../../shared/places/place.ts';
import { useVerses } from '../../shared/scripture/use-verses.ts';
import { byReferenceText } from '../../text/places/by-reference-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { CheckLabel } from '../../ui/forms/check-label.tsx';
import { Labelled } from '../../ui/forms/labelled.tsx';
import { LazyPart, lazyPart, usePreload } from '../../ui/pages/lazy-part.tsx';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { BookOptions } from './book-options.tsx';
import { inOrder, MAIN_METHODS, toggleMethod } from './chosen-methods.ts';
import { closeSheet } from './sheet.ts';
import { VersionSelect } from './version-select.tsx';
import { WrappedSelect } from './wrapped-select.tsx';

/**
 * A chosen book of the apocrypha opens after this delay, in milliseconds
 * (docs/decisions/0109-one-layout.md).
 */
const APOCRYPHA_DELAY_MS = 50;

interface ByReferenceProps {
  readonly place: ExplorerPlace;
  readonly search: ExplorerSearch;
}

/**
 * The form for choosing a place. Every choice opens its place at once. A new book keeps the chapter number if it has
 * that chapter. View Reference closes the sheet and brings the text into view.
 */
export function ByReference({ place, search }: ByReferenceProps) {
  const navigate = useNavigate();
  // The place that is chosen but has not loaded yet, so that the selects show the choice at once.
  const [draft, setDraft] = useState<{ readonly chosen: ExplorerPlace; readonly from: string } | null>(null);
  const here = `${place.book.id}/${place.chapter}/${place.verse}`;
  const { book, chapter, verse } = draft?.from === here ? draft.chosen : place;
  const verses = useVerses(book, chapter);
  const [isTouched, setTouched] = useState(false);
  const missingBooks = useMissingBooks(isTouched);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(opening.current), []);

  const open = (target: ExplorerPlace) => {
    clearTimeout(opening.current);
    setDraft({ chosen: target, from: here });
    void navigate(placeLink(target));
  };
  const chooseBook = (id: string) => {
    if (!isBookId(id)) return;
    const chosen = bookById(id);
    if (chosen.testament !== 'apocrypha') {
      open({ book: chosen, chapter: chapter <= chosen.chapters ? chapter : 1, verse: null });
      return;
    }
    const first = { book: chosen, chapter: 1, verse: 1 };
    clearTimeout(opening.current);
    setDraft({ chosen: first, from: here });
    opening.current = setTimeout(() => open(first), APOCRYPHA_DELAY_MS);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    closeSheet();
    const heading = document.querySelector<HTMLElement>('.explorer-text h1');
    heading?.scrollIntoView({ block: 'nearest' });
    heading?.focus({ preventScroll: true });
  };

  return (
    <form className="grid gap-3 py-2 text-ui" onSubmit={onSubmit}>
      <Accordion title={byReferenceText.bibleReference} open className="border-line not-first:border-t">
        <div className="grid gap-2.5 pt-0.5 pb-2">
          <VersionSelect version={search.version} />
          <WrappedSelect
            label={byReferenceText.book}
            shown={book.name}
            value={book.id}
            onFocus={() => setTouched(true)}
            onPointerEnter={() => setTouched(true)}
            onChange={(event) => chooseBook(event.target.value)}
          >
            <BookOptions missing={missingBooks} />
          </WrappedSelect>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-2 gap-y-2.5">
            <Labelled label={byReferenceText.chapter}>
              <select
                className="select w-full"
                value={chapter}
                onChange={(event) => open({ book, chapter: Number(event.target.value), verse: null })}
              >
                {withCurrent(
                  Array.from({ length: book.chapters }, (_, index) => index + 1),
                  chapter,
                ).map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </Labelled>
            <Labelled label={byReferenceText.verse}>
              <select
                className="select w-full"
                value={verse ?? ''}
                onChange={({ target: { value } }) => {
                  closeSheet();
                  open({ book, chapter, verse: value === '' ? null : Number(value) });
                }}
              >
                <option value="">{byReferenceText.allVerses}</option>
                {(verse === null ? verses : withCurrent(verses, verse)).map((one) => (
                  <option key={one} value={one}>
                    {verseName({ book: book.id, verse: one })}
                  </option>
                ))}
              </select>
            </Labelled>
          </div>
        </div>
      </Accordion>
      <Accordion title={byReferenceText.methods} open className="border-line not-first:border-t">
        <MethodChoice />
      </Accordion>
      <button type="submit" className="control control-lined justify-self-start">
        {byReferenceText.viewReference}
      </button>
    </form>
  );
}

/**
 * The numbers of existing chapters or verses. If the number in the address does not exist, it is added, so that the
 * select can show it.
 */
const withCurrent = (numbers: readonly number[], current: number): readonly number[] =>
  numbers.includes(current) ? numbers : [...numbers, current];

const MORE_METHODS = lazyPart(() => import('./more-methods.tsx'), 'MoreMethods');

function MethodChoice() {
  const [isOpen, setOpen] = useState(false);
  // The address changes at once, but the page changes only when the new values have loaded. The checkboxes follow
  // the address.
  const methods = useLocation({ select: ({ search }) => readFields(EXPLORER_SEARCH, search).methods });
  const change = useChangeSearch();
  const preload = usePreload(MORE_METHODS);
  const chosen = inOrder(methods);
  const toggle = (id: MethodId) => change((search) => ({ methods: toggleMethod(search.methods, id) }));
  const others = chosen.filter((id) => !MAIN_METHODS.some((main) => main === id));
  return (
    <div className="grid gap-0.5 pt-0.5 pb-2">
      {[...MAIN_METHODS, ...others].map((id) => (
        <CheckLabel key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          {methodLabel(id)}
        </CheckLabel>
      ))}
      <Button
        className="-ms-3.5 justify-self-start text-accent"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {byReferenceText.moreMethods}
      </Button>
      {isOpen && (
        <LazyPart part={MORE_METHODS} props={{ chosen, onToggle: toggle, onClose: () => setOpen(false) }} />
      )}
    </div>
  );
}
