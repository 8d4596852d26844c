import { Link } from '@tanstack/react-router';
import type { Place } from '../../../domain/contract/index.ts';
import type { ExplorerSearch } from '../verse/explorer-search.ts';
import { chapterName, placeParams } from '../verse/place.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

interface PlaceNavProps {
  readonly previous: Place | null;
  readonly next: Place | null;
  /** The whole chapter, from a verse; a chapter has no such link. */
  readonly chapter?: { readonly book: string; readonly chapter: number; readonly verse: number };
  /** Whether the neighbours are verses or whole chapters. */
  readonly unit: 'verse' | 'chapter';
}

/** The way back and on, by button and by the arrow keys; both ends of the canon stop. */
export function PlaceNav({ previous, next, chapter, unit }: PlaceNavProps) {
  useArrowKeys(previous, next, unit);
  return (
    <nav aria-label={unit === 'verse' ? 'Verses' : 'Chapters'} className="place-nav no-print">
      <Step place={previous} unit={unit} word="Previous" />
      {chapter === undefined ? (
        <span />
      ) : (
        <Link
          to="/explorer/$book/$chapter"
          params={{ book: chapter.book, chapter: String(chapter.chapter) }}
          search={(search) => search}
          hash={`v${chapter.verse}`}
          className="control"
        >
          Whole chapter
        </Link>
      )}
      <Step place={next} unit={unit} word="Next" />
    </nav>
  );
}

interface StepProps {
  readonly place: Place | null;
  readonly unit: 'verse' | 'chapter';
  readonly word: 'Previous' | 'Next';
}

function Step({ place, unit, word }: StepProps) {
  const side = word === 'Previous' ? 'justify-self-start' : 'justify-self-end';
  const label = (
    <>
      {word === 'Previous' && <Arrow towards="left" />}
      {word}
      {word === 'Next' && <Arrow towards="right" />}
    </>
  );
  if (place === null) {
    return (
      <button type="button" disabled className={`control ${side}`}>
        {label}
      </button>
    );
  }
  const { book, chapter, reference } = place;
  const where = unit === 'verse' ? reference : chapterName(book, chapter);
  const shared = {
    search: (search: ExplorerSearch) => search,
    className: `control ${side}`,
    'aria-label': `${word}: ${where}`,
  };
  if (unit === 'verse') {
    return (
      <Link to="/explorer/$book/$chapter/$verse" params={placeParams(place)} {...shared}>
        {label}
      </Link>
    );
  }
  return (
    <Link
      to="/explorer/$book/$chapter"
      params={{ book: place.book, chapter: String(place.chapter) }}
      {...shared}
    >
      {label}
    </Link>
  );
}

function Arrow({ towards }: { readonly towards: 'left' | 'right' }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor">
      <path
        d={towards === 'left' ? 'M10 3 5 8l5 5' : 'm6 3 5 5-5 5'}
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}
