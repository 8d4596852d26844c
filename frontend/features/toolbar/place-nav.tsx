import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { Place } from '../../../domain/contract/index.ts';
import { chapterName, placeLink } from '../../shared/places/place.ts';
import { toolbarText } from '../../text/verse/toolbar-text.ts';
import { BAR_GROUP, BAR_STEP } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons.tsx';
import { ChooseButton } from '../sidebar/index.ts';

export type Neighbour = Omit<Place, 'path'>;

interface PlaceStepsProps {
  readonly unit: 'verse' | 'chapter';
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  readonly children?: ReactNode;
}

export function PlaceSteps({ unit, previous, next, children }: PlaceStepsProps) {
  return (
    <nav aria-label={unit === 'verse' ? toolbarText.verses : toolbarText.chapters} className={BAR_GROUP}>
      {/* In a wider window this button is in the line that says what is read. */}
      <ChooseButton className={`${BAR_STEP} md:hidden`}>
        <Icon name="list" />
        {toolbarText.choose}
      </ChooseButton>
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

function StepLink({ place, unit, direction }: StepProps) {
  const word = toolbarText[direction];
  const where = place && (unit === 'verse' ? place.reference : chapterName(place.book, place.chapter));
  return (
    <PlaceStep
      place={place}
      unit={unit}
      className={`${BAR_STEP} ${direction === 'next' ? 'max-md:[&>svg]:-order-1' : ''}`}
      {...(where === null ? {} : { title: where, 'aria-label': toolbarText.step(word, where) })}
    >
      {direction === 'previous' && <Icon name="left" />}
      {word}
      {direction === 'next' && <Icon name="right" />}
    </PlaceStep>
  );
}

interface PlaceStepProps
  extends Pick<ComponentProps<'a'>, 'aria-label' | 'children' | 'className' | 'title'> {
  readonly place: Pick<Place, 'book' | 'chapter' | 'verse'> | null;
  readonly unit: 'verse' | 'chapter';
}

export function PlaceStep({ place, unit, className, ...link }: PlaceStepProps) {
  const control = `control ${className}`;
  if (place === null) return <button type="button" disabled className={control} {...link} />;
  const { book, chapter, verse } = place;
  return (
    <Link
      {...placeLink({ book, chapter, verse: unit === 'verse' ? verse : null })}
      className={control}
      {...link}
    />
  );
}

interface ChapterLinkProps {
  readonly place: { readonly book: string; readonly chapter: number; readonly verse: number };
  readonly className?: string;
}

export function ChapterLink({ place, className = '' }: ChapterLinkProps) {
  return (
    <Link
      {...placeLink({ ...place, verse: null })}
      hash={`v${place.verse}`}
      activeOptions={{ exact: true }}
      className={`control ${className}`}
    >
      {toolbarText.wholeChapter}
    </Link>
  );
}
