import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Place } from '../../../domain/contract/index.ts';
import { chapterName, placeLink } from '../../shared/places/place.ts';
import { toolbarText } from '../../text/verse/toolbar-text.ts';
import { BAR_GROUP, BAR_STEP } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons.tsx';
import { openSheet, useHasRail, usePreloadSheet } from '../sidebar/index.ts';

export type Neighbour = Omit<Place, 'path'>;

interface PlaceStepsProps {
  readonly unit: 'verse' | 'chapter';
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** Further links, shown after Next. */
  readonly children?: ReactNode;
}

/** Links to the previous and next place. In a window without the rail, also a button that opens the sheet. */
export function PlaceSteps({ unit, previous, next, children }: PlaceStepsProps) {
  const preload = usePreloadSheet();
  const hasRail = useHasRail();
  return (
    <nav aria-label={unit === 'verse' ? toolbarText.verses : toolbarText.chapters} className={BAR_GROUP}>
      {!hasRail && (
        <button
          type="button"
          data-opens-sidebar=""
          className={`control ${BAR_STEP}`}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={openSheet}
        >
          <Icon name="list" />
          {toolbarText.choose}
        </button>
      )}
      <StepLink place={previous} unit={unit} direction="previous" />
      <StepLink place={next} unit={unit} direction="next" />
      {children}
    </nav>
  );
}

interface StepProps {
  readonly place: Neighbour | null;
  readonly unit: 'verse' | 'chapter';
  readonly direction: 'previous' | 'next';
}

/** A link to the previous or next place. It is a disabled button if there is none, as at the ends of the canon. */
function StepLink({ place, unit, direction }: StepProps) {
  const word = toolbarText[direction];
  const label = (
    <>
      {direction === 'previous' && <Icon name="left" />}
      {word}
      {direction === 'next' && <Icon name="right" />}
    </>
  );
  const className = `control ${BAR_STEP} ${direction === 'next' ? 'max-md:[&>svg]:-order-1' : ''}`;
  if (place === null) {
    return (
      <button type="button" disabled className={className}>
        {label}
      </button>
    );
  }
  const { book, chapter, reference } = place;
  const where = unit === 'verse' ? reference : chapterName(book, chapter);
  return (
    <Link
      {...placeLink({ ...place, verse: unit === 'verse' ? place.verse : null })}
      className={className}
      aria-label={toolbarText.step(word, where)}
      title={where}
    >
      {label}
    </Link>
  );
}

interface ChapterLinkProps {
  readonly place: { readonly book: string; readonly chapter: number; readonly verse: number };
  readonly className?: string;
}

/** A link from a verse to its chapter, where the verse is marked. */
export function ChapterLink({ place, className = '' }: ChapterLinkProps) {
  return (
    <Link
      {...placeLink({ ...place, verse: null })}
      hash={`v${place.verse}`}
      className={`control ${className}`}
    >
      {toolbarText.wholeChapter}
    </Link>
  );
}
