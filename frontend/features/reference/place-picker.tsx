import { type KeyboardEvent, useRef, useState } from 'react';
import { placeName } from '../../shared/places/place.ts';
import { usePlace } from '../../shared/places/use-place.ts';
import { placePickerText } from '../../text/places/place-picker-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { LazyPart, lazyPart, usePreload } from '../../ui/pages/lazy-part.tsx';
import { useCloseOutside } from '../../ui/panels/use-close-outside.ts';

const BOOK_GRID = lazyPart(() => import('./book-grid.tsx'), 'BookGrid');

export const openBooks = (): void => document.querySelector<HTMLElement>('[data-opens-books]')?.click();

const BUTTON =
  'control text-start font-medium text-accent wrap-anywhere max-md:gap-1 max-md:px-1.5 max-[24rem]:px-0.5 max-[22.5rem]:text-meta';
const GRID =
  'absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto overscroll-contain border-b border-line bg-background shadow-[0_1.5rem_2rem_oklch(0%_0_0/12%)]';

/**
 * The current reference as a button in the header. It opens a grid of all books below the header, where two taps, on
 * a book and on a chapter, lead to another place. On other pages the button is named "Books", and a phone hides it.
 */
export function PlacePicker() {
  const place = usePlace();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const preload = usePreload(BOOK_GRID);
  useCloseOutside(root, isOpen, setOpen);
  const name = place && placeName(place);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the controls inside.
    <div ref={root} className={`min-w-0 ${name === null ? 'max-md:hidden' : ''}`} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        data-opens-books=""
        aria-label={name === null ? undefined : placePickerText.changePlace(name)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={`${BUTTON} ${(name?.length ?? 0) > 14 ? 'max-[24rem]:text-meta max-[24rem]:*:last:hidden' : ''}`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        <bdi>{name ?? placePickerText.books}</bdi>
        <span className="flex-none text-muted max-[22.5rem]:hidden">
          <Icon name="down" />
        </span>
      </button>
      {isOpen && (
        <div role="dialog" aria-label={placePickerText.choose} className={GRID}>
          <LazyPart part={BOOK_GRID} props={{ place, onDone: () => setOpen(false) }} />
        </div>
      )}
    </div>
  );
}
