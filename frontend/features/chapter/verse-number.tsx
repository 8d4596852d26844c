import { Link } from '@tanstack/react-router';
import type { VerseSummary } from '../../../domain/contract/index.ts';
import { placeLink, verseName } from '../../shared/places/place.ts';

interface VerseNumberProps {
  readonly verse: VerseSummary['verse'];
  readonly isSecond?: boolean;
  readonly isInText?: boolean;
}

const NUMBER = 'text-meta font-semibold text-accent tabular-nums no-underline select-none hover:underline';
/**
 * The padding makes the area of the verse number larger for a finger. It reaches over the space before the number and
 * moves nothing.
 */
const IN_TEXT = '-ms-1 px-1 py-1';
const IN_MARGIN = 'inline-block min-h-6 min-w-6 leading-6 text-center';

export function VerseNumber({ verse, isSecond = false, isInText = false }: VerseNumberProps) {
  return (
    <Link
      {...placeLink(verse)}
      lang="en"
      className={`${NUMBER} ${isInText ? IN_TEXT : IN_MARGIN}`}
      {...(isSecond ? { 'aria-hidden': true, tabIndex: -1 } : { 'aria-label': verse.reference })}
    >
      <bdi>{verseName(verse)}</bdi>
    </Link>
  );
}
